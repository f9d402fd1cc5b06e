import { createContext } from "svelte";
import { Dropped, Refusal, Unreachable } from "$src/api/http";
import type { Connection } from "$src/api/live";
import type { ChatMessage, DecisionMessage, EventMessage, Happened, MoveMessage, Position, TableMessage } from "$made/messages";
import type { Lesson } from "$src/lessons/lesson.svelte";
import { settings } from "$src/settings.svelte";
import { t } from "$src/words/words.svelte";
import { Choice } from "./choice.svelte";
import { deedsOf, turnsOf } from "./deeds";
import { Explaining } from "./explaining.svelte";
import { Following } from "./following.svelte";
import { Latest } from "./latest";
import { Listening } from "./listening.svelte";
import { sinceMyTurn } from "./log";
import { Lookback } from "./lookback.svelte";
import { concerns } from "./narrating";
import { Plan } from "./plan.svelte";
import { Positions } from "./positions.svelte";
import { Questions } from "./questions.svelte";
import { Reason } from "./reason.svelte";
import { Scenes, type Scene } from "./scenes.svelte";
import { Stage } from "./stage.svelte";
import type { TitleTable } from "./titles";
import { Turn } from "./turn.svelte";

/**
 * One table as one person sees it: where it stands, what may be done, what would be.
 *
 * Nothing here knows a rule. What may be done are the moves that the server lists, what would be is
 * its preview, and why not is its refusal.
 */
export class Session {
  table = $state.raw<TableMessage | null>(null);
  /** Where the game stands now. */
  live = $state.raw<Position | null>(null);
  /** What happened before the first move. */
  opening = $state.raw<EventMessage[]>([]);
  /** The moves that stand, the first one first. */
  happened = $state.raw<Happened[]>([]);
  /** Its productions, told whole. */
  readonly scenes = new Scenes();
  /** The moves as steps of the history, and as turns and productions. */
  readonly deeds = $derived(deedsOf(this.happened));
  readonly turns = $derived(turnsOf(this.happened, this.scenes.all));
  chat = $state.raw<ChatMessage[]>([]);
  connection = $state<Connection>("opening");
  /** Why the table can't be shown, if it can't. */
  problem = $state("");
  /** Something the person should read once: a refusal, a lost connection. */
  notice = $state("");
  /** Which part of the table a narrow screen shows; the first one if nothing is said. */
  tab = $state("");
  /** What is learnt here, as soon as it is loaded. */
  lesson = $state.raw<Lesson | null>(null);
  /** What its title brings to the table, as soon as that is drawn. */
  title: TitleTable | null = null;
  /** Ends what is asked about the present, once that is past. */
  private asking = new AbortController();

  readonly choice: Choice;
  readonly reason: Reason;
  readonly turn = new Turn(this);
  readonly explaining = new Explaining(this);
  readonly plan = new Plan(this);
  readonly questions = new Questions(this);
  readonly positions = new Positions(this);
  readonly lookback = new Lookback(this);
  /** Where productions are shown. */
  readonly stage = new Stage(this);
  /** What others did, turn by turn. */
  readonly following: Following;
  readonly listening: Listening;

  constructor(readonly id: string) {
    // Who points asks for one thing at a time: for what would be, or why not.
    const pointed = new Latest((error) => this.tell(error));
    this.choice = new Choice(this, pointed);
    this.reason = new Reason(this, pointed);
    this.following = new Following({
      turns: () => this.turns,
      live: () => this.live,
      mine: () => this.mine,
      isBot: (seat) => (this.table?.seats[seat]?.bot ?? null) !== null,
      position: (place) => this.positions.ask(place),
      concerns: (turn, before, after) => this.title === null || concerns(turn, before, after, this.title),
      play: (scene) => this.stage.tell(scene),
      read: (place) => this.lesson?.read(place),
      missed: () => this.missed,
    });
    this.listening = new Listening(this);
  }

  close(): void {
    this.pass();
    this.choice.clear();
    this.stage.close();
    this.following.toEnd();
    this.explaining.clear();
    this.listening.close();
  }

  /** What is shown: where a production on the stage began, an earlier position, what others did, or the present. */
  get now(): Position | null {
    return this.stage.stands ?? this.stood;
  }

  /** The same without the stage. */
  private get stood(): Position | null {
    return this.lookback.shown ?? this.following.stands ?? this.live;
  }

  /** How many moves led to what is shown. */
  get place(): number {
    return this.stage.place ?? this.stood?.position ?? 0;
  }

  /** Whether the present is shown. */
  get present(): boolean {
    return this.lookback.past === null && this.following.stands === null && !this.following.comes && !this.stage.covers;
  }

  /** The moves as far as they are told. */
  get told(): Happened[] {
    const told = (this.lookback.past === null ? this.stage.logged : null) ?? this.following.stands?.position;
    return told === undefined ? this.happened : this.happened.slice(0, told);
  }

  /** In play by turns: the last production since a turn of mine, if this device has not shown it yet. */
  private get missed(): Scene | null {
    const since = this.table?.pace === "turns" && this.live !== null ? sinceMyTurn(this.happened, this.live) : null;
    const last = this.scenes.all.at(-1);
    if (since === null || last === undefined || settings.scene === "skip") return null;
    return last.begun > Math.max(since.position, this.stage.last) ? last : null;
  }

  /** What would be after the move that is pointed at or chosen. */
  get would(): Position | null {
    return this.present ? (this.choice.preview?.now ?? null) : null;
  }

  get names(): string[] {
    return this.table?.seats.map((seat) => seat.name) ?? [];
  }

  /** The seat whose eyes look, or null for a watcher. */
  get seat(): number | null {
    return this.now?.seat ?? null;
  }

  get mine(): number[] {
    return this.table?.seats.filter((seat) => seat.mine && seat.bot === null).map((seat) => seat.seat) ?? [];
  }

  /** What I am asked, if it is my turn and I look at the present. */
  get decision(): DecisionMessage | null {
    const asked = this.live?.decision ?? null;
    return this.present && asked !== null && asked.seat === this.live?.seat ? asked : null;
  }

  get moves(): MoveMessage[] {
    return this.decision?.moves ?? [];
  }

  /** Says when the game no longer stands as it does. */
  get passing(): AbortSignal {
    return this.asking.signal;
  }

  /** What is asked about the present is wanted no more: it is past, or a move is on its way. */
  pass(): void {
    this.asking.abort();
    this.asking = new AbortController();
  }

  /** The game stands here now. */
  arrive(position: Position): void {
    const moved = this.live?.number !== position.number || this.live.seat !== position.seat;
    this.live = position;
    if (moved) {
      this.pass();
      this.choice.clear();
      this.explaining.clear();
      this.plan.follow();
    }
    this.questions.follow(position);
  }

  /** What the server answers; null if it does not, and then it is said why. */
  async attempt<Answer>(request: Promise<Answer>): Promise<Answer | null> {
    try {
      return await request;
    } catch (error) {
      this.tell(error);
      return null;
    }
  }

  /** The server is back: that it did not answer is no news any more, and what I had chosen is looked at. */
  returned(): void {
    if (this.notice !== t("client-unreachable-now")) return;
    this.notice = "";
    const { chosen, previewed } = this.choice;
    if (chosen !== null && chosen !== previewed) void this.choice.choose(chosen);
  }

  /** Say what went wrong; if another move came first, show what it led to. */
  tell(error: unknown): void {
    if (error instanceof Dropped) return;
    if (error instanceof Refusal) {
      this.notice = error.message;
      this.following.toEnd();
      if (error.refused.current) this.arrive(error.refused.current);
    } else if (error instanceof Unreachable) {
      // Of a move that waits to be sent is told until the server is back, whatever else is not answered.
      if (this.turn.waiting === null) this.notice = t("client-unreachable-now");
    } else {
      throw error;
    }
  }
}

export const [useSession, provide] = createContext<Session>();
