import path from 'node:path';
import { LOGS, ROOT } from '../paths.ts';

/** One command of a part; its tests are counted from its report, or it counts as one check. */
export interface Check {
  readonly script: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly report?: { readonly format: 'vitest' | 'playwright'; readonly file: string };
}

export interface Part {
  readonly name: string;
  /** Whether it talks to the emulators. */
  readonly needsEmulators: boolean;
  readonly needsChromium: boolean;
  /** It keeps one core busy, so that another such part runs beside it. */
  readonly oneCore: boolean;
  readonly checks: readonly Check[];
}

const program = (script: string): string => path.join(ROOT, 'node_modules', script);

function vitest(project: string, ...options: readonly string[]): Check {
  const file = path.join(LOGS, `${project}.json`);
  return {
    script: program('vitest/vitest.mjs'),
    args: [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...options,
    ],
    report: { format: 'vitest', file },
  };
}

function playwright(): Check {
  const file = path.join(LOGS, 'browser.json');
  return {
    script: program('@playwright/test/cli.js'),
    args: ['test', '--reporter=list,json'],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      SCREENSHOTS: process.env['SCREENSHOTS'] ?? '0',
    },
    report: { format: 'playwright', file },
  };
}

/** Whether all that a suite has done fits together. */
const checkData: Check = { script: path.join(ROOT, 'tools', 'check-data.ts'), args: [] };

/** Whether the rules' tests have shown every condition of firestore.rules true and false. */
const rulesCoverage: Check = { script: path.join(ROOT, 'tools', 'rules-coverage.ts'), args: [] };

/** The folders with a tsconfig.json of their own; web/src is checked once more without Node's globals. */
const TYPED = ['.', 'domain', 'functions', 'web', 'web/src', 'tools', 'tests'];

const alone = { needsEmulators: false, needsChromium: false, oneCore: false };
const inEmulators = { ...alone, needsEmulators: true };

/** All parts of npm test, in their order: the quick ones first. */
export const PARTS: readonly Part[] = [
  {
    name: 'types',
    ...alone,
    oneCore: true,
    checks: TYPED.map((folder) => ({
      script: program('typescript/bin/tsc'),
      args: ['--project', folder],
    })),
  },
  {
    name: 'lint',
    ...alone,
    oneCore: true,
    checks: [
      { script: program('eslint/bin/eslint.js'), args: ['.'] },
      { script: program('prettier/bin/prettier.cjs'), args: ['--check', '.'] },
    ],
  },
  { name: 'unit', ...alone, checks: [vitest('unit', '--coverage')] },
  { name: 'rules', ...inEmulators, checks: [vitest('rules'), rulesCoverage] },
  { name: 'functions', ...inEmulators, checks: [vitest('functions'), checkData] },
  { name: 'browser', ...inEmulators, needsChromium: true, checks: [playwright(), checkData] },
];

/** The parts in their order, those beside each other that keep one core busy as one round. */
export function roundsOf(parts: readonly Part[]): readonly (readonly Part[])[] {
  const rounds: Part[][] = [];
  for (const part of parts) {
    const last = rounds.at(-1);
    if (part.oneCore && last?.every(({ oneCore }) => oneCore)) last.push(part);
    else rounds.push([part]);
  }
  return rounds;
}
