/* What the function of the clock does besides the sweeps themselves. */

/** The minutes between two runs, as in the schedule. */
const EVERY_MINUTES = 5;

/** How long a request that keeps an instance warm may take: a function may have to start, in ms. */
const WARM_TIMEOUT_MS = 30_000;

/** Where whoever comes first would wait for a function to start: a form, and a decision. */
const KEPT_WARM = ['/api/submit-expense', '/api/update-expense'] as const;

/** Whether this is the run of an hour that does what is done once an hour. @param scheduled when the run was due, as ISO. */
export function isOncePerHour(scheduled: string): boolean {
  return new Date(scheduled).getUTCMinutes() < EVERY_MINUTES;
}

/** Runs works beside each other to their ends. @throws the first one's error when all have ended. */
export async function runAll(works: readonly (() => Promise<void>)[]): Promise<void> {
  const ends = await Promise.allSettled(works.map(async (work) => work()));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/**
 * Asks the functions that people wait for, so that an instance of each stays there. A method that no address answers is
 * refused when the route's code and services are there; it reads nothing and counts against nobody. No answer is no
 * failure: the next run asks again, and meanwhile somebody waits a second longer.
 * @param appUrl the app's address.
 */
export async function keepWarm(appUrl: string, ask: typeof fetch = fetch): Promise<void> {
  const asked = KEPT_WARM.map(async (path) => {
    const signal = AbortSignal.timeout(WARM_TIMEOUT_MS);
    const response = await ask(new URL(path, appUrl), { method: 'DELETE', signal });
    await response.arrayBuffer();
  });
  await Promise.allSettled(asked);
}
