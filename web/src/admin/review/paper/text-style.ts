/*
 * How texts and lines look on the paper: black on white, so that a copier loses nothing.
 */

export const INK = '#000000';
export const QUIET = '#4d4d4d';
export const RULE = '#b3b3b3';

/** How a text looks. */
export interface TextStyle {
  /** In points. */
  readonly size: number;
  readonly bold?: boolean;
  /** `#rrggbb`; black without one. */
  readonly color?: string;
}

/** A line's height, and what of it Helvetica's letters take, as parts of their size. */
const LINE = 1.34;
const LETTERS = 0.925;
const ASCENT = 0.718;

/** Returns the height of a line in points. */
export function lineHeight({ size }: TextStyle): number {
  return size * LINE;
}

/** Returns how far below a line's upper edge its letters begin, in points. */
export function leadOf({ size }: TextStyle): number {
  return (size * (LINE - LETTERS)) / 2;
}

/** Returns how far the baseline is below the upper edge of the letters, in points. */
export function ascentOf({ size }: TextStyle): number {
  return size * ASCENT;
}
