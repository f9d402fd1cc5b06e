import { tick } from "svelte";
import type { LessonNote } from "$made/messages";
import { lessons, look } from "$src/api/server";
import { still } from "$src/pieces/moving";
import { settings } from "$src/settings.svelte";
import { Latest } from "$src/table/latest";
import { askFor } from "$src/table/leave";
import type { Session } from "$src/table/session.svelte";
import { currentLanguage, load, moveSentence } from "$src/words/words.svelte";
import type { Letter } from "./places";

/** What notes of these kinds speak of has happened. */
const TOLD: readonly LessonNote["kind"][] = ["watch", "comment"];
/** Milliseconds that each move stands while it is shown. */
const SHOWN = 600;

/** The lesson of a table: what its note says now, and what one does with it. */
export class Lesson {
  note = $state.raw<LessonNote | null>(null);
  /** Whether the reasons of the note are open. */
  why = $state(false);
  /** The letter in the text that is pointed at. */
  pointed = $state<Letter | null>(null);
  /** The moves of the step in words, where they are listed instead of played. */
  listed = $state.raw<string[]>([]);
  /** The step to which one thinks of going back. */
  back = $state<number | null>(null);
  /** Whether a phone shows the note, and not the decision. */
  front = $state(true);
  /** Go to the note, wherever it is drawn. */
  enter: () => void = () => {};
  private readonly latest: Latest;
  /** The entry of the log at which it was asked for. */
  private asked: number | null = null;
  private changed = (): void => {};

  constructor(
    private readonly session: Session,
    /** Its title and its id. */
    readonly title: string,
    readonly id: string,
  ) {
    this.latest = new Latest((error) => session.tell(error));
  }

  /** Whether a turn or a production is told just now, of which the note speaks before or after. */
  get telling(): boolean {
    const { following, stage } = this.session;
    return following.current !== null || stage.scene !== null;
  }

  /** Whether what is told waits until the note was read. */
  get holds(): boolean {
    return this.session.following.stands !== null && !this.telling && (this.note?.reads ?? false);
  }

  /** Whether the note speaks of the last production, whose figures stay in its column meanwhile. */
  get recalls(): boolean {
    return this.holds && this.note?.kind === "comment";
  }

  /** The letters on the board: not while something else is told, nor where the game has gone on since. */
  get letters(): [Letter, string][] {
    const { note, session } = this;
    if (note === null || note.own_way || this.telling || session.lookback.past !== null) return [];
    const since = (session.live?.position ?? 0) - (note.reached.at(-1)?.position ?? 0);
    const gone = TOLD.includes(note.kind) && session.following.stands === null && since > 1;
    return gone ? [] : (Object.entries(note.letters) as [Letter, string][]);
  }

  /** Whether all that the note does not speak of steps back. */
  get dims(): "read" | "play" | null {
    if (!settings.dim || this.note === null || this.letters.length === 0) return null;
    return this.note.reads ? "read" : "play";
  }

  /** Ask what the note says now. */
  async ask(): Promise<void> {
    const number = this.session.live?.number ?? null;
    if (number === null || number === this.asked) return;
    this.asked = number;
    this.take(await this.latest.ask(lessons.note(this.session.id)));
  }

  /** Go on, or one's own way. */
  async confirm(): Promise<void> {
    const { note, session } = this;
    if (note === null) return;
    const next = await session.attempt(lessons.confirm(session.id, note.step));
    if (next !== null) this.take(next);
  }

  /** Play the moves of the step as ghosts, and put the first ready; or list them, for whom nothing moves. */
  async show(): Promise<void> {
    const { session } = this;
    const shows = this.note?.shows ?? [];
    const number = session.live?.number;
    if (shows.length === 0) return;
    this.front = false;
    if (still()) this.listed = await this.inWords(shows);
    else {
      for (const [index] of shows.entries()) {
        session.choice.pointAhead(shows.slice(0, index + 1));
        await new Promise((resolve) => setTimeout(resolve, SHOWN));
        if (session.live?.number !== number || session.choice.chosen !== null) return;
      }
    }
    session.plan.begin(shows);
  }

  /** Take the table back to a position, by the usual way. */
  async takeBack(position: number): Promise<void> {
    this.back = null;
    this.session.stage.close();
    await askFor(this.session, position);
  }

  /** See the last production once more. */
  seeSale(): void {
    const last = this.session.scenes.all.at(-1);
    if (last !== undefined) void this.session.stage.open(last);
  }

  /** Come back to the note, which a phone brings to the front. */
  goBack(): void {
    this.front = true;
    void tick().then(() => this.enter());
  }

  /** Leave the lesson and keep the game. */
  async leave(): Promise<void> {
    const { session } = this;
    const table = await session.attempt(lessons.leave(session.id));
    if (table === null) return;
    session.table = table;
    this.note = null;
    this.changed();
  }

  /**
   * What is told goes on when the note about it was read: before a production the one about the turns, after it
   * the comment; the one that went with the production has been seen with it.
   */
  async read(when: "before" | "after"): Promise<void> {
    if (settings.pace === "at-once") return;
    await this.ask();
    if (when === "after" && settings.scene === "show" && this.note?.kind === "watch") await this.confirm();
    while (this.note?.reads && (this.note.kind === "comment" || (this.note.kind === "watch" && when === "before"))) {
      const { step } = this.note;
      await new Promise<void>((resolve) => (this.changed = resolve));
      if (when === "before" && this.note?.step !== step) return;
    }
  }

  private take(note: LessonNote | null): void {
    if (note === null) return;
    const another = note.step !== this.note?.step || note.says !== this.note.says;
    this.note = note;
    this.changed();
    if (!another) return;
    this.why = false;
    this.pointed = null;
    this.listed = [];
    this.back = null;
    this.front = true;
  }

  /** Moves one after another in words; those that come later are known when the ones before are looked at. */
  private async inWords(moves: readonly string[]): Promise<string[]> {
    const { session } = this;
    const { id, live, decision, names, passing } = session;
    const said: string[] = [];
    let open = session.moves;
    for (const [index, text] of moves.entries()) {
      const move = open.find((one) => one.text === text);
      said.push(move ? moveSentence(move, names) : text);
      if (live === null || decision === null || index === moves.length - 1) break;
      const ahead = await session.attempt(look.preview(id, { seat: decision.seat, moves: moves.slice(0, index + 1), number: live.number }, passing));
      open = ahead?.now.decision?.moves ?? [];
    }
    return said;
  }
}

/** Begin to show the lesson of a table, with its words. */
export async function begin(session: Session): Promise<void> {
  const [title = "", id = ""] = session.table?.lesson?.split("/") ?? [];
  const { family } = session.table!;
  await load(currentLanguage(), ["learn", "editions", `lessons-${family}`, `lessons-${title}`]);
  if (session.lesson?.id !== id) session.lesson = new Lesson(session, title, id);
}
