/** Questions to the server of which only the last one's answer is wanted. */
export class Latest {
  private asked = 0;

  constructor(private readonly failed: (error: unknown) => void) {}

  /** What is still being asked for is not wanted any more. */
  drop(): void {
    this.asked += 1;
  }

  /** The answer; null if there is none, or if it is not wanted any more. */
  async ask<Answer>(request: Promise<Answer>): Promise<Answer | null> {
    const ticket = ++this.asked;
    try {
      const answer = await request;
      return ticket === this.asked ? answer : null;
    } catch (error) {
      if (ticket === this.asked) this.failed(error);
      return null;
    }
  }
}
