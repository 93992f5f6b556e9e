import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOGS, ROOT } from '../../ops/base/paths.ts';

/** Where a runner writes its counts. */
export interface Report {
  readonly format: 'vitest' | 'playwright';
  readonly file: string;
}

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
function vitest(
  project: string,
  name = project.replace('*', ''),
  ...options: readonly string[]
): Check {
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
  };
}

/** Returns the browser tests of a configuration, or some of them. */
function playwright(name: string, ...options: readonly string[]): Check {
  const file = path.join(LOGS, `${name}.json`);
  return {
    script: program('@playwright/test/cli.js'),
    args: ['test', '--reporter=list,json', ...options],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      SCREENSHOTS: process.env['SCREENSHOTS'] ?? '0',
    },
    report: { format: 'playwright', file },
  };
}

/**
 * How many slices the browser tests have. The Firestore emulator never drops the listeners of a closed page while the
 * project has data: each page that a test opens makes each write of an expense 6 ms slower. So each slice begins by
 * emptying the project.
 */
const BROWSER_SLICES = 2;

/** Checks that everything a suite wrote is consistent. */
const checkData: Check = {
  script: path.join(ROOT, 'ops', 'check-data.ts'),
  args: [],
  env: {
    NODE_OPTIONS: `--import=${pathToFileURL(path.join(ROOT, 'tests/support/sample-school.ts')).href}`,
  },
};

/** Checks that the rules' tests have seen every condition of firestore.rules both true and false. */
const rulesCoverage: Check = {
  script: path.join(ROOT, 'tests/support/rules-coverage/check.ts'),
  args: [],
};

/** The folders with their own tsconfig.json; web/src gets a second check, without Node's globals. */
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
/** The folders with unit tests besides `domain`, whose tests measure coverage: that slows a test by a third. */
const UNIT_FOLDERS = ['functions/', 'ops/', 'tests/', 'tools/', 'web/'];
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
    playwright(`browser-${index + 1}`, `--shard=${index + 1}/${BROWSER_SLICES}`),
    checkData,
  ]).flat(),
);
/** The panel's pages with their data in memory. */
const PANEL = part('panel', ['chromium'], playwright('panel', '--config=tests/panel'));

/** Parts that run one after the other. */
export type Lane = readonly Part[];
/** Rounds run one after the other, and the lanes of a round at the same time. */
export type Rounds = readonly (readonly Lane[])[];

/**
 * The parts of npm test. The tests of storage.rules replace the rules that all buckets have, and the functions' tests
 * upload under them, so these share a lane. The panel's pages are the longest part and need only the processor: they begin
 * early, and use what the emulators' tests leave of it. The browser tests against the emulators have the machine to themselves; otherwise emails come too
 * late for the tests that wait for them.
 */
const SHORT: Rounds = [
  [[TYPES]],
  [
    [UNIT, LINT, PANEL],
    [SERVER, RULES],
    [STORAGE, FUNCTIONS],
  ],
  [[BROWSER]],
];

/** A folder's test files that try more often in `npm run test:long`: those that import `times`. */
function growing(folder: string): readonly string[] {
  return globSync(`${folder}/**/*.{test,spec}.ts`, {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules',
  }).filter((file) =>
    /import \{[^}]*\btimes\b[^}]*\} from '[^']*\/random\.ts'/.test(
      readFileSync(path.join(ROOT, file), 'utf8'),
    ),
  );
}

/** The parts of npm run test:long, each alone on the machine: full counts, a whole year, other browsers, and measurements. */
const longParts = (): Rounds => [
  [
    [
      part('unit', [], vitest('unit', 'long-unit', ...growing('{domain,functions,web,ops}'))),
      part('rules', ['emulators'], vitest('rules', 'long-rules', ...growing('tests/rules'))),
      part('server', ['emulators'], vitest('server*', 'long-server', ...growing('tests/server'))),
      part(
        'functions',
        ['emulators'],
        vitest('functions', 'long-functions', ...growing('tests/functions')),
        checkData,
      ),
      part(
        'browser',
        ['emulators', 'chromium'],
        playwright('long-browser', '--project=desktop', ...growing('tests/e2e')),
        checkData,
      ),
      part(
        'journey',
        ['emulators', 'chromium'],
        playwright('journey', '--config=tests/journey'),
        checkData,
      ),
      part('long', ['emulators'], vitest('long')),
      part('browsers', ['emulators'], vitest('browsers')),
      part('bench', ['emulators', 'chromium'], vitest('bench')),
      part('mutants', ['emulators'], vitest('mutants')),
    ],
  ],
];

/** Returns the parts of npm test, or of npm run test:long. */
export function partsOf(isLong: boolean): Rounds {
  return isLong ? longParts() : SHORT;
}

/** Returns the rounds with only the parts of these names, without empty lanes and rounds. */
export function choose(rounds: Rounds, names: readonly string[]): Rounds {
  const chosen = (lane: Lane): Lane => lane.filter(({ name }) => names.includes(name));
  return rounds.map((lanes) => lanes.map(chosen).filter(isFilled)).filter(isFilled);
}

function isFilled(list: readonly unknown[]): boolean {
  return list.length > 0;
}
