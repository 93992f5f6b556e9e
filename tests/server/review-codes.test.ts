import { LINK_LIFETIME_MS, SEEN_CODE_LIFETIME_MS } from '@pa-ledger/domain/limits';
import { expenseIdOfToken } from '@pa-ledger/domain/links/link';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateExpenseEndpoint } from '../../functions/src/expenses/decide/update-expense.ts';
import { readExpense } from '../../functions/src/expenses/expenses.ts';
import { createRateLimit } from '../../functions/src/http/address-limit.ts';
import { signToken } from '../../functions/src/links/token.ts';
import { adminClient } from '../functions/support/admin-client.ts';
import { OFFICE, PEOPLE, SETTINGS } from '../functions/support/association.ts';
import { decisionBody } from '../functions/support/decision-body.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { ask, jsonRequest } from '../functions/support/requests.ts';
import { apart, keys } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  replyOf,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { refused } from '../support/refused.ts';

/** What a link decides, and with what beside it. */
let testEnv: TestEnvironment;
let id: string;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
});

beforeEach(async () => {
  await testEnv.db.doc('settings/approvers').set({ ...SETTINGS });
  const form = await filledForm();
  expect((await testEnv.submit(form)).status).toBe(200);
  ({ id } = form);
});

afterAll(() => testEnv.close());

async function expenseNow() {
  const { stored } = await readExpense(testEnv.db, id);
  if (stored === null) throw new Error('The expense is gone.');
  return stored.expense;
}

async function linkOf(own: { readonly acts?: true; readonly signedAt?: number } = {}) {
  const nonce = (await expenseNow()).steps[0]?.nonce ?? '';
  const { signedAt = testEnv.time.now, ...acts } = own;
  const subject = { expenseId: id, step: 0, nonce, approver: PEOPLE.president, ...acts };
  return signToken(subject, keys, signedAt);
}

/** Sends a decision with nothing but what is given. */
async function send(
  token: string,
  own: object = {},
  {
    oneClickApproval = false,
    action = 'approve',
  }: { oneClickApproval?: boolean; action?: 'approve' | 'reject' } = {},
) {
  const { services } = testEnv;
  const unlimited = createRateLimit(1_000, services.clock);
  const { organization } = services;
  const endpoint = ask(updateExpenseEndpoint, {
    ...services,
    organization: {
      ...organization,
      policies: {
        ...organization.policies,
        oneClickApproval,
      },
    },
    keys,
    addressLimit: unlimited,
    expenseLimit: unlimited,
    inTurn: apart,
    identify: () => Promise.resolve({ kind: 'signedOut' } as const),
  });
  const body = { ...decisionBody(expenseIdOfToken(token), action), ...own };
  return replyOf(await endpoint(jsonRequest(body, { 'x-approval-token': token })));
}

/** What the review page gets and sends along. */
async function seenBy(token: string) {
  const { review } = (await testEnv.review(token)).body;
  return { version: review?.version, code: review?.code };
}

async function expectUndecided(): Promise<void> {
  const { steps } = await expenseNow();
  expect(steps[0]?.decision).toBeNull();
}

describe('a review link (#17)', () => {
  it.each([false, true])(
    'decides nothing without the code of its review, one-click approval %s',
    async (oneClickApproval) => {
      const token = await linkOf();
      for (const action of ['approve', 'reject'] as const) {
        const answer = await send(token, {}, { oneClickApproval, action });
        expect(answer).toMatchObject(refused('notReviewed'));
      }
      await expectUndecided();
      expect((await send(token, await seenBy(token), { oneClickApproval })).status).toBe(200);
    },
  );

  it('decides with the code for an hour, and with a new one after it', async () => {
    const token = await linkOf();
    const seen = await seenBy(token);
    const begun = testEnv.time.now;
    testEnv.time.now = begun + SEEN_CODE_LIFETIME_MS;
    expect(await send(token, seen)).toMatchObject(refused('notReviewed'));
    await expectUndecided();
    expect((await send(token, await seenBy(token))).status).toBe(200);
    testEnv.time.now = begun;
  });

  it('decides neither on another version nor with the code of another link', async () => {
    const token = await linkOf();
    const { code } = await seenBy(token);
    expect(await send(token, { version: 2, code })).toMatchObject(refused('notReviewed'));
    expect(await send(token, { version: 1 })).toMatchObject(refused('notReviewed'));
    expect(await send(token, { code })).toMatchObject(refused('notReviewed'));
    const first = id;
    const form = await filledForm();
    await testEnv.submit(form);
    ({ id } = form);
    expect(await send(await linkOf(), { version: 1, code })).toMatchObject(refused('notReviewed'));
    await expectUndecided();
    id = first;
    await expectUndecided();
  });

  it('does not decide on lines that someone changed while it was open (#29)', async () => {
    const token = await linkOf();
    const seen = await seenBy(token);
    const { amount } = (await expenseNow()).submission;
    const lines = [
      { categoryId: OFFICE.id, fundId: null, amount: 1 },
      { categoryId: 'other', fundId: null, amount: Math.round((amount - 1) * 100) / 100 },
    ];
    const other = { name: 'Hospitality', requiresEventApprover: false, version: 1 };
    await testEnv.db.doc('categories/other').set(other);
    const set = { act: 'setLines', lines, reason: 'Two events' };
    expect((await adminClient(testEnv.services).manage(id, set)).status).toBe(200);
    for (const action of ['approve', 'reject'] as const)
      expect(await send(token, seen, { action })).toMatchObject(refused('linesChanged'));
    await expectUndecided();
    expect((await send(token, await seenBy(token))).status).toBe(200);
  });

  it('shows no code once there is nothing to decide, and repeats the outcome without one', async () => {
    const token = await linkOf();
    expect((await send(token, await seenBy(token))).status).toBe(200);
    expect((await seenBy(token)).code).toBeNull();
    expect((await send(token)).status).toBe(200);
    expect((await send(token, {}, { action: 'reject' })).status).toBe(409);
  });
});

describe('an acting link (#17)', () => {
  it('decides by itself where the school mails such links', async () => {
    expect((await send(await linkOf({ acts: true }), {}, { oneClickApproval: true })).status).toBe(
      200,
    );
  });

  it('only opens the review where the school does not, whenever it was mailed', async () => {
    const token = await linkOf({
      acts: true,
      signedAt: testEnv.time.now - LINK_LIFETIME_MS + 1_000,
    });
    expect(await send(token)).toMatchObject(refused('notReviewed'));
    await expectUndecided();
    expect((await send(token, await seenBy(token))).status).toBe(200);
  });
});
