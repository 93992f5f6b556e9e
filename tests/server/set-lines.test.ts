import { readPayment } from '../../functions/src/payments/payments.ts';
import { readExpense } from '../../functions/src/expenses/expenses.ts';
import { composeMail } from '../../functions/src/mail/messages/compose.ts';
import { PANEL_WORDS } from '../../functions/src/words.ts';
import { BOOKS } from '../../functions/src/firestore/paths.ts';
import { recount } from '../../functions/src/totals/recount.ts';
import { anyCellFrom } from '@pa-ledger/domain/ledger/cells';
import type { Expense } from '@pa-ledger/domain/expenses/expense';
import { organization } from '@pa-ledger/domain/organization';
import { paymentIdOf } from '@pa-ledger/domain/payments/recorded-payment';
import { addDays } from '@pa-ledger/domain/time/dates';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminClient, type AdminClient } from '../functions/support/admin-client.ts';
import { EVENT, FUND, OFFICE, PEOPLE } from '../functions/support/association.ts';
import { losingAnAnswer } from '../functions/support/commit-hook.ts';
import { brokenInvariants } from '../functions/support/invariants.ts';
import { DONE, expectRefused, expensesIn } from '../functions/support/managed-expenses.ts';
import { outboxOf } from '../functions/support/outbox.ts';
import { keys } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { brokenTotals } from '../functions/support/totals.ts';

let testEnv: TestEnvironment;
let admin: AdminClient;
const { submitted, approved, cash, today, linesOf } = expensesIn(() => testEnv);

beforeEach(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
  await testEnv.db.doc('funds/grants').set({ code: '4950', name: 'Grants', version: 1 });
});

afterEach(() => testEnv.close());

const REASON = 'It was for the spring fair';

async function expenseNow(id: string): Promise<Expense> {
  const { stored } = await readExpense(testEnv.db, id);
  if (stored === null) throw new Error('It is not there.');
  return stored.expense;
}

const lineIn = (categoryId: string, amount: number, fundId: string | null = FUND.id) => ({
  categoryId,
  fundId,
  amount,
});

function setLines(id: string, ...lines: readonly object[]) {
  return admin.manage(id, { act: 'setLines', lines, reason: REASON });
}

/** What each category and fund has of a measure, by month, after the events of an expense. */
async function totalsOf(id: string, measure: 'paid' | 'approved'): Promise<Record<string, number>> {
  for (const of of [`expenses~${id}`, `payments~${paymentIdOf(id, 1)}`])
    await recount(testEnv.services, of);
  expect(await brokenTotals(testEnv.db)).toEqual([]);
  const { docs } = await testEnv.db.collection('totals').get();
  const cells = docs.map((cell) => [cell.id, Number(cell.get(measure))] as const);
  return Object.fromEntries(cells.filter(([, cents]) => cents !== 0));
}

async function mailsOf(id: string, purpose: string) {
  return (await outboxOf(testEnv.db, id)).filter((mail) => mail.purpose === purpose);
}

/** The text of the latest mail as it would be sent; an earlier one says nothing any more. */
async function textOf(id: string, purpose: 'adjusted' | 'adjustedAfter'): Promise<string> {
  const composer = { organization, words: PANEL_WORDS, keys, appUrl: 'https://x.example.org' };
  const expense = await expenseNow(id);
  const texts = (await mailsOf(id, purpose)).map(({ to, turn }) => {
    const occasion = { purpose, to, step: null, turn: String(turn) };
    return composeMail(occasion, expense, composer, testEnv.time.now)?.text ?? '';
  });
  return texts.join('');
}

describe('before the payment', () => {
  it('asks the approver of the other category, and tells who decided and the submitter', async () => {
    const id = await submitted();
    const president = await testEnv.tokenFor(id, 0, PEOPLE.president);
    await testEnv.decide(president);
    const treasurer = await testEnv.tokenFor(id, 1, PEOPLE.treasurer);
    const { amount } = (await expenseNow(id)).submission;
    expect(await setLines(id, lineIn(EVENT.id, amount))).toEqual(DONE);
    const { steps } = await expenseNow(id);
    expect(steps.map(({ role, status }) => `${role} ${status}`)).toEqual([
      'president approved',
      'eventApprover open',
      'treasurer waiting',
    ]);
    // The step that waits again has no link.
    expect((await testEnv.decide(treasurer)).status).toBe(403);
    const [review] = (await mailsOf(id, 'review')).filter(({ to }) => to === PEOPLE.eventApprover);
    expect(review).toMatchObject({ step: 1 });
    expect(await textOf(id, 'adjusted')).toContain(REASON);
    expect((await mailsOf(id, 'adjustedAfter')).map(({ to }) => to)).toEqual([PEOPLE.president]);
    expect(await textOf(id, 'adjustedAfter')).toContain(`for ${EVENT.name}`);
    await testEnv.decide(await testEnv.tokenFor(id, 1, PEOPLE.eventApprover));
    await testEnv.decide(await testEnv.tokenFor(id, 2, PEOPLE.treasurer));
    expect((await expenseNow(id)).status).toBe('approved');
    expect(Object.keys(await totalsOf(id, 'approved'))).toEqual([
      expect.stringContaining(`~${EVENT.id}~${FUND.id}`),
    ]);
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
  });

  it('splits an expense; a rejected part is not paid, and the submitter is told', async () => {
    const id = await submitted();
    const { amount } = (await expenseNow(id)).submission;
    const rest = Math.round((amount - 5) * 100) / 100;
    expect(
      await setLines(id, lineIn(EVENT.id, 5, null), lineIn(OFFICE.id, rest, 'grants')),
    ).toEqual(DONE);
    const token = await testEnv.tokenFor(id, 0, PEOPLE.eventApprover);
    const review = (await testEnv.review(token)).body.review;
    expect(review?.lines).toMatchObject([{ category: EVENT.name, amount: 500 }]);
    expect(review?.adjusted).toEqual({ role: null, reason: REASON, from: amount });
    expect((await testEnv.decide(token, 'reject', 'Not ours')).status).toBe(200);
    expect(await expenseNow(id)).toMatchObject({
      status: 'pending',
      lines: [{ refused: true }, { categoryId: OFFICE.id }],
      adjusted: { role: 'eventApprover', reason: 'Not ours' },
    });
    expect(await textOf(id, 'adjusted')).toMatch(/The Event Approver lowered your request from/);
    await testEnv.decide(await testEnv.tokenFor(id, 1, PEOPLE.president));
    await testEnv.decide(await testEnv.tokenFor(id, 2, PEOPLE.treasurer));
    expect(await admin.pay(id, cash())).toEqual(DONE);
    const payment = await readPayment(testEnv.db, paymentIdOf(id, 1));
    expect(payment?.lines).toMatchObject([{ fundId: 'grants', amount: rest }]);
    expect(Object.values(await totalsOf(id, 'paid'))).toEqual([Math.round(rest * 100)]);
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
  });

  it('is approved for less by a link, with the reason, and later steps see that amount', async () => {
    const id = await submitted();
    const asked = (await expenseNow(id)).submission.amount;
    const token = await testEnv.tokenFor(id, 0, PEOPLE.president);
    const plain = await testEnv.decide(token, 'approve', 'Approved via link', 3);
    expect(plain).toMatchObject({ status: 400, body: { code: 'smallerWithoutReason' } });
    const more = await testEnv.decide(token, 'approve', 'More', 9_999);
    expect(more).toMatchObject({ status: 400, body: { code: 'amountNotSmaller' } });
    const onRejection = await testEnv.decide(token, 'reject', 'Less', 3);
    expect(onRejection.status).toBe(400);
    expect((await testEnv.decide(token, 'approve', 'Only the glue', 3)).status).toBe(200);
    expect(await textOf(id, 'adjusted')).toMatch(/from \$\S+ to \$3\.00/);
    const next = await testEnv.tokenFor(id, 1, PEOPLE.treasurer);
    const review = (await testEnv.review(next)).body.review;
    expect(review).toMatchObject({
      payable: 3,
      adjusted: { role: 'president', reason: 'Only the glue', from: asked },
    });
    expect((await testEnv.decide(next)).status).toBe(200);
    expect(await admin.pay(id, cash())).toEqual(DONE);
    expect(Object.values(await totalsOf(id, 'paid'))).toEqual([300]);
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
  });

  it('opens an approved one again, which then counts nowhere', async () => {
    const id = await approved();
    const { amount } = (await expenseNow(id)).submission;
    expect(await setLines(id, lineIn(EVENT.id, amount))).toEqual(DONE);
    expect(await totalsOf(id, 'approved')).toEqual({});
    expectRefused(await admin.pay(id, cash()), 409, /approved/);
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
  });

  it.each([
    ['unknownCategory', [lineIn('gone', 1)], 400],
    ['unknownFund', [lineIn(OFFICE.id, 1, 'gone')], 400],
    ['linesTooMuch', [lineIn(OFFICE.id, 9_999)], 400],
    ['badLines', [lineIn(OFFICE.id, 1), lineIn(OFFICE.id, 2)], 400],
    ['badRequest', [], 400],
    ['badRequest', [{ ...lineIn(OFFICE.id, 1), category: 'Mine' }], 400],
  ])('is refused with %s', async (code, lines, status) => {
    const id = await submitted();
    expect(await setLines(id, ...lines)).toMatchObject({ status, body: { code } });
    expect((await expenseNow(id)).adjusted).toBeNull();
  });

  it('is refused for one’s own expense, and without a reason', async () => {
    const id = await submitted();
    const { email } = (await expenseNow(id)).contact;
    const own = adminClient(testEnv.services, { uid: 'own', email });
    const act = { act: 'setLines', lines: [lineIn(EVENT.id, 1)], reason: REASON };
    expect(await own.manage(id, act)).toMatchObject({ body: { code: 'ownLines' } });
    expect((await admin.manage(id, { ...act, reason: ' ' })).status).toBe(400);
  });

  it('is done once when the answer is lost', async () => {
    const id = await submitted();
    const { services, lost } = losingAnAnswer(testEnv.services);
    const act = { act: 'setLines', lines: [lineIn(EVENT.id, 1)], reason: REASON };
    expect(await adminClient(services).manage(id, act)).toEqual(DONE);
    expect(lost()).toBe(1);
    const told = (await linesOf(id)).filter(([name]) => name.startsWith('linesSet-'));
    expect(told).toHaveLength(1);
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
  });
});

describe('after the payment', () => {
  it('counts otherwise from that day on, and a void takes it back from there', async () => {
    const id = await approved();
    expect(await admin.pay(id, cash())).toEqual(DONE);
    const { amount, cents } = await paidOf(id);
    const before = await totalsOf(id, 'paid');
    testEnv.time.now += 40 * 24 * 60 * 60 * 1000;
    expect(await setLines(id, lineIn(EVENT.id, amount, 'grants'))).toEqual(DONE);
    const after = await totalsOf(id, 'paid');
    // Nothing that was reported has changed.
    expect(after).toMatchObject(before);
    const added = Object.entries(after).filter(([cell]) => !(cell in before));
    expect(added.map(([, paid]) => paid).toSorted((one, other) => one - other)).toEqual([
      -cents,
      cents,
    ]);
    expect(added.find(([, paid]) => paid > 0)?.[0]).toContain(`~${EVENT.id}~grants`);
    expect(await admin.unpay(id)).toEqual(DONE);
    expect(sumByPair(await totalsOf(id, 'paid'))).toEqual({});
    expect(sumByPair(await totalsOf(id, 'approved'))).toEqual({ [`${EVENT.id}~grants`]: cents });
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
  });

  it('is confirmed by a second person where the new line goes over its budget', async () => {
    await testEnv.db
      .doc(`budgetItems/${EVENT.id}Line`)
      .update({ originalBudget: 1, finalBudget: 1 });
    const id = await approved();
    expect(await admin.pay(id, cash())).toEqual(DONE);
    const { amount } = await paidOf(id);
    expect(await setLines(id, lineIn(EVENT.id, amount))).toEqual(DONE);
    expect((await expenseNow(id)).reclassified).toMatchObject([
      { on: today(), needsConfirmation: true, confirmed: null },
    ]);
    expect(await admin.manage(id, { act: 'confirmLines' })).toMatchObject({
      status: 409,
      body: { code: 'ownConfirmation' },
    });
    const second = { uid: 'second', email: 'second@example.com' };
    const other = adminClient(testEnv.services, second);
    expect(await other.manage(id, { act: 'confirmLines' })).toEqual(DONE);
    expect(await other.manage(id, { act: 'confirmLines' })).toEqual(DONE);
    expect((await expenseNow(id)).reclassified[0]?.confirmed?.by).toBe(second.email);
    expect(await brokenInvariants(testEnv.db, [id])).toEqual([]);
  });

  it('is refused once the year of its payment is closed, and for another total', async () => {
    const id = await approved();
    expect(await admin.pay(id, cash())).toEqual(DONE);
    const { amount } = await paidOf(id);
    expect(await setLines(id, lineIn(EVENT.id, 1))).toMatchObject({
      body: { code: 'linesNotPaid' },
    });
    await testEnv.db
      .doc(BOOKS)
      .set({ closedThrough: today(), closedYear: '2025' }, { merge: true });
    testEnv.time.now += 24 * 60 * 60 * 1000;
    expect(addDays(today(), -1) < today()).toBe(true);
    expect(await setLines(id, lineIn(EVENT.id, amount))).toMatchObject({ status: 409 });
    expect((await expenseNow(id)).reclassified).toEqual([]);
  });
});

async function paidOf(id: string): Promise<{ readonly amount: number; readonly cents: number }> {
  const { amount } = (await expenseNow(id)).submission;
  return { amount, cents: Math.round(amount * 100) };
}

/** Adds up the months of each category and fund. */
function sumByPair(totals: Readonly<Record<string, number>>): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [id, cents] of Object.entries(totals)) {
    const cell = anyCellFrom(id);
    const pair = cell !== null && 'fundId' in cell ? `${cell.categoryId}~${cell.fundId}` : id;
    sums.set(pair, (sums.get(pair) ?? 0) + cents);
  }
  return Object.fromEntries([...sums].filter(([, cents]) => cents !== 0));
}
