import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Settings } from "$src/settings.svelte";
import type { Session } from "$src/table/session.svelte";
import { at, leave, production, Server, sit, Socket } from "$tests/session";

let session: Session;
let settings: Settings;
let playback: typeof import("./playback.svelte").playback;

/** A game of five moves; lamps were sold with the third. */
beforeEach(async () => {
  const server = new Server();
  for (let place = 0; place < 5; place++) server.answers[`/api/tables/t/positions/${place}`] = () => new Response(JSON.stringify(at(place)));
  session = await sit(server);
  ({ settings } = await import("$src/settings.svelte"));
  ({ playback } = await import("./playback.svelte"));
  for (let place = 1; place <= 5; place++) Socket.last.tell(place);
  session.stage.close();
  session.scenes.follow({ since: 0, scenes: [production(3, { over: 3 })] });
});
afterEach(() => {
  settings.scene = "show";
  playback.stop();
  leave(session);
});

const shown = () => [session.lookback.past?.position ?? null, session.stage.scene?.begun ?? null, playback.running];
async function played(from = 1): Promise<void> {
  void playback.play(session, from, 5);
  await vi.advanceTimersByTimeAsync(60_000);
}
function seen(): void {
  while (session.stage.scene !== null) session.stage.goOn();
}

test("a production is shown with its scene, and what is played back goes on when that was seen", async () => {
  await played();
  expect(shown()).toEqual([3, 3, true]);
  seen();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toEqual([null, null, false]);
});

test("where scenes are skipped it runs through", async () => {
  settings.scene = "skip";
  await played();
  expect(shown()).toEqual([null, null, false]);
});

test("what is stopped takes the scene away and stays where it is", async () => {
  await played();
  playback.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toEqual([3, null, false]);
});

test("a production that somebody asks for is waited for", async () => {
  void playback.play(session, 3, 5);
  await vi.advanceTimersByTimeAsync(10);
  expect(shown()).toEqual([3, null, true]);
  void session.stage.open(session.scenes.at(3)!);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toEqual([3, 3, true]);
  seen();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toEqual([null, null, false]);
});

test("at the present the scene stays, and nothing is played back any more", async () => {
  session.scenes.follow({ since: 3, scenes: [production(5, { over: null })] });
  await played(3);
  expect(shown()).toEqual([null, 5, false]);
});
