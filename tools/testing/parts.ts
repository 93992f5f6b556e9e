import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOGS, ROOT } from '../../ops/base/paths.ts';

/** What a runner writes down; a browser's runner names its test files from a folder on. */
export type Report =
  | { readonly format: 'vitest'; readonly file: string }
  | { readonly format: 'playwright'; readonly file: string; readonly folder: string };

/** One command of a part. Its report says how many tests it has; without one it counts as one check. */
export interface Check {
  readonly script: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly report?: Report;
}

export interface Part {
  readonly name: string;
  /** What it needs: running emulators, a browser. */
  readonly needs: readonly ('emulators' | 'chromium')[];
  readonly checks: readonly Check[];
}

const program = (script: string): string => path.join(ROOT, 'node_modules', script);

/**
 * Returns the tests of a project, or of all projects whose names begin with this.
 * @param name of the report.
 */
function vitest(project: string, name = project.replace('*', ''), ...options: readonly string[]) {
  const file = path.join(LOGS, `${name}.json`);
  return {
    script: program('vitest/vitest.mjs'),
    args: [
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...options,
    ],
    report: { format: 'vitest', file },
  } as const;
}

/** Returns the browser tests of a folder, which are all tests of a configuration or a slice of them. */
function playwright(folder: string, name: string, ...options: readonly string[]): Check {
  const file = path.join(LOGS, `${name}.json`);
  return {
    script: program('@playwright/test/cli.js'),
    args: ['test', '--reporter=list,json', ...options],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      SCREENSHOTS: process.env['SCREENSHOTS'] ?? '0',
    },
    report: { format: 'playwright', file, folder },
  };
}

/**
 * How many slices the browser tests have. The Firestore emulator never drops the listeners of a closed page while the
 * project has data: each page that a test opens makes each write of an expense 6 ms slower. So each slice begins by
 * emptying the project.
 */
const BROWSER_SLICES = 2;

/** Checks that everything a suite has written is consistent. */
const checkData: Check = {
  script: path.join(ROOT, 'ops', 'check-data.ts'),
  args: [],
  env: {
    NODE_OPTIONS: `--import=${pathToFileURL(path.join(ROOT, 'tests/support/sample-school.ts')).href}`,
  },
};

/** Checks that the rules' tests have seen every condition of firestore.rules true and false. */
const rulesCoverage: Check = {
  script: path.join(ROOT, 'tests/support/rules-coverage/check.ts'),
  args: [],
};

/** The folders with a tsconfig.json of their own; web/src gets a second check, without Node's globals. */
const TYPED = ['.', 'domain', 'functions', 'web', 'web/src', 'ops', 'tools', 'tests'];

const part = (name: string, needs: Part['needs'], ...checks: readonly Check[]): Part => {
  return { name, needs, checks };
};

const TYPES = part(
  'types',
  [],
  // Parallel checkers would each read the same libraries, and the other core is building.
  ...TYPED.map((folder) => ({
    script: program('typescript/bin/tsc'),
    args: ['--singleThreaded', '--project', folder],
  })),
);
const LINT = part(
  'lint',
  [],
  { script: program('oxlint/bin/oxlint'), args: [] },
  { script: program('oxfmt/bin/oxfmt'), args: ['--check'] },
);
/** The folders with unit tests besides `domain`, which alone counts its coverage: that makes tests a third slower. */
export const UNIT_FOLDERS = ['functions/', 'ops/', 'tests/', 'tools/', 'web/'] as const;
const UNIT = part(
  'unit',
  [],
  vitest('unit', 'unit-domain', 'domain/', '--coverage'),
  vitest('unit*', 'unit', ...UNIT_FOLDERS),
);
const RULES = part('rules', ['emulators'], vitest('rules'), rulesCoverage);
const STORAGE = part('storage', ['emulators'], vitest('rules-storage'));
const SERVER = part('server', ['emulators'], vitest('server*'));
const FUNCTIONS = part('functions', ['emulators'], vitest('functions'), checkData);
const BROWSER = part(
  'browser',
  ['emulators', 'chromium'],
  ...Array.from({ length: BROWSER_SLICES }, (_, index) => [
    playwright('tests/e2e', `browser-${index + 1}`, `--shard=${index + 1}/${BROWSER_SLICES}`),
    checkData,
  ]).flat(),
);
/** One association's year. It mostly uses one page at a time, which leaves a core to others. */
const JOURNEY = part(
  'journey',
  ['emulators', 'chromium'],
  playwright('tests/journey', 'journey', '--config=tests/journey'),
  checkData,
);
/** The panel's pages with their data in memory. */
const PANEL = part(
  'panel',
  ['chromium'],
  playwright('tests/panel', 'panel', '--config=tests/panel'),
);

/** Parts that run one after the other. */
export type Lane = readonly Part[];

/**
 * All parts of npm test: rounds run one after the other, the lanes of a round at the same time. The tests of
 * storage.rules replace the rules that all buckets have, and the functions' tests upload under them, so these share a
 * lane. So does the journey, which begins by emptying the project and the mailbox that the functions' tests use. The
 * panel's pages need only the processor, and use what the emulators' tests leave of it. The browser tests against the
 * emulators have the machine to themselves; otherwise emails come too late for the tests that wait for them.
 */
const ROUNDS: readonly (readonly Lane[])[] = [
  [[TYPES]],
  [[UNIT, LINT, RULES, PANEL], [SERVER], [STORAGE, FUNCTIONS, JOURNEY]],
  [[BROWSER]],
];

export const PARTS: readonly Part[] = ROUNDS.flat(2);

/** Returns the rounds with only these parts; no lane and no round is empty. */
export function roundsOf(parts: readonly Part[]): readonly (readonly Lane[])[] {
  const chosen = (lane: Lane): Lane => lane.filter((part) => parts.includes(part));
  return ROUNDS.map((lanes) => lanes.map(chosen).filter(isFilled)).filter(isFilled);
}

function isFilled(list: readonly unknown[]): boolean {
  return list.length > 0;
}
