import { SvelteSet } from "svelte/reactivity";
import type { Position } from "$made/messages";
import { marked, still, unmark } from "$src/pieces/moving";
import { apply, settings, type Settings } from "$src/settings.svelte";
import { saysSomething, type Sale, type Turn } from "./deeds";
import type { Scene } from "./scenes.svelte";

/** Milliseconds that a turn stands. */
export const STANDS: Record<Settings["pace"], number> = { slow: 5000, usual: 2500, "at-once": 0 };
/** How many turns may wait to be told; those before them are in the log. */
const MOST = 8;
/** Less than lies between anything that is told. */
const SMALLEST = .1;

/** Why a turn does not run out: held by its button, pointed at, focused, or looked away from. */
export type Holding = "held" | "pointed" | "focused" | "past";

/** What the queue must know of its table. */
export interface Followed {
  /** Turns and productions so far, in their order. */
  turns(): (Turn | Sale)[];
  live(): Position | null;
  mine(): readonly number[];
  isBot(seat: number): boolean;
  position(place: number): Promise<Position | null>;
  /** Whether a turn changed a figure of mine, or touched a good of mine. */
  concerns(turn: Turn, before: Position, after: Position): boolean;
  /** Show a production, until somebody has seen it. */
  play(scene: Scene): Promise<void>;
  /** Whoever learns reads first what is said about all up to a place. */
  read?(place: number): Promise<void> | undefined;
  /** The last production that somebody who comes back has missed. */
  missed(): Scene | null;
}

/** What others did, turn by turn: between what the socket tells and the board. It delays nobody but the eye. */
export class Following {
  /** The turn that is told. */
  current = $state.raw<Turn | null>(null);
  /** Where the board stands meanwhile; null at the present. */
  stands = $state.raw<Position | null>(null);
  /** How many turns of this story did not concern me. */
  leftOut = $state(0);
  /** Whether a production that was missed is about to be shown: nothing is asked before. */
  comes = $state(false);
  readonly holding = new SvelteSet<Holding>();
  /** All up to here was told, or need not be; what a move brought about comes between it and the next. */
  private reached = 0;
  private ticket = 0;
  private running = false;
  private skipping = false;
  /** Where to go on after this turn, if not with the next one. */
  private jump: number | null = null;
  private timer = 0;
  private left = 0;
  private since: number | null = null;
  private wake = (): void => {};

  constructor(private readonly table: Followed) {}

  /** Whether it waits for a hand to go on. */
  get waits(): boolean {
    return still() || this.holding.size > 0;
  }

  /** Whether a production follows what is told. */
  get saleFollows(): boolean {
    return this.table.turns().some((one) => one.kind === "sale" && one.end > this.reached);
  }

  /** Something was told that followed a position: show it turn by turn, or at once. */
  take(before: Position | null, since: number, atOnce: boolean): void {
    if (since < Math.floor(this.reached)) this.finish(since);
    if (before === null) return this.comeBack();
    if (atOnce || document.hidden) this.toLastSale();
    if (this.running) return;
    const next = this.next();
    if (next === null) this.rest(before);
    else {
      if (settings.pace !== "at-once" || (settings.scene === "show" && this.saleFollows)) this.stands ??= before;
      void this.run();
    }
  }

  /** Hold the turn that is told, or let it run out. */
  hold(why: Holding, holds: boolean): void {
    if (holds === this.holding.has(why)) return;
    this.pause();
    if (holds) this.holding.add(why);
    else this.holding.delete(why);
    this.resume();
  }

  /** Tell the next turn. */
  forward(): void {
    this.wake();
  }

  /** Tell the turn before once more, and hold it. */
  back(): void {
    const { current } = this;
    const before = current && this.table.turns().findLast((one) => one.kind === "turn" && one.end < current.end && this.isOthers(one));
    if (!before) return;
    this.jump = before.end - SMALLEST;
    this.hold("held", true);
    this.wake();
  }

  /** Leave out the turns before the next production; without one, all. */
  toSale(): void {
    if (!this.saleFollows) return this.toEnd();
    this.skipping = true;
    this.wake();
  }

  /** Who comes back sees the last production that they missed, and goes on from there. */
  private comeBack(): void {
    this.toEnd();
    const missed = this.table.missed();
    const sale = this.table.turns().find((one) => one.kind === "sale" && one.scene === missed);
    if (sale === undefined) return;
    this.reached = sale.end - SMALLEST;
    this.comes = true;
    void this.run();
  }

  /** Nobody looks: only the last production waits until somebody does. */
  private toLastSale(): void {
    const last = this.table.turns().findLast((one) => one.kind === "sale" && one.end > this.reached);
    if (last === undefined) this.toEnd();
    else if (!this.running) this.reached = last.end - SMALLEST;
    else this.skipping = true;
  }

  /** Show the present. */
  toEnd(): void {
    this.finish((this.table.live()?.position ?? 0) + 1 - SMALLEST);
  }

  setPace(pace: Settings["pace"]): void {
    settings.pace = pace;
    apply();
    if (pace === "at-once") this.toSale();
    else if (this.current !== null) {
      this.pause();
      this.left = STANDS[pace];
      this.resume();
    }
  }

  private finish(reached: number): void {
    this.ticket += 1;
    this.running = this.skipping = this.comes = false;
    this.reached = reached;
    clearTimeout(this.timer);
    this.wake();
    this.leave();
    this.stands = null;
  }

  /** Nothing is told any more. */
  private leave(): void {
    unmark();
    this.current = null;
    this.leftOut = 0;
    this.holding.clear();
  }

  private isOthers(one: Turn | Sale): boolean {
    return one.kind === "sale" || one.seat === null || !this.table.mine().includes(one.seat);
  }

  /** Whether somebody has nothing more to do in their turn. */
  private isOver(one: Turn | Sale): boolean {
    return one.kind === "sale" || one.ended || one !== this.table.turns().at(-1) || this.table.live()?.decision?.seat !== one.seat;
  }

  private next(): Turn | Sale | null {
    const waiting = this.table.turns().filter((one) => one.end > this.reached && this.isOthers(one) && this.isOver(one) && saysSomething(one));
    return waiting[Math.max(0, waiting.length - MOST)] ?? null;
  }

  /** Go back to where the board stood, or tell a production anew, and go on from there. */
  async goBack(place: number, scene: Scene | null): Promise<void> {
    if (this.running || settings.pace === "at-once") return;
    const sale = this.table.turns().find((one) => one.kind === "sale" && one.scene === scene);
    if (sale === undefined && place >= (this.table.live()?.position ?? 0)) return;
    const ticket = ++this.ticket;
    this.running = true;
    this.reached = sale === undefined ? this.after(place) : sale.end - SMALLEST;
    const before = await this.table.position(scene === null ? place : scene.begun - 1);
    if (ticket !== this.ticket) return;
    this.stands = before;
    void this.run();
  }

  /** Where a place lies among all that is told: after the productions that were over there. */
  private after(place: number): number {
    const over = this.table.turns().filter((one) => one.kind === "sale" && (one.scene.over ?? Infinity) <= place);
    return Math.max(place, ...over.map(({ end }) => end));
  }

  private async run(): Promise<void> {
    const ticket = ++this.ticket;
    const gone = () => ticket !== this.ticket;
    this.running = true;
    for (;;) {
      const next = this.next();
      const before = next === null ? this.stands?.position : next.kind === "sale" ? next.scene.begun - 1 : next.from;
      const reads = before === undefined ? undefined : this.table.read?.(before);
      if (reads) await reads;
      if (gone()) return;
      if (next === null) {
        if (this.next() === null) break;
        continue;
      }
      const { end } = next;
      if (next.kind === "sale") {
        this.skipping = false;
        this.leave();
        this.reached = end;
        // The stage has the position before a production at once, so that nothing of what follows is seen first.
        const told = settings.scene === "show" ? this.table.position(next.scene.begun - 1) : null;
        const followed = this.goesOn(next, reads !== undefined) ? this.table.position(next.scene.over!) : null;
        const [over] = await Promise.all([followed, told]);
        if (gone()) return;
        this.stands = over;
        const played = this.table.play(next.scene);
        this.comes = false;
        await played;
        if (gone()) return;
        const sale = this.known(next);
        // It was over only when somebody answered in it: what is said of it, and what follows, begins there.
        if (next.scene.over === null && this.goesOn(sale, reads !== undefined)) this.stands = await this.table.position(sale.scene.over!);
        if (gone()) return;
        const after = this.table.read?.(sale.scene.over ?? Infinity);
        if (after) await after;
      } else if (!this.skipping && settings.pace !== "at-once") {
        const [before, after] = await Promise.all([this.table.position(next.from), this.table.position(next.to)]);
        if (gone()) return;
        if (before === null || after === null) break;
        if (settings.concerning && !this.table.concerns(next, before, after)) this.leftOut += 1;
        else await this.tell(next, before, after, gone);
      }
      if (gone()) return;
      this.reached = this.jump ?? end;
      this.jump = null;
    }
    this.running = this.skipping = false;
    const stood = this.stands;
    this.leave();
    if (stood !== null) this.rest(stood);
  }

  /** A production as far as it is known by now. */
  private known(sale: Sale): Sale {
    return this.table.turns().find((one): one is Sale => one.kind === "sale" && one.scene.begun === sale.scene.begun) ?? sale;
  }

  /** Whether something is told after a production: what followed it, or what a note says of it before others act. */
  private goesOn({ scene: { over } }: Sale, learns: boolean): boolean {
    if (over === null || settings.scene !== "show" || settings.pace === "at-once") return false;
    const live = this.table.live();
    return over < (live?.position ?? 0) || (learns && !this.table.mine().includes(live?.decision?.seat ?? -1));
  }

  private async tell(turn: Turn, before: Position, after: Position, gone: () => boolean): Promise<void> {
    this.current = turn;
    await marked(
      () => (this.stands = before),
      () => !gone() && (this.stands = after),
    );
    if (gone()) return;
    this.left = STANDS[settings.pace];
    await new Promise<void>((resolve) => {
      this.wake = resolve;
      this.resume();
    });
    clearTimeout(this.timer);
    this.wake = () => {};
  }

  /** Nothing is to be told: the board stands at the present, or where a bot began that is not ready yet. */
  private rest(before: Position): void {
    const last = this.table.turns().at(-1);
    const acts = last?.kind === "turn" && last.seat !== null && this.isOthers(last) && !this.isOver(last);
    if (acts && this.table.isBot(last.seat!) && settings.pace !== "at-once") this.stands ??= before;
    else this.stands = null;
  }

  private pause(): void {
    clearTimeout(this.timer);
    if (this.since !== null) this.left -= performance.now() - this.since;
    this.since = null;
  }

  private resume(): void {
    clearTimeout(this.timer);
    if (this.current === null || this.waits) return;
    this.since = performance.now();
    this.timer = window.setTimeout(() => this.wake(), Math.max(0, this.left));
  }
}
