import type { Beat, ChatNews, TableNews, Update } from "$made/messages";

export type News = TableNews | Update | ChatNews;
/** How the socket stands: trying for the first time, open, lost and trying again, or refused. */
export type Connection = "opening" | "live" | "away" | "refused";

const PAUSES = [300, 1000, 2000, 4000, 8000, 15000];
/** Codes from here on are answers of the API: asking again brings the same. */
const REFUSED = 4400;
/** Milliseconds of silence after which a socket counts as lost: the server says something far more often. */
export const SILENCE = 7000;
const LOOK_EVERY = 1000;

/**
 * The live socket of a table. It comes back by itself, from where the caller says it was.
 *
 * A network that is cut does not close it, so it is listened to: the server sends a beat every few seconds.
 */
export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private closed = false;
  private heard = 0;
  private readonly watch: number;

  constructor(
    private readonly path: () => string,
    private readonly hear: (news: News) => void,
    private readonly changed: (connection: Connection, reason: string) => void,
  ) {
    addEventListener("online", this.tryNow);
    addEventListener("offline", this.renew);
    document.addEventListener("visibilitychange", this.tryNow);
    this.watch = window.setInterval(() => this.look(), LOOK_EVERY);
    this.open();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.tryNow);
    removeEventListener("offline", this.renew);
    document.removeEventListener("visibilitychange", this.tryNow);
    clearTimeout(this.timer);
    clearInterval(this.watch);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api${this.path()}`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => {
      this.heard = Date.now();
      this.tries = 0;
      this.changed("live", "");
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      const news = JSON.parse(event.data) as News | Beat;
      if (news.type !== "beat") this.hear(news);
    };
    socket.onclose = (event) => {
      if (this.closed) return;
      if (event.code >= REFUSED && event.code < 4500) {
        clearInterval(this.watch);
        this.socket = null;
        this.changed("refused", event.reason);
        return;
      }
      this.lost();
    };
  }

  private lost(): void {
    this.socket = null;
    this.changed("away", "");
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.open(), PAUSES[Math.min(this.tries++, PAUSES.length - 1)]);
  }

  /** Whether the socket has been silent for too long: it may be open and lead nowhere. */
  private look(): void {
    if (this.socket !== null && Date.now() - this.heard > SILENCE) this.renew();
  }

  /** Give up a socket that is doubted, and open another one. */
  readonly renew = (): void => {
    const { socket } = this;
    if (this.closed || socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.lost();
  };

  /** Try at once what would be tried again after a pause. */
  readonly tryNow = (): void => {
    if (this.closed || document.hidden || this.socket !== null) return;
    clearTimeout(this.timer);
    this.open();
  };
}
