/** How long after what is shown first, in ms: on a slow phone its data still come in the first seconds. */
const WARM_UP_AFTER_MS = 4_000;

/**
 * Loads code a while later, so that it opens at once then, also without a connection. What fails to load is loaded again
 * when it is opened.
 * @returns what calls it off.
 */
export function warmUp(loads: readonly (() => Promise<unknown>)[]): () => void {
  const timer = setTimeout(() => {
    for (const load of loads) void load().catch(() => undefined);
  }, WARM_UP_AFTER_MS);
  return () => clearTimeout(timer);
}
