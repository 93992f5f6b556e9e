import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firebaseCommands, type Commands } from '../../tests/support/firebase-tools/commands.ts';
import {
  makeStandInFolder,
  standIns,
  standInsIn,
} from '../../tests/support/firebase-tools/stand-in-folder.ts';
import {
  notedCalls,
  type NotedCall,
  type Plan,
} from '../../tests/support/firebase-tools/stand-in.ts';
import { runProgram } from '../../tests/support/run-program.ts';
import { Failure } from '../base/failure.ts';
import { ROOT } from '../base/paths.ts';
import { deployPlan } from './deploy-plan.ts';
import { deployProject } from './deploy-project.ts';
import { commandLine } from './programs.ts';
import { requireProjectId } from './project-id.ts';

/** The deploy tool loads all of its commands, which takes its time on a busy machine. */
const START_MS = 60_000;
const PROJECT = 'lincoln-pta';
const READY = '[READY] (expenses) -- (status,ASCENDING) (createdAt,DESCENDING)  -- ';
const BUILDING = `${READY}\n[CREATING] (expenses) -- (status,ASCENDING)  -- `;
const STEPS = deployPlan(PROJECT, true).length;

let commands: Commands;
let folder = '';
let calls: NotedCall[] = [];
beforeAll(() => {
  commands = firebaseCommands();
}, START_MS);
beforeEach(() => {
  folder = makeStandInFolder(commands);
  calls = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Deploys with the stand-in, and returns what it said and how it ended. */
async function deploy(
  plan: Partial<Plan> = {},
  isAsking = true,
  limitMs = 60_000,
  run = standIns(calls, commands, { indexes: [READY], ...plan }),
) {
  const said: string[] = [];
  const failure = await deployProject({
    steps: deployPlan(PROJECT, isAsking),
    run,
    patience: { pollMs: 1, limitMs },
    indexCount: 1,
    again: `npm run deploy -- --project ${PROJECT}`,
    say: (line) => said.push(line),
    interrupted: new AbortController().signal,
  }).then(
    () => null,
    (error: unknown) => {
      if (error instanceof Failure) return error;
      throw error;
    },
  );
  return { said: said.join('\n'), failure, calls };
}

/** A ready index in the list of the pinned deploy tool, which has no types. */
function listedIndex(): string {
  const { PrettyPrint } = createRequire(import.meta.url)(
    'firebase-tools/lib/firestore/pretty-print.js',
  ) as { readonly PrettyPrint: new () => { prettyIndexString(index: object): string } };
  return new PrettyPrint().prettyIndexString({
    name: `projects/${PROJECT}/databases/(default)/collectionGroups/expenses/indexes/I1`,
    queryScope: 'COLLECTION',
    state: 'READY',
    fields: [
      {
        fieldPath: 'status',
        order: 'ASCENDING',
      },
    ],
  });
}

const commandOf = ({ args }: { readonly args: readonly string[] }): string =>
  args.slice(0, args[0] === 'deploy' ? 3 : 1).join(' ');

describe('a deploy', () => {
  it('checks and builds, then sends rules, indexes and functions, and Hosting last', async () => {
    const { failure } = await deploy({}, true, 60_000, standInsIn(folder, { indexes: [READY] }));
    expect(failure).toBeNull();
    const calls = notedCalls(folder);
    expect(calls.map(commandOf)).toEqual([
      'check-settings',
      'deploy --check --before',
      'build',
      'deploy --only firestore',
      'deploy --only storage',
      'firestore:indexes',
      'deploy --only functions',
      'deploy --only hosting',
      'deploy --check --project',
    ]);
    // A command that reaches a project names it. One that only reads local files knows which.
    const naming = calls.filter(({ args }) => args[args.indexOf('--project') + 1] === PROJECT);
    expect(naming).toEqual(calls.filter((_, index) => ![0, 2].includes(index)));
    expect(calls[0]?.project).toBe(PROJECT);
  });

  it('calls no command of ours that is not there', () => {
    const own = deployPlan(PROJECT, true).filter(({ call }) => call.program === 'run');
    const files = globSync('{ops,tools}/*.ts', { cwd: ROOT }).map((file) => path.parse(file).name);
    expect(files).toEqual(expect.arrayContaining(own.map(({ call }) => call.args[0])));
  });

  it('waits until no index is being built, and says how many are', async () => {
    const { said, failure, calls } = await deploy({ indexes: [BUILDING, BUILDING, READY] });
    expect(failure).toBeNull();
    expect(calls.filter(({ args }) => args[0] === 'firestore:indexes')).toHaveLength(3);
    expect(said).toContain('Still waiting: 1 of 2 indexes still being built.');
    expect(said).toContain('All 1 indexes are ready.');
  });

  it.each([
    ['as the pinned deploy tool prints it', listedIndex()],
    [
      'in color, as in CI',
      '\u001B[32m[READY] \u001B[39m\u001B[36m(expenses)\u001B[39m -- (status,ASCENDING)  -- ',
    ],
  ])('reads the list %s', async (_form, indexes) => {
    const { said, failure } = await deploy({ indexes: [indexes] }, true, -1);
    expect([failure, said]).toEqual([null, expect.stringContaining('All 1 indexes are ready.')]);
  });

  it('waits for an index that is not listed yet', async () => {
    const { said, failure, calls } = await deploy({ indexes: ['None', READY] });
    expect(failure).toBeNull();
    expect(calls.filter(({ args }) => args[0] === 'firestore:indexes')).toHaveLength(2);
    expect(said).toContain('Still waiting: only 0 of the 1 indexes of firestore.indexes.json');
  });

  it.each([
    ['are not built in time', BUILDING, 'found 1 of 2 indexes still being built after 0 minutes'],
    [
      'cannot be built',
      `[NEEDS_REPAIR] (mail) -- `,
      'found 1 of 1 indexes in the state NEEDS_REPAIR',
    ],
    [
      'are not in the list',
      'Compound Indexes\nNone',
      'found only 0 of the 1 indexes of firestore.indexes.json in the list after 0 minutes',
    ],
    [
      'are in a list of another form',
      'READY: expenses (status ASCENDING)',
      'found only 0 of the 1 indexes of firestore.indexes.json in the list after 0 minutes',
    ],
  ])('stops before the functions when indexes %s', async (_name, indexes, problem) => {
    const { failure, calls } = await deploy({ indexes: [indexes] }, true, -1);
    expect(failure?.details).toContain(problem);
    expect(calls.map(commandOf)).not.toContain('deploy --only functions');
  });

  it('goes on when it is run again after a failure', async () => {
    expect((await deploy({ failsAt: 7 })).failure).not.toBeNull();
    const again = await deploy();
    expect(again.failure).toBeNull();
    expect(again.calls.slice(7).map(commandOf)).toEqual(
      deployPlan(PROJECT, true).map(({ call }) => commandOf(call)),
    );
  });

  it('asks nothing where nobody can answer', async () => {
    const { calls } = await deploy({}, false);
    const firebase = calls.filter(({ program }) => program === 'firebase');
    expect(firebase.filter(({ args }) => args.includes('--non-interactive'))).toHaveLength(5);
    expect(firebase).toHaveLength(5);
    expect(calls.some(({ args }) => args.includes('--force'))).toBe(false);
  });
});

describe('a failure', () => {
  it('of a program is read from its code', async () => {
    const run = standInsIn(folder, { failsAt: 2 });
    const { failure } = await deploy({}, true, 60_000, run);
    expect(failure?.details).toContain(`Step 2 of ${STEPS} failed`);
    expect(notedCalls(folder)).toHaveLength(2);
  });

  it.each(deployPlan(PROJECT, true).map(({ name }, index) => [name, index] as const))(
    'at the step "%s" ends the deploy and tells how to go on',
    async (name, index) => {
      const { failure, calls } = await deploy({ failsAt: index + 1 });
      expect(calls).toHaveLength(index + 1);
      const steps = deployPlan(PROJECT, true);
      const step = steps[index];
      expect(failure?.details).toContain(`Step ${index + 1} of ${STEPS} failed: ${name}.`);
      expect(failure?.details).toContain('ended with code 1; the lines above say why.');
      for (const cause of step?.causes ?? ['no step'])
        expect(failure?.details).toContain(`- ${cause}`);
      for (const later of steps.slice(index + 1)) expect(failure?.details).toContain(later.name);
      expect(failure?.message).toBe(
        'When that is put right, run the same again: npm run deploy -- --project lincoln-pta. What is deployed already is passed over.',
      );
    },
  );
});

describe('what the pinned deploy tool takes', () => {
  it('has the questions that the deploy announces', () => {
    const files = globSync('node_modules/firebase-tools/lib/{deploy,firestore}/**/*.js', {
      cwd: ROOT,
    });
    const source = [...files, 'node_modules/firebase-tools/lib/rulesDeploy.js']
      .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
      .join('\n');
    const asked = deployPlan(PROJECT, true).flatMap(({ questions }) => questions);
    expect(asked.length).toBeGreaterThan(5);
    for (const { asks } of asked) expect([asks, source.includes(asks)]).toEqual([asks, true]);
  });
});

describe('the project of a deploy', () => {
  const aliases = { default: 'demo-pa-ledger', staging: 'lincoln-pta-2' };

  it.each([PROJECT, 'lincoln-pta-2'])('may be %s', (id) => {
    expect(requireProjectId(id, aliases)).toBe(id);
  });

  it.each([
    [undefined, /^Name the project: npm run deploy -- --project ID\./],
    ['default', /^"default" is a short name in \.firebaserc/],
    ['staging', /^"staging" is a short name in \.firebaserc/],
    ['demo-pa-ledger', /ids that begin with demo- are never real/],
    ['', /is no id of a project/],
    ['PTA', /is no id of a project/],
    ['--force', /is no id of a project/],
    ['pta 1 --force', /is no id of a project/],
  ])('is not %j', (named, sentence) => {
    expect(() => requireProjectId(named, aliases)).toThrow(sentence);
  });

  const run = (...args: readonly string[]) =>
    runProgram([path.join(ROOT, 'ops/deploy.ts'), ...args]);

  it('must be named for the command to do anything', async () => {
    expect(await run()).toEqual({
      code: 1,
      said: expect.stringMatching(/^Name the project/) as string,
    });
  });

  it('is in every line of a dry run, which does nothing', async () => {
    const { code, said } = await run('--project', PROJECT, '--dry-run');
    expect(code).toBe(0);
    const lines = deployPlan(PROJECT, true).map(({ call }) => commandLine(call));
    // The version is from package.json, and the commit is the one that git names.
    const [version, ...commands] = said.trimEnd().split('\n');
    expect(version).toMatch(/^# PA Ledger \d+\.\d+\.\d+ \(\S.*\)$/);
    expect(commands).toEqual(lines);
    expect(lines).toContain('npx firebase deploy --only functions --project lincoln-pta');
  });

  it('is not checked without credentials; the command that signs in is said', async () => {
    const child = spawn(
      process.execPath,
      [path.join(ROOT, 'ops/deploy.ts'), '--check', '--project', PROJECT],
      // No home with credentials, and no cloud machine.
      {
        env: { PATH: process.env['PATH'], HOME: folder, METADATA_SERVER_DETECTION: 'none' },
      },
    );
    const ended = once(child, 'close') as Promise<[number]>; // as the event's documentation says
    const [said, [code]] = await Promise.all([text(child.stderr), ended]);
    expect(said).toContain(
      'You are not signed in to Google Cloud: gcloud auth application-default login',
    );
    expect(said).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
  });
});
