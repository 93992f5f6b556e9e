import {
  type Expense,
  type SubmissionInput,
  receiptPath,
  typedFields,
} from '@pa-ledger/domain/expenses/expense';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { ExpenseReview } from '@pa-ledger/domain/expenses/decide/review';
import { personEntry } from '../fixtures/people.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newNonce, signToken } from '../../functions/src/links/token.ts';
import { readExpense } from '../../functions/src/expenses/expenses.ts';
import { PEOPLE, SETTINGS } from '../functions/support/association.ts';
import { filledForm, SMALL_PDF } from '../functions/support/expenses.ts';
import { bucket, keys } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { refused } from '../support/refused.ts';

/** Links with a genuine MAC: what they must hold beside it, each with the one thing wrong. */
let testEnv: TestEnvironment;
let id: string;
let nonce: string;

beforeAll(async () => {
  testEnv = await createTestEnvironment();
});

beforeEach(async () => {
  await testEnv.db.doc('settings/approvers').set({ ...SETTINGS });
  ({ id } = await submitted());
  nonce = (await expenseNow()).steps[0]?.nonce ?? '';
});

afterAll(() => testEnv.close());

async function submitted(own?: Partial<SubmissionInput>): Promise<{ id: string }> {
  const form = await filledForm(own);
  expect((await testEnv.submit(form)).status).toBe(200);
  return form;
}

async function expenseNow(): Promise<Expense> {
  const { stored } = await readExpense(testEnv.db, id);
  if (stored === null) throw new Error('The expense is gone.');
  return stored.expense;
}

function linkOf(own: { readonly nonce?: string; readonly approver?: string; step?: number }) {
  const subject = { expenseId: id, step: 0, nonce, approver: PEOPLE.president, ...own };
  return signToken(subject, keys, testEnv.time.now);
}

/** The link is of no use: it neither decides nor shows, and nothing has changed. */
async function expectRefused(token: string): Promise<void> {
  const before = await expenseNow();
  expect((await testEnv.decide(token)).status).toBe(403);
  expect((await testEnv.decide(token, 'reject', 'Not ours')).status).toBe(403);
  expect((await testEnv.review(token)).status).toBe(403);
  expect(await expenseNow()).toEqual(before);
}

describe('a link with a genuine MAC (#4, #11, #12)', () => {
  it('of the step, its nonce and a person who is asked decides', async () => {
    const token = linkOf({});
    expect((await testEnv.review(token)).status).toBe(200);
    expect((await testEnv.decide(token)).status).toBe(200);
    expect((await expenseNow()).steps[0]?.decision?.by).toBe(PEOPLE.president);
  });

  it('with another nonce is refused', () => expectRefused(linkOf({ nonce: newNonce() })));

  it('of a person who was never asked is refused', () =>
    expectRefused(linkOf({ approver: 'stranger@example.com' })));

  it("of a holder of another step's role is refused", () =>
    expectRefused(linkOf({ approver: PEOPLE.treasurer })));

  it('of a step that is not open yet is refused', () =>
    expectRefused(linkOf({ step: 1, approver: PEOPLE.treasurer })));

  it('of a president who submitted the expense is refused', async () => {
    ({ id } = await submitted({ email: PEOPLE.president }));
    nonce = (await expenseNow()).steps[0]?.nonce ?? '';
    await expectRefused(linkOf({}));
  });

  it('of a replaced approver is refused at once, before anything else runs', async () => {
    const token = linkOf({});
    const presidents = [PEOPLE.otherPresident];
    await testEnv.db.doc('settings/approvers').update({ presidents });
    await expectRefused(token);
    expect((await testEnv.decide(linkOf({ approver: PEOPLE.otherPresident }))).status).toBe(200);
  });
});

it('a later approver sees who approved before, by the name in the list of administrators', async () => {
  expect((await testEnv.decide(linkOf({}))).status).toBe(200);
  const stepsSeen = async () => {
    const token = await testEnv.tokenFor(id, 1, PEOPLE.treasurer);
    return (await testEnv.review(token)).body.review?.steps;
  };
  const approved = { role: 'president', status: 'approved', decidedAt: testEnv.time.now };
  expect(await stepsSeen()).toMatchObject([{ ...approved, decidedBy: null }, {}]);
  const entry = testEnv.db.doc('people/first');
  await entry.set(personEntry(PEOPLE.president));
  expect(await stepsSeen()).toMatchObject([{ ...approved, decidedBy: 'Ruth Adeyemi' }, {}]);
  await entry.delete();
});

it('a later approver whose step is decided no longer sees the name of an earlier one (#105)', async () => {
  const entry = testEnv.db.doc('people/first');
  await entry.set(personEntry(PEOPLE.president));
  expect((await testEnv.decide(linkOf({}))).status).toBe(200);
  const token = await testEnv.tokenFor(id, 1, PEOPLE.treasurer);
  expect((await testEnv.decide(token)).status).toBe(200);
  expect(JSON.stringify(await testEnv.review(token))).not.toContain('Ruth');
  await entry.delete();
});

it('a later approver reads the note of an earlier one, and nobody whose step is decided', async () => {
  const own = linkOf({});
  expect((await testEnv.decide(own, 'approve', ' Half of it is for the fair. ')).status).toBe(200);
  const token = await testEnv.tokenFor(id, 1, PEOPLE.treasurer);
  const notes = async (by: string) =>
    (await testEnv.review(by)).body.review?.steps.map(({ note }) => note);
  expect(await notes(token)).toEqual(['Half of it is for the fair.', null]);
  expect(await notes(own)).toEqual([null, null]);
  expect((await testEnv.decide(token)).status).toBe(200);
  expect(await notes(token)).toEqual([null, null]);
});

describe('the link of a decided step (#105)', () => {
  const asked = () => linkOf({});
  const other = () => linkOf({ approver: PEOPLE.otherPresident });

  beforeEach(async () => {
    expect((await testEnv.decide(asked())).status).toBe(200);
  });

  /** What the review answers, read as the page reads it. */
  async function reviewBy(token: string): Promise<Partial<ExpenseReview>> {
    const { status, body } = await testEnv.review(token);
    expect(status).toBe(200);
    return body.review ?? {};
  }

  it('shows the outcome, and nothing that people typed', async () => {
    const { submission, ...outcome } = await reviewBy(other());
    const expense = await expenseNow();
    const { submittedAt } = expense;
    const { receipts } = expense.submission;
    expect(outcome).toEqual({
      schoolName: testEnv.services.organization.schoolName,
      timeZone: testEnv.services.organization.timeZone,
      reference: referenceOf(id),
      category: 'Office Supplies',
      status: 'pending',
      code: null,
      submittedAt,
      steps: [
        {
          role: 'president',
          category: null,
          status: 'approved',
          blocked: null,
          decidedAt: testEnv.time.now,
          decidedBy: null,
          note: null,
          standIn: false,
        },
        {
          role: 'treasurer',
          category: null,
          status: 'open',
          blocked: null,
          decidedAt: null,
          decidedBy: null,
          note: null,
          standIn: false,
        },
      ],
      step: 0,
      lines: [],
      payable: expense.submission.amount,
      adjusted: null,
      duplicates: [],
      version: 1,
      changes: [],
    });
    // #90: what a page that was open before the deploy draws is there, and empty.
    const { category, expenseDate, amount, ...texts } = typedFields(expense);
    const empty = Object.fromEntries(Object.keys(texts).map((field) => [field, '']));
    expect(submission).toEqual({ category, expenseDate, amount, ...empty, receipts: [] });
    expect(receipts).toHaveLength(1);
    const whole = JSON.stringify(await testEnv.review(asked()));
    for (const text of [...Object.values(texts), ...Object.values(PEOPLE)].filter(Boolean))
      expect(whole).not.toContain(text);
  });

  it('opens no receipt, which it did before', async () => {
    const { id: open } = await submitted();
    const token = await testEnv.tokenFor(open, 0, PEOPLE.president);
    expect((await testEnv.receipt(token, 0)).status).toBe(200);
    await testEnv.decide(token);
    const { status, body } = await testEnv.receipt(token, 0);
    expect({ status, body: JSON.parse(body.toString()) as unknown }).toEqual(
      refused(
        'receiptsClosed',
        'This step has been decided, so its link no longer opens the receipts.',
      ),
    );
  });

  it('answers a late decision of either president as before', async () => {
    for (const token of [asked(), other()]) {
      expect((await testEnv.decide(token)).body).toEqual({ success: true });
      const opposite = await testEnv.decide(token, 'reject', 'No');
      expect([opposite.status, opposite.body.error]).toEqual([
        409,
        expect.stringMatching(/already approved on/),
      ]);
    }
  });

  it('is refused to everybody who no longer holds the role, asked or decided', async () => {
    const [before, token, colleague] = [await expenseNow(), asked(), other()];
    const settings = testEnv.db.doc('settings/approvers');
    await settings.update({ presidents: ['third@example.com'] });
    // Nor to who holds it now and was never asked.
    for (const own of [token, colleague, linkOf({ approver: 'third@example.com' })]) {
      expect(await testEnv.review(own)).toMatchObject(refused('linkRefused'));
      expect(await testEnv.decide(own)).toMatchObject(refused('linkRefused'));
      expect(await testEnv.decide(own, 'reject', 'No')).toMatchObject(refused('linkRefused'));
      const { status, body } = await testEnv.receipt(own, 0);
      expect({ status, body: JSON.parse(body.toString()) as unknown }).toEqual(
        refused('linkRefused'),
      );
    }
    expect(await expenseNow()).toEqual(before);
    await settings.update({ presidents: [PEOPLE.otherPresident] });
    expect((await testEnv.review(token)).status).toBe(403);
    expect((await testEnv.review(colleague)).status).toBe(200);
  });

  it('shows the outcome to a new president who decided before the step was reassigned', async () => {
    ({ id } = await submitted());
    nonce = (await expenseNow()).steps[0]?.nonce ?? '';
    await testEnv.db.doc('settings/approvers').update({ presidents: ['third@example.com'] });
    const token = linkOf({ approver: 'third@example.com' });
    expect((await testEnv.decide(token)).status).toBe(200);
    expect((await expenseNow()).steps[0]?.approvers).not.toContain('third@example.com');
    expect((await testEnv.review(token)).status).toBe(200);
    expect((await testEnv.decide(token)).body).toEqual({ success: true });
  });
});

describe('an expense whose receipt was exchanged (#29, #52)', () => {
  it('is not approved, and can be rejected', async () => {
    await bucket.file(receiptPath(id, 0)).save(SMALL_PDF, { resumable: false });
    const approval = await testEnv.decide(linkOf({}));
    expect(approval.status).toBe(409);
    expect((await expenseNow()).steps[0]?.decision).toBeNull();
    expect((await testEnv.decide(linkOf({}), 'reject', 'Another receipt')).status).toBe(200);
  });
});
