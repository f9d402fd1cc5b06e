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

/** What notes of these kinds speak of has happened; it is told no further until they were read. */
const TOLD: readonly LessonNote["kind"][] = ["watch", "comment", "choice"];
/** Those that ask for moves: the figures of their text are from before the first of them. */
const PLAYED: readonly LessonNote["kind"][] = ["do", "free"];
/** Milliseconds that each move stands while it is shown. */
const SHOWN = 600;

/** Where the game stood when the step of a note was reached. */
function placeOf({ reached }: LessonNote): number {
  return reached.at(-1)?.position ?? 0;
}

/** The lesson of a table: what its note says now, and what one does with it. */
export class Lesson {
  note = $state.raw<LessonNote | null>(null);
  /** The note that was drawn before it, until what it speaks of is told. */
  private before = $state.raw<LessonNote | null>(null);
  /** Up to where all was told, while what follows waits for a reader. */
  private heard = $state(0);
  /** Whether the reasons of the note are open. */
  why = $state(false);
  /** The letter in the text that is pointed at. */
  pointed = $state<Letter | null>(null);
  /** The moves of the step in words, where they are listed instead of played. */
  listed = $state.raw<string[]>([]);
  /** The step to which one thinks of going back. */
  back = $state<number | null>(null);
  /** Whether anything that has a letter is in sight. */
  found = $state(false);
  /** Whether the note is to come to the front on a phone: in its turn, or at once as somebody went to it. */
  private comes = $state<"in-turn" | "at-once" | "no">("in-turn");
  /** Go to the note, wherever it is drawn. */
  enter: () => void = () => {};
  /** The step whose note had the focus, or stood beside a production that was told. */
  entered = "";
  beside = "";
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

  /** Whether a turn or a production is told just now, and nobody is waited for. */
  get telling(): boolean {
    const { following, stage } = this.session;
    return following.current !== null || (stage.scene !== null && stage.waitsFor === null);
  }

  /** How far what happened is told, to a note of this kind: beside a production stands what explains its calls, and what asks for moves comes after it. */
  private told(kind: LessonNote["kind"]): number {
    const { following, stage, live } = this.session;
    const { scene } = stage;
    if (scene !== null && stage.fresh && stage.waitsFor === null && (TOLD.includes(kind) || PLAYED.includes(kind))) {
      return kind === "watch" && stage.complete ? scene.begun : scene.begun - 1;
    }
    return Math.max(this.heard, (following.stands ?? live)?.position ?? 0);
  }

  /** Whether all that the note speaks of was told. */
  get due(): boolean {
    return this.note !== null && placeOf(this.note) <= this.told(this.note.kind);
  }

  /** The note that is drawn; null where nothing may be said yet. */
  get shown(): LessonNote | null {
    return this.due ? this.note : this.before;
  }

  /** Whether a phone shows the note, and not the decision, where others' turns are told. */
  get front(): boolean {
    return this.comes === "at-once" || (this.comes === "in-turn" && this.due && !this.telling);
  }

  /** Leave the front to the decision, or to what is told until that is over. */
  stepBack(): void {
    this.comes = this.due && !this.telling ? "no" : "in-turn";
  }

  /** Whether a move was played in the step, so that the figures of its text are past. */
  get begun(): boolean {
    return this.note !== null && this.note.begun && PLAYED.includes(this.note.kind);
  }

  /** Whether what is told waits until the note was read. */
  get holds(): boolean {
    return this.session.following.stands !== null && !this.telling && this.due && this.note!.reads;
  }

  /** Whether the note speaks of the last production, whose figures stay in its column meanwhile. */
  get recalls(): boolean {
    return this.holds && this.session.scenes.at(placeOf(this.note!)) !== null;
  }

  /** Whether the game has gone on since what the note speaks of, and the board shows it no more. */
  get passed(): boolean {
    const { note, session } = this;
    const { following, stage, live } = session;
    return note !== null && TOLD.includes(note.kind) && following.stands === null && stage.scene === null && (live?.position ?? 0) - placeOf(note) > 1;
  }

  /** The letters on the board: not before what they stand for is told, nor where the game has gone on since. */
  get letters(): [Letter, string][] {
    const { note, session } = this;
    if (note === null || !this.due || this.begun || note.own_way || session.lookback.past !== null) return [];
    return this.passed ? [] : (Object.entries(note.letters) as [Letter, string][]);
  }

  /** Whether all that the note does not speak of steps back. */
  get dims(): "read" | "play" | null {
    if (!settings.dim || this.note === null || !this.found || this.telling || this.letters.length === 0) return null;
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
    this.stepBack();
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
    this.comes = "at-once";
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

  /** What is told goes on when the notes about all up to a place were read; what stood beside a production was. */
  async read(place: number): Promise<void> {
    if (settings.pace === "at-once") return;
    const waits = () => this.note !== null && this.note.reads && TOLD.includes(this.note.kind) && placeOf(this.note) <= place;
    await this.ask();
    if (waits() && this.note!.step === this.beside) await this.confirm();
    while (waits()) {
      this.heard = place;
      this.session.following.current = null;
      await new Promise<void>((resolve) => (this.changed = resolve));
    }
    this.heard = 0;
  }

  private take(note: LessonNote | null): void {
    if (note === null) return;
    const another = note.step !== this.note?.step || note.says !== this.note.says;
    if (another) this.before = this.shown;
    this.note = note;
    this.changed();
    if (!another) return;
    if (note.reads && TOLD.includes(note.kind)) this.recall(note);
    this.why = false;
    this.pointed = null;
    this.listed = [];
    this.back = null;
    this.comes = "in-turn";
  }

  /** The board goes back to what a note speaks of, if it has gone on since: to a production, if nobody saw it. */
  private recall(note: LessonNote): void {
    const { following, scenes, stage } = this.session;
    const place = placeOf(note);
    const scene = scenes.at(place);
    const missed = scene !== null && (note.kind === "watch" || scene.begun > stage.last);
    void following.goBack(place, missed ? scene : null);
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
