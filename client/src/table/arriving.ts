/** Milliseconds that one piece of news is looked at before the next is shown. */
const LOOKED = 250;
/** How many may wait; those before them are shown at once. */
const MOST = 6;

/** News that come at once are shown one after another, so that each can be seen: bots play fast. */
export class Arriving<News> {
  private readonly waiting: News[] = [];
  private timer = 0;

  constructor(
    private readonly show: (news: News) => void,
    /** Whether these need not be looked at, nor those before them. */
    private readonly atOnce: (news: News) => boolean,
  ) {}

  take(news: News): void {
    this.waiting.push(news);
    if (this.atOnce(news)) this.flush();
    else if (this.timer === 0) this.next();
  }

  /** Show all that wait. */
  flush(): void {
    this.stop();
    for (const news of this.waiting.splice(0)) this.show(news);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = 0;
  }

  private readonly next = (): void => {
    this.timer = 0;
    const due = this.waiting.splice(0, Math.max(1, this.waiting.length - MOST));
    if (due.length === 0) return;
    this.timer = window.setTimeout(this.next, LOOKED);
    for (const news of due) this.show(news);
  };
}
