import type { DuplicateView } from '@pa-ledger/domain/expenses/duplicates';
import type { SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { expect } from 'vitest';
import { deliver } from '../../../functions/src/mail/deliver.ts';
import { PEOPLE } from './association.ts';
import { filledForm, placeReceipt } from './expenses.ts';
import { deliveryOver, mailsReaching, outboxOf } from './outbox.ts';
import { newExpenseId } from './suite.ts';
import type { TestEnvironment } from './test-environment.ts';

/** Another day, so many days after that of the form. */
export const after = (days: number) =>
  // A day of the calendar.
  new Date(Date.parse('2026-09-14') + days * 86_400_000)
    .toISOString()
    .slice(0, 10) as SubmissionInput['expenseDate'];

/** An administrator's request that another expense is no duplicate of this one. */
export const settle = (other: string, reason = 'Two buses') => ({
  act: 'settleDuplicate',
  other,
  reason,
});

/**
 * Expenses that look like duplicates of each other, in a test environment.
 * @param testEnv is called when a test runs.
 */
export function duplicatesIn(testEnv: () => TestEnvironment) {
  const touched: string[] = [];
  let paidTo = '';
  let payees = 0;

  /** Begins with another payee, so that no other test's expense looks alike. @returns their name. */
  const nextPayee = (): string => {
    paidTo = `Farm Stand ${++payees}`;
    return paidTo;
  };

  /** Submits an expense with these bytes as its receipt, its own if there are none. @returns its id. */
  async function submitted(own: Partial<SubmissionInput> = {}, receipt?: string): Promise<string> {
    const id = newExpenseId();
    const bytes = Buffer.from(`%PDF-1.4\n% ${receipt ?? id}\n%%EOF\n`);
    const form = await filledForm({
      paidTo,
      ...own,
      id,
      receipts: [await placeReceipt(id, 0, bytes)],
    });
    expect((await testEnv().submit(form)).body).toMatchObject({ success: true });
    touched.push(id);
    return id;
  }

  /** What the president is shown beside an expense, and the whole answer as it was sent. */
  async function shownBeside(
    id: string,
  ): Promise<{ duplicates: readonly DuplicateView[]; answer: string }> {
    const token = await testEnv().tokenFor(id, 0, PEOPLE.president);
    const { status, body } = await testEnv().review(token);
    expect(status).toBe(200);
    const duplicates = body.review?.duplicates ?? [];
    return { duplicates, answer: JSON.stringify(duplicates) };
  }

  async function referencesBeside(id: string): Promise<string[]> {
    return (await shownBeside(id)).duplicates.map(({ reference }) => reference);
  }

  /** Sends the mail about an expense that waits for this address. @returns its text. */
  async function mailedTo(id: string, address: string): Promise<string> {
    const { db, services } = testEnv();
    const [mail] = await mailsReaching(db, address, await outboxOf(db, id));
    const sent: string[] = [];
    await deliver(mail?.id ?? '', {
      ...deliveryOver(services, 'smtp://127.0.0.1:1'),
      send: ({ text }) => {
        sent.push(text);
        return Promise.resolve();
      },
    });
    return sent.join();
  }

  return { touched, nextPayee, submitted, shownBeside, referencesBeside, mailedTo };
}
