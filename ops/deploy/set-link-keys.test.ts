import { rmSync } from 'node:fs';
import path from 'node:path';
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
import { parseLinkKeys } from '../../functions/src/links/token.ts';
import { ROOT } from '../base/paths.ts';
import { firstLinkKeys } from './link-key-rotation.ts';
import { setLinkKeys } from './set-link-keys.ts';

/** The deploy tool loads all of its commands, which takes its time on a busy machine. */
const START_MS = 60_000;
const PROJECT = 'lincoln-pta';
const NOW = Date.parse('2026-11-24T12:00:00Z');
const { secret: PRESENT } = firstLinkKeys(Date.parse('2026-09-01T12:00:00Z'));

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

const set = (plan: Partial<Plan>, isLeaked = false, run = standIns(calls, commands, plan)) =>
  setLinkKeys({
    project: PROJECT,
    isLeaked,
    run,
    now: NOW,
    interrupted: new AbortController().signal,
  });

describe('the secret of the links in a project', () => {
  it('is made where there is none', async () => {
    const { current } = await set({});
    const [, written] = calls;
    expect(written?.args).toEqual([
      'functions:secrets:set',
      'APPROVAL_LINK_KEYS',
      '--data-file',
      '-',
      '--project',
      PROJECT,
      '--non-interactive',
    ]);
    expect(parseLinkKeys(written?.input).current.id).toBe(current);
  });

  it('gets a new key beside the old one, also when the deploy tool has news to tell', async () => {
    const run = standInsIn(folder, { secret: `⚠  News.\n\n${PRESENT}` });
    const { kept } = await set({}, false, run);
    expect(kept).toEqual(['2026-09-01']);
    const keys = parseLinkKeys(notedCalls(folder)[1]?.input);
    expect(keys.current.id).toBe('2026-11-24');
    expect(keys.find('2026-09-01')).toEqual(parseLinkKeys(PRESENT).current.key);
  });

  it('loses every older key when one has leaked', async () => {
    expect((await set({ secret: PRESENT }, true)).retired).toEqual(['2026-09-01']);
    expect(parseLinkKeys(calls[1]?.input).find('2026-09-01')).toBeNull();
  });

  it.each(['no secret of ours', '{"current":"k9"}'])(
    'begins anew after a leak where it is %s',
    async (secret) => {
      expect(await set({ secret }, true)).toMatchObject({ kept: [], retired: [] });
      const [, written] = calls;
      expect(parseLinkKeys(written?.input).current.id).toBe('2026-11-24');
    },
  );

  it.each([
    ['nothing can be read', { failsAt: 1 }, /could not be read, and nothing was changed/],
    [
      'they cannot be read',
      { failsAt: 1, secret: PRESENT },
      /could not be read, and nothing was changed/,
    ],
    [
      'they are something else',
      { secret: 'no secret of ours' },
      /is not in the form that the functions read.*--revoke-link-keys/,
    ],
  ] as const)('is not written where %s', async (_where, plan, sentence) => {
    await expect(set(plan)).rejects.toThrow(sentence);
    expect(calls).toHaveLength(1);
  });

  it('is said to be unchanged when it could not be written', async () => {
    await expect(set({ failsAt: 2, secret: PRESENT })).rejects.toThrow(
      /^The keys were not changed/,
    );
  });

  it.each([
    [['--new-link-keys'], /^Name the project: npm run deploy -- --project ID/],
    [['--revoke-link-keys', '--project', 'default'], /^"default" is a short name in \.firebaserc/],
  ])('is not touched by a call with %j', async (args, sentence) => {
    const { code, said } = await runProgram([path.join(ROOT, 'ops/deploy.ts'), ...args]);
    expect([code, said]).toEqual([1, expect.stringMatching(sentence)]);
  });
});
