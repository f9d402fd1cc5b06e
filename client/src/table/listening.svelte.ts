import { Live, type News } from "$src/api/live";
import type { Position, Update } from "$made/messages";
import { history, play } from "$src/api/server";
import type { Session } from "./session.svelte";

/** Milliseconds in which the socket tells of a move of mine; if it does not, the server is asked. */
const TOLD = 1000;

/** What the socket of a table tells, brought to its session. */
export class Listening {
  private readonly socket: Live;
  /** The last entry of the log that the socket has told of. */
  private heard = 0;
  /** Lets go on who waits for the socket. */
  private wake = (): void => {};

  constructor(private readonly session: Session) {
    this.socket = new Live(
      () => this.path(),
      (news) => this.hear(news),
      (connection, reason) => {
        session.connection = connection;
        if (connection === "live") session.returned();
        this.wake();
        if (connection === "refused") session.problem = reason;
      },
    );
  }

  close(): void {
    this.socket.close();
  }

  /** Try now to come back to the table. */
  reconnect(): void {
    this.socket.tryNow();
  }

  /** Doubt the socket: something else did not come through. */
  renew(): void {
    this.socket.renew();
  }

  /** Wait for the socket to tell what follows an entry; where the game stands if it does not. */
  async missed(number: number): Promise<Position | null> {
    if (this.heard <= number) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
        window.setTimeout(resolve, TOLD);
      });
    }
    return this.heard > number ? null : play.position(this.session.id);
  }

  private path(): string {
    const chat = this.session.chat.at(-1)?.number ?? 0;
    return `/tables/${encodeURIComponent(this.session.id)}/live?since=${this.heard}&chat=${chat}&beats=true`;
  }

  private hear(news: News): void {
    const { session } = this;
    switch (news.type) {
      case "table":
        session.table = news;
        break;
      case "chat":
        session.chat = [...session.chat, ...news.messages];
        break;
      case "update":
        this.heard = news.now.number;
        if (session.opening.length === 0) void this.remember();
        this.follow(news);
        this.wake();
        session.turn.heard(news);
    }
  }

  private follow(update: Update): void {
    const { session } = this;
    const { since, happened, now } = update;
    const before = session.live;
    const otherEyes = before !== null && before.seat !== now.seat;
    if (otherEyes) session.positions.forget();
    else if (since < session.happened.length) session.positions.forget(since);
    session.scenes.follow(update);
    session.happened = [...session.happened.slice(0, since), ...happened];
    // What I sent may have been answered before the socket comes to it.
    if (before === null || now.number > before.number || otherEyes) session.arrive(now);
    session.positions.keep(now);
    session.stage.follow(update);
    session.following.take(before, since, otherEyes);
  }

  /** What happened before the first move; the socket tells the rest. */
  private async remember(): Promise<void> {
    const begun = await this.session.attempt(history.moves(this.session.id, 0, 1));
    if (begun) this.session.opening = begun.opening;
  }
}
