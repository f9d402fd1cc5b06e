import { GOODS, type Good } from "$made/boardgame";

/** Which of our icons stands for a piece of the board game. */
const MARKERS: Record<string, string> = {
  factory: "factory",
  workers: "worker",
  machinery: "machine",
  quality: "quality",
  distribution: "distribution",
  exchange: "exchange",
  production: "production",
  investor: "exchange",
};

/** Own markers, advanced ones (`light-quality`) and ships (`ship-4`). */
export function markerIcon(marker: string): string {
  if (marker.startsWith("ship-") || marker === "both-ships") return "ship";
  return MARKERS[marker.replace(/^(light|dark)-/, "")] ?? "special";
}

/** "light" or "dark" for an advanced marker, else "". */
export function shadeOf(marker: string): string {
  return /^(light|dark)-/.exec(marker)?.[1] ?? "";
}

/** A patron's icon is the same for every good. */
export function tileIcon(tile: string): string {
  return tileGood(tile) === null ? tile : "patron";
}

/** The good that a patron buys; null for other tiles. */
export function tileGood(tile: string): Good | null {
  const good = tile.startsWith("patron-") ? tile.slice("patron-".length) : "";
  return GOODS.find((one) => one === good) ?? null;
}
