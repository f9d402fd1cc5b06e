import type { MoveForm, Position, Update } from "$made/messages";
import { Unreachable } from "$src/api/http";
import { play } from "$src/api/server";
import { t } from "$src/words/words.svelte";
import { afterwards } from "./unsent";
import type { Session } from "./session.svelte";

/** What I play in my turn, and take back. */
export class Turn {
  /** Whether something was sent and not answered yet. */
  busy = $state(false);
  /** A move that could not be sent, and waits for the server. */
  waiting = $state.raw<MoveForm | null>(null);

  constructor(private readonly session: Session) {}

  /** How many moves I may take back. */
  get undoable(): number {
    return this.session.decision === null ? 0 : (this.session.live?.undoable ?? 0);
  }

  async play(move: string): Promise<void> {
    const { id, live, decision } = this.session;
    if (live === null || decision === null || this.busy) return;
    const form = { seat: decision.seat, move, number: live.number };
    this.session.plan.sends(move);
    this.waiting = null;
    await this.send(live.number, (bySocket) => play.move(id, form, bySocket), () => this.wait(form));
  }

  /** The server is back, and has told where the game stands: what waited is sent, was, or is given back. */
  heard(update: Update): void {
    const form = this.waiting;
    if (form === null) return;
    this.waiting = null;
    const { session } = this;
    switch (afterwards(form, update)) {
      case "send":
        void this.send(
          form.number,
          (bySocket) => play.move(session.id, form, bySocket),
          () => (session.notice = t("client-move-not-sent")),
        );
        break;
      case "played":
        session.notice = "";
        break;
      case "overtaken":
        session.notice = t("client-move-overtaken");
    }
  }

  private wait(form: MoveForm): void {
    this.waiting = form;
    this.session.notice = t("client-move-waits");
    // Whatever comes next from the server tells whether it may still be played.
    this.session.listening.renew();
  }

  async takeBack(count = 1): Promise<void> {
    const { id, live, decision } = this.session;
    if (live === null || decision === null || this.undoable < count) return;
    const form = { seat: decision.seat, number: live.number, count };
    await this.send(live.number, (bySocket) => play.takeBack(id, form, bySocket));
  }

  /** Send what follows an entry of the log. What comes of it is told by the socket, or answered if that is away. */
  private async send(
    number: number,
    request: (bySocket: boolean) => Promise<Position | null>,
    unsent?: () => void,
  ): Promise<void> {
    const { session } = this;
    const reached = () => session.live?.number ?? 0;
    this.busy = true;
    session.pass();
    session.notice = "";
    try {
      let position: Position | null;
      try {
        position = await request(session.connection === "live");
      } catch (error) {
        if (!(error instanceof Unreachable) || unsent === undefined) throw error;
        unsent();
        return;
      }
      position ??= await session.listening.missed(number);
      // What the socket has told meanwhile is not older than this.
      if (position !== null && position.number > reached()) session.arrive(position);
    } catch (error) {
      session.tell(error);
    } finally {
      this.busy = false;
    }
  }
}
