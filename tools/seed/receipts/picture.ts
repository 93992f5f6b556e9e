import { GLYPH, hasDot } from './font.ts';

/** A picture in shades of gray, a byte for every dot, rows from top to bottom. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly gray: Uint8Array;
}

const PAPER = 244;
const INK = 40;
const MARGIN = 4;

/**
 * Draws lines of text on paper.
 * @param scale the dots of the picture for one dot of the font.
 */
export function drawReceipt(lines: readonly string[], scale: number): Picture {
  const cell = { width: GLYPH.width + 1, height: GLYPH.height + 3 };
  const columns = Math.max(...lines.map((line) => line.length));
  const width = (columns * cell.width + 2 * MARGIN) * scale;
  const height = (lines.length * cell.height + 2 * MARGIN) * scale;
  const gray = new Uint8Array(width * height).fill(PAPER);
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / scale) - MARGIN;
    const line = lines[Math.floor(row / cell.height)];
    if (line === undefined) continue;
    for (let x = 0; x < width; x++) {
      const column = Math.floor(x / scale) - MARGIN;
      const character = line[Math.floor(column / cell.width)];
      if (character === undefined || column < 0) continue;
      if (hasDot(character, column % cell.width, row % cell.height)) gray[y * width + x] = INK;
    }
  }
  return { width, height, gray };
}
