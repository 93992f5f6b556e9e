import { setGlobalOptions } from 'firebase-functions/v2/options';
import { takeBodiesRaw } from './http/raw-bodies.ts';
import { MAX_INSTANCES } from './platform/config.ts';
import { REGION } from './platform/region.ts';

/* What the functions are given. It is imported before any is declared. */

takeBodiesRaw();
setGlobalOptions({
  region: REGION,
  maxInstances: MAX_INSTANCES,
  memory: '512MiB',
  timeoutSeconds: 60,
});

/**
 * What the functions that answer requests differ in. A process takes some 150 MB, and the platform hands it bodies of up to
 * 32 MB whole, before ours can refuse them: so an instance takes a request at a time for each 50 MB that it has. That's
 * also enough for the pictures that must be hashed before a byte of them leaves (10 MB, twice while they're put together);
 * receipts are passed on as they come. Whoever finds all busy gets the next instance, of up to `MAX_INSTANCES`.
 */
export const ofFunction = {
  decide: { concurrency: 10 },
  admin: { concurrency: 10 },
  // An evening's forms, and approvers who open ten receipts each.
  api: { memory: '1GiB', concurrency: 20 },
} as const;
