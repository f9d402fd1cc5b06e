import { getContext, setContext } from "svelte";
import { Refusal, Unreachable } from "$src/api/http";
import { Live, type Connection, type News } from "$src/api/live";
import type {
  ChatMessage,
  DecisionMessage,
  EventMessage,
  Happened,
  MoveMessage,
  Position,
  Preview,
  Refused,
  TableMessage,
  Update,
} from "$src/api/messages";
import { history, play } from "$src/api/server";
import { still } from "$src/pieces/moving";
import { settings } from "$src/settings.svelte";
import { t } from "$src/words/words.svelte";
import { fits, patterns, type About } from "./about";
import { Arriving } from "./arriving";
import { mostTelling } from "./pointing";
import { Turn } from "./turn.svelte";

/** Milliseconds that one points at something before its consequences are asked for. */
const POINTED = 120;

/** Milliseconds in which the socket tells of a move of mine; if it does not, the server is asked. */
const TOLD = 1000;

/** Why something can't be done, with what it was asked for. */
export interface Why {
  about: About;
  refused: Refused;
}

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
  /** An earlier position that is looked at instead. */
  past = $state.raw<Position | null>(null);
  /** What happened before the first move. */
  opening = $state.raw<EventMessage[]>([]);
  /** The moves that stand, the first one first. */
  happened = $state.raw<Happened[]>([]);
  chat = $state.raw<ChatMessage[]>([]);
  connection = $state<Connection>("opening");
  /** Why the table can't be shown, if it can't. */
  problem = $state("");
  /** Something the person should read once: a refusal, a lost connection. */
  notice = $state("");

  /** The moves among which a click on the board has left the choice. */
  narrowed = $state.raw<MoveMessage[] | null>(null);
  /** A move that was chosen, but not played. */
  chosen = $state.raw<MoveMessage | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** The move that the preview shows. */
  previewed = $state.raw<MoveMessage | null>(null);
  why = $state.raw<Why | null>(null);
  /** Which part of the table a narrow screen shows; the first one if nothing is said. */
  tab = $state("");
  /** Whether something was sent and not answered yet. */
  busy = $state(false);
  /** Whether what a choice would lead to is being asked for. */
  choosing = $state(false);
  /** What I was asked in this turn. */
  readonly turn = new Turn(this);

  private readonly socket: Live;
  private readonly arriving = new Arriving<Update>(
    (update) => this.follow(update),
    ({ now, happened }) =>
      still() || document.hidden || now.seat !== this.live?.seat || happened.every((move) => this.mine.includes(move.seat)),
  );
  private timer = 0;
  private asked = 0;
  private sought: number | null = null;
  private wanted: number | undefined;
  /** The last entry of the log that the socket has told of. */
  private heard = 0;
  /** Lets go on who waits for the socket. */
  private wake = (): void => {};

  constructor(readonly id: string) {
    this.socket = new Live(
      () => this.path(),
      (news) => this.hear(news),
      (connection, reason) => {
        this.connection = connection;
        this.wake();
        if (connection === "refused") this.problem = reason;
      },
    );
  }

  close(): void {
    clearTimeout(this.timer);
    this.arriving.stop();
    this.socket.close();
  }

  /** What is shown: an earlier position, or the present one. */
  get now(): Position | null {
    return this.past ?? this.live;
  }

  /** What would be after the move that is pointed at or chosen. */
  get would(): Position | null {
    return this.past === null && this.preview !== null ? this.preview.now : null;
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
    return this.past === null && asked !== null && asked.seat === this.live?.seat ? asked : null;
  }

  get moves(): MoveMessage[] {
    return this.decision?.moves ?? [];
  }

  /** The legal moves about something, within what is left to choose from. */
  among(about: About): MoveMessage[] {
    const open = this.narrowed ?? this.moves;
    return open.filter((move) => fits(move, about));
  }

  // Choosing

  /** Look at what a move would lead to, after a moment; null looks at nothing but what is chosen. */
  point(move: MoveMessage | null): void {
    clearTimeout(this.timer);
    if (move === null || move !== this.previewed) {
      this.timer = window.setTimeout(() => this.idle && void this.consider(move ?? this.chosen), POINTED);
    }
  }

  private async consider(move: MoveMessage | null): Promise<void> {
    this.asked += 1; // what is still being asked for is not wanted any more
    const preview = move && (await this.foresee(move));
    if (move === null || preview !== null) this.show(move, preview);
  }

  /** Whether pointing may ask for something: not while a choice is looked at or a move is sent. */
  private get idle(): boolean {
    return !this.busy && !this.choosing;
  }

  /** What a click on something means that stands for these moves: play, or leave a smaller choice. */
  async click(moves: MoveMessage[]): Promise<void> {
    if (moves.length > 1) {
      this.narrowed = moves;
      return;
    }
    const move = moves[0];
    if (move === undefined) return;
    if (this.chosen?.text === move.text) await this.playChosen();
    else await this.choose(move, settings.clickPlays);
  }

  /** Choose a move and show what it would lead to; or play it at once if it leaves the turn with me and open. */
  async choose(move: MoveMessage, playIfOpen = false): Promise<void> {
    clearTimeout(this.timer);
    this.chosen = move;
    this.choosing = true;
    let preview: Preview | null;
    try {
      preview = move === this.previewed ? this.preview : await this.foresee(move);
    } finally {
      this.choosing = false;
    }
    if (preview === null) return;
    const open = preview.stopped === null && preview.now.decision?.seat === this.live?.seat;
    if (playIfOpen && open) await this.playChosen();
    else this.show(move, preview);
  }

  /** Nothing chosen, nothing narrowed, nothing previewed. */
  clear(): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.narrowed = null;
    this.chosen = null;
    this.preview = null;
    this.previewed = null;
    this.why = null;
  }

  private show(move: MoveMessage | null, preview: Preview | null): void {
    this.preview = preview;
    this.previewed = move;
    if (move !== null) this.why = null;
  }

  /** Ask what a move would lead to; null if that failed, or if something else was asked meanwhile. */
  private async foresee(move: MoveMessage): Promise<Preview | null> {
    const ticket = ++this.asked;
    const { live, decision } = this;
    if (live === null || decision === null) return null;
    try {
      const wanted = { seat: decision.seat, moves: [move.text], number: live.number };
      const preview = await play.preview(this.id, wanted);
      return ticket === this.asked ? preview : null;
    } catch (error) {
      if (ticket === this.asked) this.tell(error);
      return null;
    }
  }

  /** Ask why nothing about this can be done; the most telling refusal is kept. */
  async wonder(about: About): Promise<void> {
    if (this.decision === null || patterns(about).length === 0 || !this.idle) return;
    const ticket = ++this.asked;
    try {
      const answers = await play.whyNot(this.id, about);
      if (ticket !== this.asked) return;
      const refusals = answers.flatMap((answer) => (answer.refusal ? [answer.refusal] : []));
      const refused = mostTelling(refusals);
      this.why = refused ? { about, refused } : null;
    } catch (error) {
      this.tell(error);
    }
  }

  // Playing

  async playChosen(): Promise<void> {
    if (this.chosen !== null) await this.play(this.chosen.text);
  }

  async play(move: string): Promise<void> {
    const { live, decision } = this;
    if (live === null || decision === null || this.busy) return;
    const form = { seat: decision.seat, move, number: live.number };
    await this.send(live.number, (told) => play.move(this.id, form, told));
  }

  get undoable(): number {
    return this.decision === null ? 0 : (this.live?.undoable ?? 0);
  }

  async takeBack(count = 1): Promise<void> {
    const { live, decision } = this;
    if (live === null || decision === null || this.undoable < count) return;
    const form = { seat: decision.seat, number: live.number, count };
    await this.send(live.number, (told) => play.takeBack(this.id, form, told));
  }

  /** How many moves bring me back to a position of my turn. */
  backTo(position: number): number {
    return (this.live?.position ?? 0) - position;
  }

  /** Send what follows an entry. What comes of it is told by the socket, or answered if that is away. */
  private async send(number: number, request: (told: boolean) => Promise<Position | null>): Promise<void> {
    this.busy = true;
    this.notice = "";
    try {
      const position = (await request(this.connection === "live")) ?? (await this.missed(number));
      if ((this.live?.number ?? 0) <= number) this.arriving.flush();
      // What the socket has told meanwhile is not older than this.
      if (position !== null && position.number > (this.live?.number ?? 0)) this.arrive(position);
    } catch (error) {
      this.tell(error);
    } finally {
      this.busy = false;
    }
  }

  /** Wait for the socket to tell what follows an entry; where the game stands if it does not. */
  private async missed(number: number): Promise<Position | null> {
    if (this.heard <= number) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        window.setTimeout(resolve, TOLD);
      });
    }
    return this.heard > number ? null : play.position(this.id, this.wanted);
  }

  /** Say what went wrong; if another move came first, show what it led to. */
  tell(error: unknown): void {
    if (error instanceof Refusal) {
      this.notice = error.message;
      this.arriving.flush();
      if (error.refused.current) this.arrive(error.refused.current);
    } else if (error instanceof Unreachable) {
      this.notice = t("client-unreachable");
    } else {
      throw error;
    }
  }

  // Looking back

  /** Look at the position after so many moves; the present one if there are no more. */
  async look(place: number | null): Promise<void> {
    this.clear();
    this.sought = null;
    if (place === null || this.live === null || place >= this.live.position) {
      this.past = null;
      return;
    }
    const ticket = ++this.asked;
    this.sought = place;
    try {
      const seat = this.live.seat ?? undefined;
      const position = await history.position(this.id, Math.max(0, place), seat);
      if (ticket === this.asked) this.past = position;
    } catch (error) {
      if (ticket === this.asked) this.tell(error);
    }
    if (ticket === this.asked) this.sought = null;
  }

  /** The place that is looked at, or asked for: keys may be faster than the server. */
  get place(): number {
    return this.sought ?? this.now?.position ?? 0;
  }

  /** Look with the eyes of one of my seats. */
  lookAs(seat: number): void {
    this.wanted = seat;
    this.socket.again();
  }

  /** Try now to come back to the table. */
  reconnect(): void {
    this.socket.tryNow();
  }

  // Listening

  private path(): string {
    const chat = this.chat.at(-1)?.number ?? 0;
    const eyes = this.wanted === undefined ? "" : `&seat=${this.wanted}`;
    return `/tables/${encodeURIComponent(this.id)}/live?since=${this.heard}&chat=${chat}${eyes}`;
  }

  private hear(news: News): void {
    switch (news.type) {
      case "table":
        this.table = news;
        break;
      case "chat":
        this.chat = [...this.chat, ...news.messages];
        break;
      case "update":
        this.heard = news.now.number;
        if (this.opening.length === 0) void this.remember();
        this.arriving.take(news);
        this.wake();
    }
  }

  private follow({ since, happened, now }: Update): void {
    this.happened = [...this.happened.slice(0, since), ...happened];
    // What I sent may have been answered before the socket comes to it.
    if (this.live === null || now.number > this.live.number || now.seat !== this.live.seat) this.arrive(now);
  }

  private arrive(position: Position): void {
    const moved = this.live?.number !== position.number || this.live.seat !== position.seat;
    this.live = position;
    if (moved) this.clear();
    this.turn.follow(position);
  }

  /** What happened before the first move; the socket tells the rest. */
  private async remember(): Promise<void> {
    try {
      this.opening = (await history.moves(this.id, 0, 1)).opening;
    } catch (error) {
      this.tell(error);
    }
  }
}

const KEY = Symbol("session");

export function provide(session: Session): void {
  setContext(KEY, session);
}

export function useSession(): Session {
  return getContext<Session>(KEY);
}
