import fc from 'fast-check';
import { beforeEach } from 'vitest';
import { seedTest } from './random.ts';
import { SEED } from './seed.ts';

/** Vitest loads this before each test file: generated cases and the tests' own random choices come from one seed. */
fc.configureGlobal({ seed: SEED });
beforeEach(({ task }) => seedTest(task.name));
