import { expect, it } from 'vitest';
import type { Answer } from '../../app/answer.ts';
import { joinWith, type JoinParts } from './join-flow.ts';

const GIVEN: Answer = {
  ok: true,
  fields: { success: true, code: 'c1', email: 'pat@example.com', waitMs: 700 },
};
const PASSWORD = 'correct horse battery';

/** The rest of the app, as one test wants it, and what was done with it. */
function appWith(own: Partial<JoinParts> = {}) {
  const done: string[] = [];
  let now = 0;
  const noted =
    <Given extends readonly unknown[], Result>(name: string, act: (...given: Given) => Result) =>
    (...given: Given): Result => {
      done.push([name, ...given].join(' '));
      return act(...given);
    };
  const parts: JoinParts = {
    signOutOthers: noted('signOutOthers', () => Promise.resolve()),
    join: noted('join', own.join ?? (() => Promise.resolve(GIVEN))),
    onBegun: noted('begun', () => undefined),
    setPassword: noted('set', own.setPassword ?? (() => Promise.resolve(null))),
    wait: noted('wait', (ms) => {
      now += ms;
      return Promise.resolve();
    }),
    signIn: noted('signIn', own.signIn ?? (() => Promise.resolve(true))),
    clock: () => (now += 100),
  };
  return { parts, done };
}

/** Returns what gives the next of these each time, and then the last one again. */
function inTurn<T>(...all: T[]): () => Promise<T> {
  const left = all.map((one) => ({ one }));
  return () => {
    const next = left.length > 1 ? left.shift() : left[0];
    if (next === undefined) throw new Error('There is nothing to give.');
    return Promise.resolve(next.one);
  };
}

it('spends the link, sets the password, waits until a sign-in counts, and signs in', async () => {
  const { parts, done } = appWith();
  expect(await joinWith(PASSWORD, parts)).toEqual({ kind: 'signedIn' });
  expect(done).toEqual([
    'signOutOthers',
    'join',
    'begun',
    `set c1 ${PASSWORD}`,
    // The password took a tenth of a second of it.
    'wait 600',
    `signIn pat@example.com ${PASSWORD}`,
  ]);
});

it('gets another code where the first one is used up, once', async () => {
  const { parts, done } = appWith({ setPassword: inTurn('codeUsed', null) });
  expect(await joinWith(PASSWORD, parts)).toEqual({ kind: 'signedIn' });
  expect(done.filter((one) => one === 'join')).toHaveLength(2);
  const never = appWith({ setPassword: inTurn('codeUsed') });
  expect(await joinWith(PASSWORD, never.parts)).toEqual({ kind: 'again', why: 'unanswered' });
  expect(never.done.filter((one) => one === 'join')).toHaveLength(2);
});

it('tries the sign-in twice, and then says that the password is set', async () => {
  const late = appWith({ signIn: inTurn(false, true) });
  expect(await joinWith(PASSWORD, late.parts)).toEqual({ kind: 'signedIn' });
  expect(late.done.at(-2)).toBe('wait 1000');
  const never = appWith({ signIn: inTurn(false) });
  expect(await joinWith(PASSWORD, never.parts)).toEqual({ kind: 'passwordSet' });
});

it.each([
  ['no answer', { ok: false, text: 'x', retry: true, unanswered: true }, { why: 'unanswered' }],
  ['a busy server', { ok: false, text: 'Busy.', retry: true }, { why: 'server', text: 'Busy.' }],
] as const)('can be repeated after %s, and sets no password', async (_name, answer, again) => {
  const { parts, done } = appWith({ join: inTurn<Answer>(answer) });
  expect(await joinWith(PASSWORD, parts)).toEqual({ kind: 'again', ...again });
  expect(done).toEqual(['signOutOthers', 'join']);
});

it('ends where the link no longer works', async () => {
  const failure = { ok: false, text: 'Used.', retry: false, code: 'personLinkUsed' } as const;
  const { parts, done } = appWith({ join: inTurn<Answer>(failure) });
  expect(await joinWith(PASSWORD, parts)).toEqual({ kind: 'refused', failure });
  expect(done).not.toContain('begun');
});

it.each([
  ['refused', { kind: 'weak' }],
  ['tooManyAttempts', { kind: 'again', why: 'tooManyAttempts' }],
  ['unreachable', { kind: 'again', why: 'unanswered' }],
] as const)('says so where Firebase answers %s, and signs no one in', async (failed, result) => {
  const { parts, done } = appWith({ setPassword: inTurn(failed) });
  expect(await joinWith(PASSWORD, parts)).toEqual(result);
  expect(done.some((one) => one.startsWith('signIn '))).toBe(false);
});
