import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import './tests/support/sample-school.ts';
import { SAMPLE_SCHOOL, SCHOOL_IMPORT } from './tools/school-file.ts';

// Everything random in the tests comes from one seed; a run is repeated with the seed of the run before.
process.env['TEST_SEED'] ??= String(randomInt(2 ** 31));
const setupFiles = ['tests/support/seed-tests.ts'];

/** All tests know one school, whatever a school writes into its organization.json: its own copy must not turn red. */
const resolve = {
  alias: [
    { find: SCHOOL_IMPORT, replacement: SAMPLE_SCHOOL },
    // The panel writes PDFs with the build for browsers; that for Node has other exports.
    {
      find: /^pdfkit$/,
      replacement: fileURLToPath(new URL('pdfkit.browser.mjs', import.meta.resolve('pdfkit'))),
    },
  ],
};

/** They look at what the logger writes, which takes hold of the console once: each in a process of its own. */
const ABOUT_LOGS = [
  'functions/src/platform/logs.test.ts',
  'functions/src/people/before-any-read.test.ts',
  'functions/src/http/endpoint.test.ts',
  'functions/src/http/proxy-hops.test.ts',
  'functions/src/http/router.test.ts',
];
/** They replace the rules of all buckets; the others can run beside tests that upload. */
const ABOUT_STORAGE = ['tests/rules/storage*.test.ts'];
const SERVER_ABOUT_LOGS = [
  'tests/server/failures.test.ts',
  'tests/server/forgot-password.test.ts',
  'tests/server/request-link.test.ts',
];

/**
 * Suites inside the emulators share one Firestore, so their files run one after the other; those in `server` have a
 * project of their own each, so that they run beside each other and beside another suite.
 */
const inEmulators = {
  fileParallelism: false,
  // Loading the server's modules anew for each file would take a third of the time.
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    // The server's code logs as it works; its lines matter when a test fails.
    silent: 'passed-only',
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          setupFiles,
          include: [
            '{domain,functions,web}/src/**/*.test.ts',
            '{ops,tools,web/tools,tests/support,tests/panel}/**/*.test.ts',
          ],
          exclude: ABOUT_LOGS,
          // They leave nothing behind in the process, and a third of their time would go into loading modules anew.
          isolate: false,
          // Ten thousand generated cases on a busy machine take their time.
          testTimeout: 60_000,
        },
      },
      { resolve, test: { name: 'unit-logs', include: ABOUT_LOGS, setupFiles } },
      {
        resolve,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          exclude: ABOUT_STORAGE,
          setupFiles,
          ...inEmulators,
        },
      },
      {
        resolve,
        test: { name: 'rules-storage', include: ABOUT_STORAGE, setupFiles, ...inEmulators },
      },
      {
        resolve,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: SERVER_ABOUT_LOGS,
          setupFiles,
          ...inEmulators,
          fileParallelism: true,
          // Half of the time they wait for the emulator.
          maxWorkers: 2,
        },
      },
      {
        resolve,
        test: {
          name: 'server-logs',
          include: SERVER_ABOUT_LOGS,
          setupFiles,
          ...inEmulators,
          isolate: true,
        },
      },
      // Only in `npm run test:long`.
      ...['bench', 'browsers', 'long', 'mutants'].map((name) => ({
        resolve,
        test: {
          name,
          include: [`tests/${name}/*.test.ts`],
          setupFiles,
          ...inEmulators,
          testTimeout: 1_800_000,
        },
      })),
      {
        resolve,
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
