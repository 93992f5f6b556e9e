import type { Expense } from '@pa-ledger/domain/expense';
import { receiptPath } from '@pa-ledger/domain/expense';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newNonce, signToken } from '../../functions/src/link/token.ts';
import { readExpense } from '../../functions/src/store/expenses.ts';
import { PEOPLE, SETTINGS } from '../functions/support/association.ts';
import { filledForm, SMALL_PDF } from '../functions/support/expenses.ts';
import { bucket, keys } from '../functions/support/suite.ts';
import { foundWorld, type World } from '../functions/support/world.ts';

/** Links with a genuine MAC: what they must hold beside it, each with the one thing wrong. */
let world: World;
let id: string;
let nonce: string;

beforeAll(async () => {
  world = await foundWorld();
});

beforeEach(async () => {
  await world.db.doc('settings/approvers').set({ ...SETTINGS });
  ({ id } = await submitted());
  nonce = (await expenseNow()).steps[0]?.nonce ?? '';
});

afterAll(() => world.close());

async function submitted(): Promise<{ id: string }> {
  const form = await filledForm();
  expect((await world.submit(form)).body).toEqual({ success: true });
  return form;
}

async function expenseNow(): Promise<Expense> {
  const { stored } = await readExpense(world.db, id);
  if (stored === null) throw new Error('The expense is gone.');
  return stored.expense;
}

function linkOf(own: { readonly nonce?: string; readonly approver?: string; step?: number }) {
  const subject = { expenseId: id, step: 0, nonce, approver: PEOPLE.president, ...own };
  return signToken(subject, keys, world.time.now);
}

/** The link is of no use: it neither decides nor shows, and nothing has changed. */
async function expectRefused(token: string): Promise<void> {
  const before = await expenseNow();
  expect((await world.decide(token)).status).toBe(403);
  expect((await world.decide(token, 'reject', 'Not ours')).status).toBe(403);
  expect((await world.review(token)).status).toBe(403);
  expect(await expenseNow()).toEqual(before);
}

describe('#4 #11 #12 a link with a genuine MAC', () => {
  it('of the step, its nonce and a person who is asked decides', async () => {
    const token = linkOf({});
    expect((await world.review(token)).status).toBe(200);
    expect((await world.decide(token)).status).toBe(200);
    expect((await expenseNow()).steps[0]?.decision?.by).toBe(PEOPLE.president);
  });

  it('with another nonce is refused', () => expectRefused(linkOf({ nonce: newNonce() })));

  it('of a person who was never asked is refused', () =>
    expectRefused(linkOf({ approver: 'stranger@example.com' })));

  it('of who holds the role of another step is refused', () =>
    expectRefused(linkOf({ approver: PEOPLE.treasurer })));

  it('of a step that is not open yet is refused', () =>
    expectRefused(linkOf({ step: 1, approver: PEOPLE.treasurer })));

  it('of who was replaced is refused at once, before anything else has run', async () => {
    const token = linkOf({});
    const presidents = [PEOPLE.otherPresident];
    await world.db.doc('settings/approvers').update({ presidents });
    await expectRefused(token);
    expect((await world.decide(linkOf({ approver: PEOPLE.otherPresident }))).status).toBe(200);
  });
});

describe('#29 #52 an expense whose receipt was exchanged', () => {
  it('is not approved, and can be rejected', async () => {
    await bucket.file(receiptPath(id, 0)).save(SMALL_PDF, { resumable: false });
    const approval = await world.decide(linkOf({}));
    expect(approval.status).toBe(409);
    expect((await expenseNow()).steps[0]?.decision).toBeNull();
    expect((await world.decide(linkOf({}), 'reject', 'Another receipt')).status).toBe(200);
  });
});
