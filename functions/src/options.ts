import { setGlobalOptions } from 'firebase-functions/v2/options';
import { takeBodiesRaw } from './http/raw-bodies.ts';
import { MAX_INSTANCES } from './platform/config.ts';
import { REGION } from './platform/settings.ts';

/* What the functions are given. It is imported before any is declared. */

takeBodiesRaw();
setGlobalOptions({
  region: REGION,
  maxInstances: MAX_INSTANCES,
  memory: '512MiB',
  timeoutSeconds: 60,
});

/**
 * What the functions that answer requests differ in: how many an instance answers at once, which its memory must hold. A
 * process is some 150 MB. A body takes 2 MB at most (raw-bodies.ts), and a receipt is passed on as it comes; but a slip's
 * picture must be hashed before a byte of it leaves, 10 MB that are twice there while they're put together. Whoever finds an
 * instance busy gets the next one, of up to `MAX_INSTANCES`.
 */
export const ofFunction = {
  decide: { concurrency: 80 },
  admin: { concurrency: 80 },
  api: { memory: '1GiB', concurrency: 40 },
} as const;
