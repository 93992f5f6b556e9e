import { REGION } from '../../functions/src/platform/settings.ts';
import { PROJECT_ID } from '../../ops/base/paths.ts';
import { HOST, type Ports } from '../../ops/base/ports.ts';

/** How often to call the scheduled function, in ms: more often than in production, because someone is watching. */
const EVERY_MS = 60_000;

/**
 * Replaces Cloud Scheduler, which has no emulator: calls the scheduled function each minute, one call at a time.
 * @returns a function that stops it.
 */
export function startScheduler(ports: Ports): () => void {
  // The emulator appends the number of its loading, 0, to the name of a function that isn't called over HTTP.
  const url = `http://${HOST}:${ports.functions}/${PROJECT_ID}/${REGION}/sweep-0`;
  let running = false;
  const call = async (): Promise<void> => {
    if (running) return;
    running = true;
    try {
      await fetch(url, { method: 'POST' });
    } catch {
      // The emulators are stopping or reloading; the next interval tries again.
    } finally {
      running = false;
    }
  };
  const timer = setInterval(() => void call(), EVERY_MS);
  return () => clearInterval(timer);
}
