import { expect, test } from "vitest";
import { deviceName, written } from "./subscription";

test.each([
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"],
  ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Safari/604.1", "Safari, iPhone"],
  ["something else", "Browser"],
])("%s", (agent, name) => {
  expect(deviceName(agent)).toBe(name);
});

test("a key is written as the server writes it", () => {
  expect(written(new Uint8Array([4, 255, 254, 0]).buffer)).toBe("BP_-AA");
  expect(written(null)).toBe("");
});
