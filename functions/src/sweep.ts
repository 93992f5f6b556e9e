/* What the scheduled function does besides the sweeps themselves. */

/** Minutes between two runs, as in the schedule. */
const EVERY_MINUTES = 5;

/** How long a request that keeps an instance warm may take, in ms: it may have to start the function. */
const WARM_TIMEOUT_MS = 30_000;

/** Where people would wait for a cold start: sending the form, and deciding. */
const KEPT_WARM = ['/api/submit-expense', '/api/update-expense'] as const;

/**
 * Returns whether this is the one run of the hour that does the hourly work. @param scheduled when the run was
 * due, as ISO.
 */
export function isOncePerHour(scheduled: string): boolean {
  return new Date(scheduled).getUTCMinutes() < EVERY_MINUTES;
}

/** Runs all of them at once and waits until each has ended. @throws the first error, once all have ended. */
export async function runAll(works: readonly (() => Promise<void>)[]): Promise<void> {
  const ends = await Promise.allSettled(works.map(async (work) => work()));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/**
 * Sends a request to the functions that people wait for, so each keeps an instance ready. No address answers
 * this method, so the router refuses it once the route's code and services have loaded: it reads nothing and
 * uses up no limit. If no answer comes, the next run tries again.
 * @param appUrl the app's address.
 */
export async function keepWarm(appUrl: string, ask: typeof fetch = fetch): Promise<void> {
  const requests = KEPT_WARM.map(async (path) => {
    const signal = AbortSignal.timeout(WARM_TIMEOUT_MS);
    const response = await ask(new URL(path, appUrl), { method: 'DELETE', signal });
    await response.arrayBuffer();
  });
  await Promise.allSettled(requests);
}
