/** Whether the tests prove their threats with the full counts, which takes many minutes: PROVE=full. */
const FULL = process.env['PROVE'] === 'full';

/** How often a test tries: a number that shows the mechanism in seconds, or the one that the threat list asks for. */
export function times(quick: number, full: number): number {
  return FULL ? full : quick;
}

/** Milliseconds that a test may take whose work grows with `times`. */
export const TIMEOUT_MS = FULL ? 1_800_000 : 90_000;
