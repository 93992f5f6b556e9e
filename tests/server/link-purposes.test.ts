import { SUBMITTER_PURPOSES } from '@pa-ledger/domain/links/submitter-link';
import {
  LINK_LIFETIME_MS,
  STATUS_LINK_LIFETIME_MS,
  WITHDRAWAL_LINK_LIFETIME_MS,
} from '@pa-ledger/domain/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PEOPLE } from '../functions/support/association.ts';
import { livesIn } from '../functions/support/lives.ts';
import {
  correctionOf,
  submitterClient,
  type SubmitterClient,
} from '../functions/support/submitter.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { refused } from '../support/refused.ts';

/** Links of each purpose at each door, and each after its time (#137). */
let testEnv: TestEnvironment;
let submitter: SubmitterClient;
const { submitted, expenseNow, sentBack } = livesIn(
  () => testEnv,
  () => submitter,
);

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  submitter = submitterClient(testEnv.services);
});

afterAll(() => testEnv.close());

const KEYS = ['approve', ...SUBMITTER_PURPOSES] as const;
type Key = (typeof KEYS)[number];

/** What answers to a link, for which purposes, and what a wrong one is told. */
const DOORS: Readonly<
  Record<string, { readonly of: Key; readonly open: (token: string) => Promise<object> }>
> = {
  'update-expense': { of: 'approve', open: (token) => testEnv.decide(token) },
  'review-expense': { of: 'approve', open: (token) => testEnv.review(token) },
  'return-expense': { of: 'approve', open: (token) => submitter.sendBack(token) },
  receipt: {
    of: 'approve',
    async open(token) {
      const { status, body } = await testEnv.receipt(token, 0);
      return { status, body: JSON.parse(body.toString()) as object };
    },
  },
  'expense-status': { of: 'status', open: (token) => submitter.status(token) },
  'send-link': { of: 'status', open: (token) => submitter.sendLink(token, 'withdraw') },
  correction: { of: 'correct', open: (token) => submitter.correction(token) },
  'correct-expense': {
    of: 'correct',
    open: (token) => submitter.correct(token, correctionOf(form)),
  },
  'withdraw-expense': { of: 'withdraw', open: (token) => submitter.withdraw(token) },
};

/** A correction as its page sends it: whoever has the wrong link may have it all the same. */
let form: Parameters<typeof correctionOf>[0] = {};

const WRONG = Object.entries(DOORS).flatMap(([door, { of, open }]) =>
  KEYS.filter((key) => key !== of).map((key) => ({ door, of, key, open })),
);

describe('a link', () => {
  it.each(WRONG)('to $key opens nothing at $door', async ({ of, key, open }) => {
    const id = await submitted();
    const approve = await testEnv.tokenFor(id, 0, PEOPLE.president);
    // Each one while what it is for could be done.
    if (key === 'correct' || of === 'correct') form = (await sentBack(id)).body;
    const token = key === 'approve' ? approve : await submitter.tokenFor(id, key);
    const before = await expenseNow(id);
    const code = of === 'approve' ? 'linkRefused' : 'submitterLinkRefused';
    expect(await open(token)).toMatchObject(refused(code));
    expect(await expenseNow(id)).toEqual(before);
  });

  it.each([
    ['status', STATUS_LINK_LIFETIME_MS],
    ['correct', LINK_LIFETIME_MS],
    ['withdraw', WITHDRAWAL_LINK_LIFETIME_MS],
  ] as const)('to %s acts for %i ms and no longer', async (key, lifetime) => {
    const begun = testEnv.time.now;
    const id = await submitted();
    const back = key === 'correct' ? await sentBack(id) : null;
    const token = await submitter.tokenFor(id, key);
    const act = () => {
      if (back !== null) return submitter.correct(token, correctionOf(back.body, { notes: 'x' }));
      return key === 'status' ? submitter.status(token) : submitter.withdraw(token);
    };
    testEnv.time.now = begun + lifetime + 1;
    expect(await act()).toMatchObject(refused('submitterLinkExpired'));
    testEnv.time.now = begun + lifetime - 1;
    expect((await act()).status).toBe(200);
    testEnv.time.now = begun;
  });

  it('that was sent again is the same link: both act until one has', async () => {
    const id = await submitted();
    const { token, body } = await sentBack(id);
    const status = await submitter.tokenFor(id, 'status');
    testEnv.time.now += 1_000;
    expect((await submitter.sendLink(status, 'correct')).status).toBe(200);
    const newer = await submitter.tokenFor(id, 'correct');
    expect(newer).not.toBe(token);
    for (const link of [token, newer]) expect((await submitter.correction(link)).status).toBe(200);
    const sent = correctionOf(body, { notes: 'By the older one' });
    expect((await submitter.correct(token, sent)).status).toBe(200);
    const other = correctionOf(body, { notes: 'By the newer one' });
    expect(await submitter.correct(newer, other)).toMatchObject(refused('alreadyCorrected'));
  });
});
