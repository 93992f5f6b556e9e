import { randomInt } from 'node:crypto';
import { defineConfig } from 'vitest/config';

// All luck of the tests comes from one seed; a run is repeated with that of the run before.
process.env['PROVE_SEED'] ??= String(randomInt(2 ** 31));
const setupFiles = ['tests/support/begin-luck.ts'];

/** Suites inside the emulators share one Firestore, so their files run one after the other. */
const inEmulators = { fileParallelism: false, testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // The server's code logs as it works; its lines matter when a test fails.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles,
          include: [
            '{domain,functions,web}/src/**/*.test.ts',
            '{tools,web/tools,tests/support}/**/*.test.ts',
          ],
          // Ten thousand generated cases on a busy machine take their time.
          testTimeout: 60_000,
        },
      },
      {
        test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], setupFiles, ...inEmulators },
      },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          setupFiles,
          ...inEmulators,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['domain/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      reporter: ['text'],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
  },
});
