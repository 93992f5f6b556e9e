import { setGlobalOptions } from 'firebase-functions/v2/options';
import { takeBodiesRaw } from './http/raw-bodies.ts';
import { MAX_INSTANCES } from './platform/config.ts';
import { REGION } from './platform/region.ts';

/* What holds for every function. It is imported before any is declared. */

takeBodiesRaw();
setGlobalOptions({
  region: REGION,
  maxInstances: MAX_INSTANCES,
  memory: '512MiB',
  timeoutSeconds: 60,
});
