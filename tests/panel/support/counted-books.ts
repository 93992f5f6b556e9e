import { cellId } from '@pa-ledger/domain/ledger/cells';
import { differences, linesOf, type LedgerCollection } from '@pa-ledger/domain/ledger/lines';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { expenseDocuments } from '../../fixtures/expense-documents.ts';
import { expenseOf, noon, type Own } from '../../e2e/support/expense-records.ts';
import { putAll, type Records } from '../../e2e/support/records.ts';

type Entry = readonly [collection: LedgerCollection, id: string, fields: object];

/** Puts entries of the books in place, and the totals that they add up to. */
export async function putCounted(db: Records, entries: readonly Entry[]): Promise<void> {
  const documents = entries.map(([collection, id, fields]) => [`${collection}/${id}`, fields]);
  const lines = entries.flatMap(([collection, , fields]) => linesOf(collection, { ...fields }));
  const totals = differences([], lines).map(({ cell, increments }) => [
    `${'accountId' in cell ? 'accountTotals' : 'totals'}/${cellId(cell)}`,
    { ...cell, ...increments },
  ]);
  await putAll(db, Object.fromEntries([...documents, ...totals]) as Record<string, object>);
}

interface Paid extends Own {
  readonly id: string;
  readonly categoryId: string;
  readonly fundId: string | null;
  readonly amount: number;
}

/** Returns an expense that is approved on a day. */
export function approvedOn(day: string, { amount, ...own }: Paid): readonly Entry[] {
  const expense = expenseOf({
    status: 'approved',
    approvedOn: day as CalendarDate,
    submittedAt: noon(day),
    ...own,
    submission: { amount, paidTo: `Payee of ${own.id}` },
  });
  const [[, fields] = ['', {}]] = expenseDocuments(expense);
  return [['expenses', expense.id, fields]];
}

/** Returns an expense that is approved and paid on a day, and its payment. */
export function paidOn(day: string, paid: Paid): readonly Entry[] {
  const { id, categoryId, fundId, amount } = paid;
  const date = day as CalendarDate;
  const payment = {
    id: `payment-${id}`,
    number: 1,
    method: 'check' as const,
    checkNumber: '1042',
    date,
    by: 'treasurer@example.com',
    uid: 'admin',
    email: 'treasurer@example.com',
    at: noon(day),
  };
  return [
    ...approvedOn(day, { ...paid, status: 'paid', payments: 1, payment }),
    [
      'payments',
      payment.id,
      { date, voided: null, mistake: null, lines: [{ expenseId: id, categoryId, fundId, amount }] },
    ],
  ];
}

/** Returns an entry of the books on a day. @param own its amount, its description, and whatever else it has. */
export function entryOn(
  collection: 'revenueItems' | 'manualExpenses',
  id: string,
  [categoryId, fundId]: readonly [string, string],
  own: { readonly date: string; readonly amount: number },
): readonly Entry[] {
  const paidTo = collection === 'manualExpenses' ? { paidTo: 'Party Rentals' } : {};
  const fields = { description: `Entry ${id}`, categoryId, fundId, version: 1, ...paidTo, ...own };
  return [[collection, id, fields]];
}
