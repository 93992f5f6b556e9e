import { sha256Hex } from '../../../functions/src/platform/hashes.ts';
import type { Paint } from './jpeg.ts';
import type { Picture } from './png.ts';
import type { Print } from './print.ts';

/** Pixels a dot of print. */
const DOT = 3;
/** How much of the scanner or of the table is around the paper, in pixels. */
const AROUND = 40;
const RADIANS = Math.PI / 180;

/** A paper that lies a little askew. */
interface Paper {
  /** Of the picture, in pixels: multiples of 8, as a JPEG needs them. */
  readonly width: number;
  readonly height: number;
  /** How light the paper is at a pixel, 0 to 1; next to the paper, how far away it is, in dots below 0. */
  readonly lightAt: (x: number, y: number) => number;
}

/** @param name decides how it lies. */
function layPaper(print: Print, name: string): Paper {
  const chance = parseInt(sha256Hex(name).slice(0, 4), 16) / 0xffff;
  // 0.7 to 2.2 degrees, to either side.
  const angle = (chance < 0.5 ? -0.7 - 3 * chance : 3 * chance - 0.8) * RADIANS;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const side = (dots: number) => Math.ceil((dots * DOT + 2 * AROUND) / 8) * 8;
  const [width, height] = [side(print.width), side(print.height)];
  const fold = print.height * (0.4 + 0.3 * chance);
  return {
    width,
    height,
    lightAt(x, y) {
      const [fromMiddle, fromCenter] = [(x - width / 2) / DOT, (y - height / 2) / DOT];
      const u = print.width / 2 + fromMiddle * cos + fromCenter * sin;
      const v = print.height / 2 - fromMiddle * sin + fromCenter * cos;
      const outside = Math.max(-u, u - print.width, -v, v - print.height);
      if (outside > 0) return -outside;
      // It lies flat except at the right, and was folded once.
      const shadow = 0.05 * (u / print.width) + 0.04 * Math.exp(-Math.abs(v - fold));
      return (1 - shadow) * (1 - inkAt(print, u - 0.5, v - 0.5));
    },
  };
}

/** Returns how much ink there is between dots, 0 to 1: dots that touch become a line. */
function inkAt({ width, height, dots }: Print, u: number, v: number): number {
  const [column, row] = [Math.floor(u), Math.floor(v)];
  if (column < 0 || row < 0 || column + 1 >= width || row + 1 >= height) return 0;
  const at = row * width + column;
  const [right, down] = [u - column, v - row];
  const above = (dots[at] ?? 0) * (1 - right) + (dots[at + 1] ?? 0) * right;
  const below = (dots[at + width] ?? 0) * (1 - right) + (dots[at + width + 1] ?? 0) * right;
  const ink = above * (1 - down) + below * down;
  return 0.8 * Math.min(1, Math.max(0, 3 * ink - 0.9));
}

/** Scans a slip: gray, on the scanner's lid. */
export function scanSlip(print: Print, name: string): Picture {
  const { width, height, lightAt } = layPaper(print, name);
  const gray = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const light = lightAt(x, y);
      gray[y * width + x] = light < 0 ? 222 - 60 * Math.exp(light) : 248 * light;
    }
  return { width, height, gray };
}

/** Photographs a slip on a wooden table. */
export function photographSlip(
  print: Print,
  name: string,
): { readonly width: number; readonly height: number; readonly paint: Paint } {
  const { width, height, lightAt } = layPaper(print, name);
  const paint: Paint = (x, y) => {
    const light = lightAt(x, y);
    const lamp = 1.04 - 0.25 * ((x / width - 0.3) ** 2 + (y / height - 0.2) ** 2);
    if (light >= 0) return [236 * light * lamp, 231 * light * lamp, 216 * light * lamp];
    const grain = 0.07 * Math.sin(y / 6 + 2 * Math.sin(x / 110)) + 0.09 * Math.sin(y / 41);
    const wood = (1 + grain) * (1 - 0.5 * Math.exp(light / 3)) * lamp;
    return [158 * wood, 116 * wood, 78 * wood];
  };
  return { width, height, paint };
}
