export const OFFLINE = 'You seem to be offline.';

/** Waits for the work, but no longer than the browser is online; tells whether the work was done. */
export async function whileOnline(work: Promise<void>): Promise<boolean> {
  const done = new AbortController();
  const offline = new Promise<boolean>((resolve) => {
    if (!navigator.onLine) resolve(false);
    window.addEventListener('offline', () => resolve(false), { signal: done.signal });
  });
  const finished = work.then(() => true);
  return Promise.race([finished, offline]).finally(() => done.abort());
}
