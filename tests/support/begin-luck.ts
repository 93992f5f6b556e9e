import fc from 'fast-check';
import { beforeEach } from 'vitest';
import { beginLuck } from './random.ts';
import { SEED } from './seed.ts';

/** What vitest loads before each test file: generated cases and the tests' own luck come from the one seed. */
fc.configureGlobal({ seed: SEED });
beforeEach(({ task }) => beginLuck(task.name));
