import { crc32, deflateSync } from "node:zlib";

/**
 * Our mark as PNG, for those who take no SVG: the build draws it from public/icon.svg, which has a
 * square with round corners and one path of straight lines.
 */
export interface Drawing {
  size: number;
  /** Round: as it is. Full: to the edges, for systems that cut the corners. Bare: the mark alone, white. */
  ground: "round" | "full" | "bare";
  /** How much of the square the mark may take. */
  scale: number;
}

export const DRAWINGS: Record<string, Drawing> = {
  "icon-192.png": { size: 192, ground: "round", scale: 1 },
  "icon-512.png": { size: 512, ground: "round", scale: 1 },
  "icon-maskable-512.png": { size: 512, ground: "full", scale: 0.75 },
  "apple-touch-icon.png": { size: 180, ground: "full", scale: 0.9 },
  "badge-96.png": { size: 96, ground: "bare", scale: 1.15 },
};

type Point = [number, number];
type Colour = [number, number, number];

const WHITE: Colour = [255, 255, 255];
/** Lines that are looked at for each line of pixels. */
const FINE = 4;
/** Corners that a round corner is drawn with. */
const STEPS = 12;

export function png(svg: string, { size, ground, scale }: Drawing): Uint8Array {
  const found = (pattern: RegExp) => pattern.exec(svg)?.[1] ?? "";
  const whole = Number(found(/viewBox="0 0 (\d+) /));
  const radius = ground === "round" ? Number(found(/rx="(\d+)"/)) : 0;
  const place = ([x, y]: Point): Point => {
    const at = (value: number) => ((value - whole / 2) * scale + whole / 2) * (size / whole);
    return [at(x), at(y)];
  };
  const square = rounded(whole, radius).map(([x, y]): Point => [(x * size) / whole, (y * size) / whole]);
  const mark = outlines(found(/ d="([^"]+)"/)).map((outline) => outline.map(place));
  const pixels = new Float64Array(size * size * 4);
  if (ground !== "bare") paint(pixels, size, [square], colour(found(/<rect[^>]* fill="#(\w+)"/)));
  paint(pixels, size, mark, ground === "bare" ? WHITE : colour(found(/<path[^>]* fill="#(\w+)"/)));
  return encoded(pixels, size);
}

function colour(hex: string): Colour {
  return [0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Colour;
}

function rounded(whole: number, radius: number): Point[] {
  const corners: [number, number, number][] = [
    [whole - radius, radius, -90],
    [whole - radius, whole - radius, 0],
    [radius, whole - radius, 90],
    [radius, radius, 180],
  ];
  return corners.flatMap(([x, y, from]) =>
    Array.from({ length: STEPS + 1 }, (_, step): Point => {
      const angle = ((from + (90 * step) / STEPS) * Math.PI) / 180;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}

/** The outlines of a path: it may move, and draw straight lines. */
export function outlines(path: string): Point[][] {
  const found: Point[][] = [];
  let [x, y] = [0, 0];
  for (const [, letter, rest] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...rest!.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const relative = letter === letter!.toLowerCase();
    const kind = letter!.toLowerCase();
    if (kind === "z") {
      [x, y] = found.at(-1)![0]!;
      continue;
    }
    if (!"mlhv".includes(kind)) throw new Error(`the mark has a ${letter}, which is not drawn here`);
    while (numbers.length > 0) {
      if (kind !== "v") x = numbers.shift()! + (relative ? x : 0);
      if (kind !== "h") y = numbers.shift()! + (relative ? y : 0);
      if (kind === "m") found.push([[x, y]]);
      else found.at(-1)!.push([x, y]);
    }
  }
  return found;
}

/** Lay a colour over the inside of outlines; what lies inside two of them is outside. */
function paint(pixels: Float64Array, size: number, shapes: Point[][], [red, green, blue]: Colour): void {
  const sides = shapes.flatMap((shape) => shape.map((point, at): [Point, Point] => [point, shape[(at + 1) % shape.length]!]));
  for (let row = 0; row < size; row++) {
    const covered = new Float64Array(size);
    for (let part = 0; part < FINE; part++) {
      const line = row + (part + 0.5) / FINE;
      const crossings = sides
        .filter(([[, from], [, to]]) => from <= line !== to <= line)
        .map(([[x0, y0], [x1, y1]]) => x0 + ((line - y0) * (x1 - x0)) / (y1 - y0))
        .sort((one, other) => one - other);
      for (let at = 0; at + 1 < crossings.length; at += 2) {
        const [from, to] = [Math.max(0, crossings[at]!), Math.min(size, crossings[at + 1]!)];
        for (let column = Math.floor(from); column < to; column++) {
          covered[column]! += (Math.min(to, column + 1) - Math.max(from, column)) / FINE;
        }
      }
    }
    for (let column = 0; column < size; column++) {
      const [over, at] = [Math.min(1, covered[column]!), 4 * (row * size + column)];
      [red, green, blue, 255].forEach((value, index) => {
        const behind = pixels[at + 3]! === 0 && index < 3 ? value : pixels[at + index]!;
        pixels[at + index] = behind + (value - behind) * over;
      });
    }
  }
}

function encoded(pixels: Float64Array, size: number): Uint8Array {
  const lines = Buffer.alloc(size * (4 * size + 1));
  for (let row = 0; row < size; row++) {
    for (let at = 0; at < 4 * size; at++) lines[row * (4 * size + 1) + 1 + at] = Math.round(pixels[row * 4 * size + at]!);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6], 8); // eight bits for each of red, green, blue and how much it covers
  const parts = [part("IHDR", head), part("IDAT", deflateSync(lines, { level: 9 })), part("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts]);
}

function part(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}
