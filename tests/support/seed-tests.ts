import fc from 'fast-check';
import { beforeEach } from 'vitest';
import { SEED, seedTest } from './random.ts';

/** Vitest loads this before each test file: generated cases and the tests' own random choices come from one seed. */
fc.configureGlobal({ seed: SEED });
beforeEach(({ task }) => seedTest(task.name));
