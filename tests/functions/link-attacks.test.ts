import { beforeAll, describe, expect, it } from 'vitest';
import { LINK_LIFETIME_MS } from '@pa-ledger/domain/limits';
import { BLANK_TEXTS } from '../fixtures/blank-texts.ts';
import { NOT_ACTIONS, NOT_REASONS } from '../fixtures/decisions.ts';
import { call, decideWith, post, submit, type ApiAnswer } from './support/api.ts';
import { EVENT, foundAssociation, PEOPLE } from './support/association.ts';
import { decisionBody } from './support/decision-body.ts';
import { filledForm } from './support/expenses.ts';
import { snapshotOf } from './support/snapshot.ts';
import { db, newExpenseId } from './support/suite.ts';
import { changedToken } from './support/token-verdict.ts';
import { tokenIn } from './support/test-environment.ts';
import { refused } from '../support/refused.ts';

let id: string;
let token: string;
let before: unknown;

beforeAll(async () => {
  await foundAssociation();
  const form = await filledForm({ category: EVENT.name });
  expect((await submit(form)).body).toMatchObject({ success: true });
  id = form.id;
  token = await tokenIn(db, { expenseId: id, step: 0, approver: PEOPLE.eventApprover });
  before = await snapshotOf(id);
});

/** Nothing has moved. */
async function expectNoChange(): Promise<void> {
  expect(await snapshotOf(id)).toEqual(before);
}

const REFUSED = refused('linkRefused').body;

describe('the submitter, who knows the id (#1)', () => {
  it.each(['approver', 'president', 'treasurer', 'admin'])('cannot approve as %s', async (role) => {
    const tokens = [undefined, id, btoa(JSON.stringify({ expenseId: id }))];
    for (const own of tokens) {
      const headers = own === undefined ? {} : { 'X-Approval-Token': own };
      const answer = await post(
        '/api/update-expense',
        { ...decisionBody(id, 'approve'), role, approverEmail: PEOPLE.treasurer },
        headers,
      );
      expect(answer).toMatchObject({ status: 403, body: REFUSED });
    }
    await expectNoChange();
  });
});

describe('a link that is not the one that was mailed (#4, #22)', () => {
  it('is refused with the same answer, whatever is wrong with it', async () => {
    const unknown = newExpenseId();
    const stranger = { expenseId: id, step: 0, approver: 'stranger@example.com' };
    const attempts: readonly (readonly [token: string, expenseId: string])[] = [
      [changedToken(token, { m: 'A'.repeat(43) }), id],
      [changedToken(token, { expenseId: unknown }), unknown],
      [changedToken(token, { s: 1 }), id],
      [changedToken(token, { n: 'A'.repeat(22) }), id],
      [changedToken(token, { k: 'other' }), id],
      [token.slice(0, -1), id],
      ['%%%', id],
      // Genuine, but for somebody who was never asked.
      [await tokenIn(db, stranger), id],
      // Genuine, with the body of another expense.
      [token, unknown],
    ];
    const answers: ApiAnswer[] = [];
    for (const [own, expenseId] of attempts) {
      const headers = { 'X-Approval-Token': own };
      answers.push(await post('/api/update-expense', decisionBody(expenseId, 'approve'), headers));
    }
    for (const { status, body } of answers)
      expect({ status, body }).toEqual({ status: 403, body: REFUSED });
    const headers = answers.map((answer) => [...answer.headers.keys()].join());
    expect(new Set(headers).size).toBe(1);
    await expectNoChange();
  });

  it('shows neither the expense nor its receipts', async () => {
    for (const bad of ['', id, changedToken(token, { s: 1 }), token.slice(1)]) {
      for (const path of ['/api/review-expense', '/api/receipt?slot=0']) {
        const headers: Record<string, string> = bad === '' ? {} : { 'X-Approval-Token': bad };
        expect(await call(path, { headers })).toMatchObject({ status: 403, body: REFUSED });
      }
    }
  });
});

describe('a genuine link that is too old (#11)', () => {
  it('is refused as expired, and works until the moment before', async () => {
    const link = { expenseId: id, step: 0, approver: PEOPLE.eventApprover };
    const expired = await tokenIn(db, link, Date.now() - LINK_LIFETIME_MS);
    const almost = await tokenIn(db, link, Date.now() - LINK_LIFETIME_MS + 60_000);
    const answer = refused('linkExpired');
    expect(await decideWith(expired)).toMatchObject(answer);
    expect(await decideWith(expired, 'reject', 'Not ours')).toMatchObject(answer);
    for (const date of ['Mon, 20 Oct 2025 15:00:00 GMT', 'Wed, 20 Oct 2027 15:00:00 GMT']) {
      const headers = { Date: date, 'If-Modified-Since': date };
      const path = '/api/review-expense';
      const old = await call(path, { headers: { ...headers, 'X-Approval-Token': expired } });
      expect(old).toMatchObject(answer);
      const young = await call(path, { headers: { ...headers, 'X-Approval-Token': almost } });
      expect(young.status).toBe(200);
    }
    await expectNoChange();
  });
});

describe('a genuine link with an unclear body (#8, #9)', () => {
  it.each([...BLANK_TEXTS, ...NOT_REASONS])(
    'does not reject with %s (#8)',
    async (_name, reason) => {
      const body = { ...decisionBody(id, 'reject'), reason };
      const answer = await post('/api/update-expense', body, { 'X-Approval-Token': token });
      expect(answer.status).toBe(400);
      expect(answer.body.success).toBe(false);
    },
  );

  it.each(['', '  ', '\u200b', '\u00a0'])(
    'answers why it does not reject with %j (#8)',
    async (reason) => {
      const answer = await decideWith(token, 'reject', reason);
      expect(answer).toMatchObject({
        status: 400,
        body: { error: 'Rejection cancelled. A reason is required.' },
      });
    },
  );

  it.each(NOT_ACTIONS)('does nothing with the action %j (#9)', async (action) => {
    const body = { ...decisionBody(id, 'approve'), action };
    const answer = await post('/api/update-expense', body, { 'X-Approval-Token': token });
    expect(answer).toMatchObject(refused('badAction'));
  });

  it('answers that the id is missing', async () => {
    const answer = await post('/api/update-expense', decisionBody('', 'approve'));
    expect(answer).toMatchObject({
      status: 400,
      body: { error: 'Approval link is missing an ID.' },
    });
  });

  it('changes nothing with any of these requests', expectNoChange);
});
