import {
  LINK_LIFETIME_MS,
  SENT_LINK_PAUSE_MS,
  STATUS_LINK_LIFETIME_MS,
} from '@pa-ledger/domain/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newNonce, signToken } from '../../functions/src/links/token.ts';
import { PEOPLE } from '../functions/support/association.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { DONE, livesIn } from '../functions/support/lives.ts';
import { outboxOf } from '../functions/support/outbox.ts';
import { keys } from '../functions/support/suite.ts';
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

/** A genuine link that works no more has a new one mailed, to the address on record only. */
let testEnv: TestEnvironment;
let submitter: SubmitterClient;
const { ids, submitted, expenseNow, sentBack } = livesIn(
  () => testEnv,
  () => submitter,
);

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  submitter = submitterClient(testEnv.services);
});

afterAll(async () => {
  expect(await brokenInvariants(testEnv.db, ids)).toEqual([]);
  await testEnv.close();
});

/** The mails about an expense of a purpose, as `{to} {turn}`. */
async function mailsOf(expenseId: string, purpose: string): Promise<string[]> {
  const mails = await outboxOf(testEnv.db, expenseId);
  return mails
    .filter((mail) => mail.purpose === purpose)
    .map(({ to, turn }) => `${to} ${String(turn).replace(/\d+$/, '#')}`)
    .toSorted();
}

/** Runs something at another time. */
async function later<T>(ms: number, run: () => Promise<T>): Promise<T> {
  const begun = testEnv.time.now;
  testEnv.time.now = begun + ms;
  try {
    return await run();
  } finally {
    testEnv.time.now = begun;
  }
}

describe("an approver's link that expired", () => {
  it('has one new link an hour mailed to its own address, and no living link stops', async () => {
    const id = await submitted();
    const old = await testEnv.tokenFor(id, 0, PEOPLE.president);
    await later(LINK_LIFETIME_MS - 1_000, async () => {
      const living = await testEnv.tokenFor(id, 0, PEOPLE.president);
      testEnv.time.now += 2_000;
      expect(await testEnv.review(old)).toMatchObject(refused('linkExpired'));
      const [one, two] = await Promise.all([
        submitter.sendReviewLink(old),
        submitter.sendReviewLink(old),
      ]);
      expect([one, two]).toMatchObject([DONE, DONE]);
      expect(await mailsOf(id, 'review')).toEqual([
        `${PEOPLE.president} again-#`,
        `${PEOPLE.president} opened`,
        `${PEOPLE.otherPresident} opened`,
      ]);
      expect((await testEnv.review(living)).status).toBe(200);
      testEnv.time.now += SENT_LINK_PAUSE_MS;
      expect(await submitter.sendReviewLink(old)).toMatchObject(DONE);
      expect(await mailsOf(id, 'review')).toHaveLength(4);
    });
  });

  it('was replaced: says so, and a new one goes to whoever is asked', async () => {
    const id = await submitted();
    const subject = { expenseId: id, step: 0, nonce: newNonce(), approver: PEOPLE.president };
    const replaced = signToken(subject, keys, testEnv.time.now);
    expect(await testEnv.review(replaced)).toMatchObject(refused('linkReplaced'));
    expect(await submitter.sendReviewLink(replaced)).toMatchObject(DONE);
    expect(await mailsOf(id, 'review')).toContain(`${PEOPLE.president} again-#`);
  });

  it('of somebody who is not asked, or of a step that was decided, has nothing mailed', async () => {
    const id = await submitted();
    const nonce = (await expenseNow(id)).steps[0]?.nonce ?? '';
    const subject = { expenseId: id, step: 0, nonce, approver: 'stranger@example.com' };
    const stranger = signToken(subject, keys, testEnv.time.now);
    expect(await submitter.sendReviewLink(stranger)).toMatchObject(refused('nothingToSend'));
    const own = await testEnv.tokenFor(id, 0, PEOPLE.president);
    expect((await testEnv.decide(own)).status).toBe(200);
    expect(await submitter.sendReviewLink(own)).toMatchObject(refused('nothingToSend'));
    expect(await mailsOf(id, 'review')).not.toContain(`${PEOPLE.president} again-#`);
  });

  it('that is not genuine has nothing mailed', async () => {
    const id = await submitted();
    const own = await testEnv.tokenFor(id, 0, PEOPLE.president);
    for (const forged of [id, `${own.slice(0, -2)}AA`, own.slice(0, -4)])
      expect(await submitter.sendReviewLink(forged)).toMatchObject(refused('linkRefused'));
  });
});

describe("a submitter's link that works no more", () => {
  it('to the status has a new one mailed, once an hour', async () => {
    const id = await submitted();
    const old = await submitter.tokenFor(id, 'status');
    await later(STATUS_LINK_LIFETIME_MS, async () => {
      expect(await submitter.status(old)).toMatchObject(refused('submitterLinkExpired'));
      const asked = [submitter.sendLink(old, 'again'), submitter.sendLink(old, 'again')];
      expect(await Promise.all(asked)).toMatchObject([DONE, DONE]);
      expect(await mailsOf(id, 'statusLink')).toEqual([`${id} #`]);
      // An expired link has nothing else mailed.
      expect(await submitter.sendLink(old, 'withdraw')).toMatchObject(
        refused('submitterLinkExpired'),
      );
    });
  });

  it('to a correction has another one mailed while one is asked for, and the status after it', async () => {
    const id = await submitted();
    const { token, body } = await sentBack(id);
    await later(LINK_LIFETIME_MS, async () => {
      expect(await submitter.correction(token)).toMatchObject(refused('submitterLinkExpired'));
      expect(await submitter.sendLink(token, 'again')).toMatchObject(DONE);
      expect(await mailsOf(id, 'correctLink')).toHaveLength(1);
      expect(await mailsOf(id, 'statusLink')).toEqual([]);
    });
    expect(await submitter.correct(token, correctionOf(body, { notes: 'Found it' }))).toMatchObject(
      DONE,
    );
    expect(await submitter.correction(token)).toMatchObject(refused('alreadyCorrected'));
    expect(await submitter.sendLink(token, 'again')).toMatchObject(DONE);
    expect(await mailsOf(id, 'statusLink')).toHaveLength(1);
  });

  it('that is not genuine has nothing mailed', async () => {
    const id = await submitted();
    const own = await submitter.tokenFor(id, 'status');
    for (const forged of ['x', `${own.slice(0, -2)}AA`])
      expect(await submitter.sendLink(forged, 'again')).toMatchObject(
        refused('submitterLinkRefused'),
      );
    expect(await mailsOf(id, 'statusLink')).toEqual([]);
  });
});
