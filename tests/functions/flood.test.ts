import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { decideWith, post, submit, type ApiAnswer } from './support/api.ts';
import { foundAssociation, PEOPLE } from './support/association.ts';
import { decisionBody } from './support/decision-body.ts';
import { filledForm } from './support/expenses.ts';
import { db, newExpenseId } from './support/suite.ts';
import { tokenIn } from './support/test-environment.ts';
import { refused } from '../support/refused.ts';

beforeAll(() => foundAssociation());

/** Of a network that no other test sends from: one request more would be one less for the flood. */
const FLOODER = `203.0.113.${randomInt(256)}`;
/** Twice what one instance lets through: two may answer. */
const MOST_CALLS = 260;

/** Calls until the address is told to wait. @returns that answer, and how many were let through. */
async function floodUntilRefused(
  knock: () => Promise<ApiAnswer>,
): Promise<{ refusal: ApiAnswer; before: ApiAnswer[] }> {
  const before: ApiAnswer[] = [];
  while (before.length < MOST_CALLS) {
    const answer = await knock();
    if (answer.status === 429) return { refusal: answer, before };
    before.push(answer);
  }
  throw new Error('Nobody was told to wait.');
}

describe('a flood from one address (#26)', () => {
  it('of invalid links is told to wait, while a valid link from elsewhere works', async () => {
    const form = await filledForm();
    await submit(form);
    const token = await tokenIn(db, { expenseId: form.id, step: 0, approver: PEOPLE.president });
    const knock = () =>
      post('/api/update-expense', decisionBody(newExpenseId(), 'approve'), {
        'X-Forwarded-For': FLOODER,
        'X-Approval-Token': newExpenseId(),
      });
    const { refusal, before } = await floodUntilRefused(knock);
    expect(before.length).toBeGreaterThanOrEqual(60);
    expect(new Set(before.map(({ status }) => status))).toEqual(new Set([403]));
    expect(refusal.body).toEqual(
      refused('tooManyRequests', 'Too many requests. Please wait a little and try again.').body,
    );
    const wait = Number(refusal.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);

    // A good link from the same address has to wait too, and is not used up by that.
    const own = await decideWith(token, 'approve', '', { 'X-Forwarded-For': FLOODER });
    expect(own.status).toBe(429);
    expect((await decideWith(token)).body).toEqual({ success: true });
  }, 90_000);

  it('of forms is told to wait, while another parent is served', async () => {
    const knock = () => post('/api/submit-expense', {}, { 'X-Forwarded-For': FLOODER });
    const { refusal, before } = await floodUntilRefused(knock);
    expect(before.length).toBeGreaterThanOrEqual(60);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await submit(await filledForm())).body).toMatchObject({ success: true });
  }, 90_000);
});
