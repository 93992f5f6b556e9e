import { DAY_MS, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Expense, SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { Locator, Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { randomBytes } from 'node:crypto';
import { expenseDocument } from '../../../functions/src/expenses/store/expense-format.ts';
import { decideWith, post, submit, type ApiAnswer } from '../../functions/support/api.ts';
import { PEOPLE } from '../../functions/support/association.ts';
import { openStep, waitingStep } from '../../fixtures/steps.ts';
import { filledForm } from '../../functions/support/expenses.ts';
import { changeRecorded, putRecorded } from '../../../tools/seed/put-recorded.ts';
import { tokenOf, type Account } from '../../functions/support/sign-in.ts';
import { db, newExpenseId } from '../../functions/support/suite.ts';
import { tokenIn } from '../../functions/support/test-environment.ts';

/** An expense that was submitted through the API. */
export interface Submitted {
  readonly id: string;
  readonly reference: string;
}

/** Submits an expense as the form does. @throws Error when it is not taken. */
export async function submitted(own: Partial<SubmissionInput> = {}): Promise<Submitted> {
  const form = await filledForm(own);
  const { status } = await submit(form);
  if (status !== 200) throw new Error(`The expense was not taken: ${status}.`);
  return { id: form.id, reference: referenceOf(form.id) };
}

/** Submits an administrative expense and approves it with both links. */
export async function approved(own: Partial<SubmissionInput> = {}): Promise<Submitted> {
  const expense = await submitted(own);
  for (const [step, approver] of [PEOPLE.president, PEOPLE.treasurer].entries()) {
    const token = await tokenIn(db, { expenseId: expense.id, step, approver });
    const { status } = await decideWith(token);
    if (status !== 200) throw new Error(`Step ${step} was not approved: ${status}.`);
  }
  return expense;
}

/** Does an act with an expense as an admin does, without a page. */
export async function act(
  account: Account,
  expenseId: string,
  wish: Readonly<Record<string, unknown>>,
): Promise<ApiAnswer> {
  const headers = { Authorization: `Bearer ${await tokenOf(account)}` };
  return post('/api/manage-expense', { expenseId, ...wish }, headers);
}

/** A check number that no other test has. */
export function newCheckNumber(): string {
  return String(randomBytes(5).readUIntBE(0, 5) + 10_000_000_000_000);
}

/** A category of events whose approver is this person. @returns its name. */
export async function eventCategoryOf(approver: string): Promise<string> {
  const mark = randomBytes(4).toString('hex');
  const name = `Talent Show ${mark}`;
  await putRecorded(db, `categories/event-${mark}`, { name, requiresEventApprover: true });
  await changeRecorded(db, 'settings/approvers', ({ eventApprovers, ...fields }) => ({
    // A map, as `foundAssociation` has written it.
    ...fields,
    eventApprovers: { ...(eventApprovers as object), [name]: approver },
  }));
  return name;
}

/** What an expense that is only looked at may have of its own. */
export type Own = Partial<Omit<Expense, 'submission'>> & {
  readonly submission?: Partial<Expense['submission']>;
};

/** Noon of a day in the school's winter. */
export function noon(date: string): number {
  return Date.parse(`${date}T17:00:00Z`);
}

/** Puts an expense into books of a test's own, where nothing acts on it. @returns its id. */
export async function putExpense(books: Firestore, own: Own = {}): Promise<string> {
  const expense = expenseOf(own);
  await books.doc(`expenses/${expense.id}`).set(expenseDocument(expense));
  return expense.id;
}

/** Puts many in place in one commit. @param count up to 500: number n was submitted n minutes after midnight. */
export async function putExpenses(books: Firestore, count: number): Promise<void> {
  const batch = books.batch();
  for (let number = 1; number <= count; number++) {
    const submittedAt = noon('2026-10-01') + number * 60_000;
    const submission = { paidTo: `Payee ${number}`, amount: number + 0.25 };
    const expense = expenseOf({ submittedAt, submission });
    batch.create(books.doc(`expenses/${expense.id}`), expenseDocument(expense));
  }
  await batch.commit();
}

function expenseOf({ submission, ...own }: Own): Expense {
  return {
    id: newExpenseId(),
    categoryId: 'office',
    category: 'Office Supplies',
    fundId: null,
    status: 'pending',
    payment: null,
    payments: 0,
    steps: [openStep('president'), waitingStep('treasurer')],
    submittedAt: Date.now() - 3 * DAY_MS,
    notDoubleOf: [],
    ...own,
    submission: {
      name: 'Pat Doe',
      email: 'pat.doe@example.com',
      phone: '555-0100',
      category: own.category ?? 'Office Supplies',
      // A constant day of the calendar.
      expenseDate: '2026-09-14' as CalendarDate,
      amount: 45.2,
      paidTo: 'Corner Stationery',
      mailingAddress: '1 Main Street',
      description: 'Paper and markers',
      notes: '',
      receipts: [
        {
          slot: 0,
          name: 'receipt.pdf',
          type: 'application/pdf',
          size: 1_000,
          sha256: randomBytes(32).toString('hex'),
          path: 'receipts/none/0',
          generation: '1',
        },
      ],
      ...submission,
    },
  };
}

/** The rows of the list, without the head. */
export function expenseRows(page: Page): Locator {
  return page.getByRole('table', { name: 'Expenses' }).locator('tbody').getByRole('row');
}

/** The buttons that the detail view offers. */
export function acts(page: Page): Locator {
  return page.getByRole('group', { name: 'Actions' }).getByRole('button');
}
