import { keptParts } from '../../../functions/src/expenses/contact-format.ts';
import { expenseDocuments } from '../../fixtures/expense-documents.ts';
import { startExpense } from '@pa-ledger/domain/expenses/decide/approval';
import { dateAt, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { NO_SETTINGS } from '@pa-ledger/domain/approvers/approver-settings';
import { newExpenseId } from '../../functions/support/suite.ts';
import { milliseconds, percentile, type Figure } from '../figures.ts';
import { openPanel, putAll, timeOpening } from './panel.ts';

const SIZES = [100, 10_000];
const ROUNDS = 5;
const CATEGORY = { id: 'office', name: 'Office Supplies', requiresEventApprover: false };

/** The first page of the Expenses tab over more and more expenses. */
export async function benchExpensesTab(): Promise<Figure[]> {
  const { db, page, close } = await openPanel('demo-bench-expenses');
  const figures: Figure[] = [];
  try {
    await db.doc('categories/office').set({ ...CATEGORY, version: 1 });
    let filled = 0;
    for (const size of SIZES) {
      await putAll(db, expenses(filled, size));
      filled = size;
      const rounds = [];
      for (let round = 0; round < ROUNDS; round++) {
        rounds.push(await timeOpening(page, '/admin/expenses', 'tbody tr .value'));
      }
      const times = rounds.map(({ ms }) => ms);
      figures.push({
        what: `Expenses tab with ${size.toLocaleString('en-US')} expenses: first page, documents read`,
        value: `${milliseconds(percentile(times, 50))}, ${Math.max(...rounds.map(({ documents }) => documents))}`,
        goal: '-',
        met: null,
      });
    }
  } finally {
    await close();
  }
  return figures;
}

function* expenses(from: number, to: number): Generator<[string, object]> {
  for (let index = from; index < to; index++) {
    const id = newExpenseId();
    const context = {
      settings: NO_SETTINGS,
      policies: { twoDifferentPeople: true },
      today: dateAt(Date.now(), 'UTC'),
      now: Date.now() - index * 60_000,
      nonce: 'bench',
    };
    const form = {
      name: `Parent ${index}`,
      email: `parent${index}@example.com`,
      phone: '555 0100',
      category: CATEGORY.name,
      expenseDate: '2026-05-01' as CalendarDate,
      amount: 12.5,
      paidTo: 'Corner Store',
      mailingAddress: '1 Main Street',
      description: 'Paper',
      notes: '',
      receipts: [],
    };
    const parts = { ...keptParts(form, [], 'salt'), submitterId: id };
    const expense = startExpense({ id, ...parts, category: CATEGORY }, context);
    yield* expenseDocuments(expense);
  }
}
