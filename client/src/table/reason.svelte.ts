import type { Refused } from "$made/messages";
import { look } from "$src/api/server";
import { NOTHING, patterns, type About } from "./about";
import type { Latest } from "./latest";
import type { Session } from "./session.svelte";

/** Of the reasons why a thing can do nothing now: one about the thing, before one about the time. */
export function mostTelling(refusals: readonly Refused[]): Refused | undefined {
  return refusals.find((one) => one.error !== "not-asked") ?? refusals[0];
}

/** Why something that was pointed at can't be done. */
export class Reason {
  refused = $state.raw<Refused | null>(null);
  /** What was asked about last. */
  about: About = NOTHING;

  constructor(
    private readonly session: Session,
    private readonly latest: Latest,
  ) {}

  /** Ask why nothing about this can be done; the most telling refusal is kept. */
  async ask(about: About): Promise<void> {
    const { id, decision, choice } = this.session;
    if (decision === null || patterns(about).length === 0 || !choice.idle) return;
    const answers = await this.latest.ask(look.whyNot(id, about, this.session.passing));
    if (answers === null) return;
    this.about = about;
    this.refused = mostTelling(answers.flatMap((answer) => answer.refusal ?? [])) ?? null;
  }
}
