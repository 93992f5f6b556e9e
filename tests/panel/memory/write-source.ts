import type { Data } from '../../../web/src/data/data.ts';
import { data } from './source.ts';

/** Stands in the place of `web/src/data/write-source.ts` in the build of the tests. */
export const commit: Data['commit'] = (writes) => data.commit(writes);
