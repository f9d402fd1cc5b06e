import type { Position, Update } from "$made/messages";
import { device } from "$src/kept";
import { still, unmark } from "$src/pieces/moving";
import { settings } from "$src/settings.svelte";
import { CALL, framesOf, pauses, reached, type Scene, type Seen } from "./scenes.svelte";
import type { Session } from "./session.svelte";

/** Where a production is shown again: which one, how far, running or held. It has all happened already. */
export class Stage {
  /** The beginning of the production on the stage: what is told of it may still grow. */
  private begun = $state<number | null>(null);
  /** The part that is looked at. */
  private part = $state(CALL);
  /** How many calls were made so far. */
  call = $state(0);
  held = $state(false);
  /** Whether it has just happened, and is not only looked at again. */
  fresh = $state(false);
  private timer = 0;
  private closed = (): void => {};
  /** Kept when what was shown last is closed. */
  gone: Promise<void> = Promise.resolve();

  constructor(private readonly session: Session) {}

  private get shown(): string {
    return `arkwright-scene-${this.session.id}`;
  }

  get scene(): Scene | null {
    return this.begun === null ? null : (this.session.scenes.all.find(({ begun }) => begun === this.begun) ?? null);
  }

  get frames(): string[] {
    return this.scene === null ? [] : framesOf(this.scene, this.part);
  }

  get frame(): string {
    return this.frames.includes(this.part) ? this.part : CALL;
  }

  /** What of it is on the board by now. */
  get seen(): Seen | null {
    const { scene, frames } = this;
    return scene && { scene, calls: this.call, frames: frames.slice(0, frames.indexOf(this.frame) + 1).filter((id) => id !== CALL || this.complete) };
  }

  /** Where the last production began that this device has shown. */
  get last(): number {
    return Number(device.recall(this.shown) ?? 0);
  }

  /** The place in the game at which what is shown was complete. */
  get place(): number | null {
    const { scene, frame } = this;
    return scene && (reached(scene, frame) ?? scene.begun);
  }

  /** Whether it is known who is called: a production may ask something before. */
  get called(): boolean {
    return this.scene !== null && reached(this.scene, CALL) !== null;
  }

  /** Whether every call was made. */
  get complete(): boolean {
    return this.called && this.call >= this.total;
  }

  get running(): boolean {
    return this.called && this.frame === CALL && !this.complete && !this.held && !still();
  }

  /** The seat whose answer the production waits for, where all that is known of it has been shown. */
  get waitsFor(): number | null {
    const { scene, frames, session } = this;
    const atEnd = !this.called || (this.complete && this.frame === frames.at(-1));
    return scene?.waits && atEnd && session.lookback.past === null ? (session.live?.decision?.seat ?? null) : null;
  }

  /** Whether it has come to a question of its own for me: the table stands there, and I can answer. */
  get asks(): boolean {
    return this.waitsFor !== null && this.waitsFor === this.session.live?.seat;
  }

  /** Whether nothing else is asked or done meanwhile. */
  get covers(): boolean {
    return this.scene !== null && !this.asks;
  }

  /** Where the table stands meanwhile: before the production, whose figures come with its parts. */
  get stands(): Position | null {
    return this.covers ? (this.session.positions.at(this.scene!.begun - 1) ?? null) : null;
  }

  /** How many moves the log tells while something is news; null for all of them. */
  get logged(): number | null {
    return this.fresh && this.covers ? this.scene!.begun - 1 : null;
  }

  /** How many people wait for an answer of mine meanwhile; nobody does in play by turns. */
  get waiting(): number {
    const { live, mine, table } = this.session;
    if (table?.pace !== "live" || !mine.includes(live?.decision?.seat ?? -1)) return 0;
    return table.seats.filter(({ mine, bot, resigned }) => !mine && bot === null && !resigned).length;
  }

  /** Show a production from its beginning; what is returned is kept when it was closed. */
  open(scene: Scene): Promise<void> {
    this.close();
    this.session.choice.clear();
    unmark();
    this.begun = scene.begun;
    if (scene.begun > this.last) device.keep(this.shown, String(scene.begun));
    this.session.tab = "";
    this.begin(still() || settings.pace === "at-once" ? this.total : 0);
    this.fetch();
    return (this.gone = new Promise((resolve) => (this.closed = resolve)));
  }

  /** The same for one that has just happened, unless they are always skipped. */
  tell(scene: Scene): Promise<void> {
    if (settings.scene === "skip") return Promise.resolve();
    const closed = this.open(scene);
    this.fresh = true;
    return closed;
  }

  close(): void {
    clearTimeout(this.timer);
    this.begun = null;
    this.fresh = false;
    this.closed();
    this.closed = () => {};
  }

  /** From the first call; who wants nothing to move goes on by hand. */
  again(): void {
    this.begin(0);
  }

  /** Run, or stop running. Where nothing moves, what is to come is there at once. */
  hold(): void {
    this.held = !this.held;
    if (still() && !this.held) this.show(this.total);
    else this.wait();
  }

  /** All calls, then part by part, then away with it. */
  goOn(): void {
    if (this.called && !this.complete && this.frame === CALL) this.show(this.total);
    else if (this.waitsFor === null) this.turn(1);
  }

  /** The calls that run go on at the pace that was just set. */
  keepPace(): void {
    if (this.running && settings.pace === "at-once") this.show(this.total);
    else this.wait();
  }

  /** One call or one part forward; it is held there. */
  forward(): void {
    if (this.frame !== CALL || this.complete || !this.called) this.goOn();
    else this.step(this.call + 1);
  }

  /** One call or one part back; it is held there. */
  back(): void {
    if (this.frame !== CALL) this.turn(-1);
    else if (this.call > 0) this.step(this.call - 1);
  }

  /** Go to a part; all calls have been made then. */
  goTo(frame: string): void {
    this.part = frame;
    this.show(this.total);
  }

  skip(): void {
    this.close();
  }

  /** A production is over when I play on, or when it was taken back. */
  follow({ happened }: Pick<Update, "happened">): void {
    const over = this.scene?.over ?? null;
    const played = happened.some(({ seat, position }) => this.session.mine.includes(seat) && over !== null && position > over);
    if (this.scene === null || played) this.close();
    else {
      this.fetch();
      this.wait();
    }
  }

  private get total(): number {
    return this.scene?.calls.length ?? 0;
  }

  private begin(calls: number): void {
    this.part = CALL;
    this.held = still() && calls < this.total;
    this.show(calls);
  }

  /** The table stands where it was before. */
  private fetch(): void {
    void this.session.positions.ask(this.scene!.begun - 1);
  }

  private turn(way: -1 | 1): void {
    const next = this.frames[this.frames.indexOf(this.frame) + way];
    if (next === undefined) this.close();
    else this.goTo(next);
  }

  private show(calls: number): void {
    this.call = calls;
    this.wait();
  }

  private step(calls: number): void {
    this.held = true;
    this.show(calls);
  }

  /** The next call comes after a while. */
  private wait(): void {
    clearTimeout(this.timer);
    if (!this.running) return;
    const pause = pauses(this.scene!.calls, settings.pace)[this.call]!;
    this.timer = window.setTimeout(() => this.show(this.call + 1), pause);
  }
}
