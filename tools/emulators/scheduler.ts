import { REGION } from '../../functions/src/platform/region.ts';
import { PROJECT_ID } from '../../ops/base/paths.ts';
import { HOST, type Ports } from '../../ops/base/ports.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The scheduled functions and their intervals in ms, as in their onSchedule. */
const SCHEDULE = [
  { name: 'sweepMail', every: MINUTE },
  { name: 'sweepReceipts', every: 60 * MINUTE },
] as const;

/**
 * Replaces Cloud Scheduler, which has no emulator: calls each scheduled function at its interval, one call at a time.
 * @returns a function that ends it.
 */
export function startScheduler(ports: Ports): () => void {
  const timers = SCHEDULE.map(({ name, every }) => {
    let running = false;
    const call = async (): Promise<void> => {
      if (running) return;
      running = true;
      try {
        await fetch(scheduledFunctionUrl(ports, name), { method: 'POST' });
      } catch {
        // The emulators are stopping or reloading; the next interval tries again.
      } finally {
        running = false;
      }
    };
    return setInterval(() => void call(), every);
  });
  return () => timers.forEach(clearInterval);
}

/**
 * Returns the address at which the Functions emulator runs a scheduled function at once. It gives every function that
 * is not called over HTTP a name that ends in the number of its loading, 0.
 */
export function scheduledFunctionUrl(ports: Ports, name: string): string {
  return `http://${HOST}:${ports.functions}/${PROJECT_ID}/${REGION}/${name}-0`;
}
