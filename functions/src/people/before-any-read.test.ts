import { logLinesOf } from '../../../tests/functions/support/log-lines.ts';
import { organization } from '@pa-ledger/domain/organization';
import { LINK_LIFETIME_MS } from '@pa-ledger/domain/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { decisionBody } from '../../../tests/functions/support/decision-body.ts';
import { ask, jsonRequest, requestOf } from '../../../tests/functions/support/requests.ts';
import { changedToken, freshKeys } from '../../../tests/functions/support/token-verdict.ts';
import { untouchable } from '../../../tests/functions/support/untouchable.ts';
import { createRateLimit } from '../http/address-limit.ts';
import { createTaskQueue } from '../platform/in-flight.ts';
import type { Answer } from '../http/answer.ts';
import { newNonce, signToken } from '../links/token.ts';
import type { Accounts, ReceiptStore } from '../platform/services.ts';
import { readReceiptEndpoint } from '../expenses/receipts/read-receipt.ts';
import { reviewExpenseEndpoint } from '../expenses/decide/review-expense.ts';
import { waitingRequestsEndpoint } from '../submit/waiting-requests.ts';
import { updateExpenseEndpoint } from '../expenses/decide/update-expense.ts';

const NOW = Date.parse('2026-10-20T15:00:00Z');
const KNOWN = 'aB3dE5fG7hJ9kL1mN2pQ';
const UNKNOWN = 'zY3dE5fG7hJ9kL1mN2pQ';

const keys = freshKeys();
const time = { now: NOW };
const limit = createRateLimit(10_000, () => time.now);
const services = {
  // A read would ask them for a member, and none may.
  db: untouchable() as Firestore,
  receipts: untouchable() as ReceiptStore,
  papers: untouchable() as ReceiptStore,
  accounts: untouchable() as Accounts,
  clock: () => time.now,
  nonce: newNonce,
  organization,
  keys,
  identify: () => Promise.resolve({ kind: 'signedOut' } as const),
  addressLimit: limit,
  fileLimit: createRateLimit(1_000, () => time.now),
  expenseLimit: limit,
  inTurn: createTaskQueue(),
};

function tokenFor(expenseId: string, signedAt = NOW): string {
  const subject = { expenseId, step: 0, nonce: newNonce(), approver: 'chair@example.com' };
  return signToken(subject, keys, signedAt);
}

const BAD_TOKENS: readonly (readonly [name: string, token: string])[] = [
  ['none', ''],
  ['blank', ' '],
  ['the id itself', KNOWN],
  ['base64 of nothing but the id', btoa(JSON.stringify({ expenseId: KNOWN }))],
  ['malformed', '%%%'],
  ['half a token', tokenFor(KNOWN).slice(0, 80)],
  ['a wrong MAC for the known id', changedToken(tokenFor(KNOWN), { m: 'A'.repeat(43) })],
  ['a wrong MAC for an unknown id', changedToken(tokenFor(UNKNOWN), { m: 'A'.repeat(43) })],
  ['the MAC of another id', changedToken(tokenFor(UNKNOWN), { expenseId: KNOWN })],
  ['an unknown key', changedToken(tokenFor(KNOWN), { k: 'other' })],
  ['longer than any token', 'A'.repeat(5_000)],
];

function answers(token: string): Promise<Answer>[] {
  const headers = { 'x-approval-token': token };
  return [
    ask(updateExpenseEndpoint, services)(jsonRequest(decisionBody(KNOWN, 'approve'), headers)),
    ask(
      updateExpenseEndpoint,
      services,
    )(jsonRequest(decisionBody(UNKNOWN, 'reject', 'no'), headers)),
    ask(reviewExpenseEndpoint, services)(requestOf({ headers })),
    ask(readReceiptEndpoint, services)(requestOf({ headers, query: 'slot=0' })),
    ask(waitingRequestsEndpoint, services)(requestOf({ headers })),
  ];
}

describe('before anything is read (#22)', () => {
  it.each(BAD_TOKENS)('a link that is %s gets the one answer', async (_name, token) => {
    const [expected] = await Promise.all(answers('nonsense'));
    expect(expected?.status).toBe(403);
    for (const answer of await Promise.all(answers(token))) expect(answer).toEqual(expected);
  });

  it('a genuine link for the id of another expense gets it too', async () => {
    const [expected] = await Promise.all(answers('nonsense'));
    const headers = { 'x-approval-token': tokenFor(UNKNOWN) };
    const request = jsonRequest(decisionBody(KNOWN, 'approve'), headers);
    expect(await ask(updateExpenseEndpoint, services)(request)).toEqual(expected);
  });

  it('an expired link says so', async () => {
    const old = tokenFor(KNOWN, NOW - LINK_LIFETIME_MS);
    const [, , review] = answers(old);
    expect((await review)?.status).toBe(410);
  });

  it('a good link is read: the store of this test does notice', async () => {
    let statuses: number[] = [];
    const lines = await logLinesOf(async () => {
      statuses = (await Promise.all(answers(tokenFor(KNOWN)))).map((answer) => answer.status);
    });
    expect(statuses).toEqual([500, 403, 500, 500, 500]);
    expect(lines).toHaveLength(4);
  });
});

describe("the client's time (#11)", () => {
  it.each([
    ['a year ago', 'Mon, 20 Oct 2025 15:00:00 GMT'],
    ['in a year', 'Wed, 20 Oct 2027 15:00:00 GMT'],
  ])('%s changes nothing', async (_name, date) => {
    const statusAt = async (now: number): Promise<number> => {
      time.now = now;
      const headers = { 'x-approval-token': tokenFor(KNOWN), date, 'x-client-time': date };
      let status = 0;
      await logLinesOf(async () => {
        status = (await ask(reviewExpenseEndpoint, services)(requestOf({ headers }))).status;
      });
      time.now = NOW;
      return status;
    };
    // 500 comes from this test's store: the link was good.
    expect(await statusAt(NOW + LINK_LIFETIME_MS - 1)).toBe(500);
    expect(await statusAt(NOW + LINK_LIFETIME_MS)).toBe(410);
  });
});
