const FIRST_MS = 60_000;
const LONGEST_MS = 6 * 60 * 60 * 1000;

/** After the 16th failure, about two days after the first, a mail is given up and shown to the admins. */
export const MAX_ATTEMPTS = 16;

/** How long to wait after the n-th failed try: 1 minute, doubling, at most 6 hours; in milliseconds. */
export function backoffMs(attempt: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
}
