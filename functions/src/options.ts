import { setGlobalOptions } from 'firebase-functions/v2/options';
import { takeBodiesRaw } from './http/raw-bodies.ts';
import { MAX_INSTANCES } from './platform/config.ts';
import { REGION } from './platform/settings.ts';

/* Settings for every function. Import this file before you declare one. */

takeBodiesRaw();
setGlobalOptions({
  region: REGION,
  maxInstances: MAX_INSTANCES,
  memory: '512MiB',
  timeoutSeconds: 60,
});

/**
 * How many requests one instance answers at once, limited by its memory. A process takes some 150 MB and a body
 * 2 MB at most (raw-bodies.ts). A receipt streams through, but we hash a paper before we send a byte
 * of it: 10 MB, held twice while we assemble it. When an instance is busy, the next request gets another one,
 * of up to `MAX_INSTANCES`.
 */
export const ofFunction = {
  decide: { concurrency: 80 },
  admin: { concurrency: 80 },
  api: { memory: '1GiB', concurrency: 40 },
} as const;
