import { defineConfig } from 'vitest/config';

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
          include: ['{domain,functions,web}/src/**/*.test.ts', '{tools,web/tools}/**/*.test.ts'],
          // Ten thousand generated cases on a busy machine take their time.
          testTimeout: 60_000,
        },
      },
      { test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], ...inEmulators } },
      { test: { name: 'functions', include: ['tests/functions/**/*.test.ts'], ...inEmulators } },
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
