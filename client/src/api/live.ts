import type { ChatNews, TableNews, Update } from "./messages";

export type News = TableNews | Update | ChatNews;
/** How the socket stands: trying for the first time, open, lost and trying again, or refused. */
export type Connection = "opening" | "live" | "away" | "refused";

const PAUSES = [300, 1000, 2000, 4000, 8000, 15000];
const REFUSED = 4400;
/** Codes from here on are answers of the API: asking again brings the same. */

/** The live socket of a table. It comes back by itself, from where the caller says it was. */
export class Live {
  private socket: WebSocket | null = null;
  private tries = 0;
  private timer = 0;
  private closed = false;

  constructor(
    private readonly path: () => string,
    private readonly hear: (news: News) => void,
    private readonly changed: (connection: Connection, reason: string) => void,
  ) {
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
    this.open();
  }

  /** Look at the table with other eyes: the socket is opened anew. */
  again(): void {
    this.socket?.close();
  }

  /** Try at once what would be tried again after a pause. */
  tryNow(): void {
    this.now();
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api${this.path()}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.changed("live", "");
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as News);
    socket.onclose = (event) => {
      if (this.closed) return;
      if (event.code >= REFUSED && event.code < 4500) {
        this.changed("refused", event.reason);
        return;
      }
      this.changed("away", "");
      this.timer = window.setTimeout(() => this.open(), PAUSES[Math.min(this.tries++, PAUSES.length - 1)]);
    };
  }

  private readonly now = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  };
}
