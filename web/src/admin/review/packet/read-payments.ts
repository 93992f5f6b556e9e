import type { ExpenseStatus } from '@pa-ledger/domain/expenses/expense';
import { organization } from '@pa-ledger/domain/organization';
import { paperOwner } from '@pa-ledger/domain/papers/paper';
import { expensesPaidBy } from '@pa-ledger/domain/payments/recorded-payment';
import { dayEnd, dayStart } from '@pa-ledger/domain/time/day-start';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { readVersion } from '../../expenses/detail/earlier-versions.ts';
import { readExpense, type ExpenseRow } from '../../expenses/expense-row.ts';
import { readHistory } from '../../shared/journal/history-rows.ts';
import type { BankBooks } from './bank-books.ts';
import { inTurns, readByIds, type DocumentReader } from './book-reader.ts';
import { disbursementsOf } from './disbursements.ts';
import type { PaidBooks, PaidExpense } from './paid-books.ts';
import { readBank, readPapers } from './read-bank.ts';

/** What all parts about money are made of. */
export interface MoneyBooks {
  readonly bank: BankBooks;
  readonly paid: PaidBooks;
  /** Those that may be without a payment, in no particular order. */
  readonly requests: readonly ExpenseRow[];
}

/**
 * Reads what the parts about accounts, deposits, and payments need, in whole: only what a reviewer may read.
 * @throws what the reader throws.
 */
export async function readMoneyBooks(reader: DocumentReader, days: Days): Promise<MoneyBooks> {
  const bank = await readBank(reader, days);
  const paid = await readPaid(reader, bank);
  return { bank, paid, requests: await readRequests(reader, days) };
}

/**
 * Reads the requests that were sent by the last of the days, and were sent on them, are open, or were paid since.
 * @throws what the reader throws.
 */
export async function readRequests(
  reader: DocumentReader,
  { first, last }: Days,
): Promise<readonly ExpenseRow[]> {
  const { timeZone } = organization;
  const [start, end] = [dayStart(first, timeZone), dayEnd(last, timeZone)];
  const found = [
    await reader.all('expenses', [
      { field: 'submittedAt', op: '>=', value: { momentMs: start } },
      { field: 'submittedAt', op: '<', value: { momentMs: end } },
    ]),
    await reader.all('expenses', [{ field: 'status', op: 'in', value: OPEN }]),
    await reader.all('expenses', [{ field: 'payment.date', op: '>', value: last }]),
  ].flat();
  const byId = new Map(found.map(({ id, fields }) => [id, readExpense(id, fields)]));
  return [...byId.values()].filter(({ submittedAt }) => submittedAt < end);
}

/** What may still be paid. */
const OPEN: readonly ExpenseStatus[] = ['pending', 'returned', 'approved'];

/**
 * Reads the requests that the packet's payments pay.
 * @throws what the reader throws.
 */
export async function readPaid(reader: DocumentReader, bank: BankBooks): Promise<PaidBooks> {
  const ids = disbursementsOf(bank).flatMap(({ record }) =>
    record.kind === 'payment' ? expensesPaidBy(record.payment) : [],
  );
  const rows = await readByIds(reader, 'expenses', ids);
  const expenses = await inTurns(rows, async ({ id, fields }) =>
    readAround(reader, readExpense(id, fields)),
  );
  const papers = await readPapers(
    reader,
    rows.map(({ id }) => paperOwner({ collection: 'expenses', id })),
  );
  return { expenses: new Map(expenses.map((one) => [one.expense.id, one])), papers };
}

/** Most requests were never corrected nor changed: then nothing more is read. */
async function readAround(reader: DocumentReader, expense: ExpenseRow): Promise<PaidExpense> {
  const { id, submissionVersion, adjusted } = expense;
  const versions = submissionVersion > 1 ? await reader.all(`expenses/${id}/versions`, []) : [];
  const history = adjusted === null ? [] : await reader.all(`expenses/${id}/history`, []);
  return {
    expense,
    versions: versions.map((version) => readVersion(version.id, version.fields)),
    history: history.map((entry) => readHistory(entry.id, entry.fields)),
  };
}
