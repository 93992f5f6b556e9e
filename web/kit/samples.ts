/** A text that takes several lines on a phone. */
export const LONG_TEXT =
  'Paper plates, cups and a banner for the spring fair, bought in two shops because the first had no cups left. ';

/** Stands for what a press does. */
export function nothing(): void {
  // The kit only shows.
}
