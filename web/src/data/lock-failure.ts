import {
  lockedDaySentence,
  lockOfDay,
  lockOfYear,
  type Books,
} from '@pa-ledger/domain/years/books';
import { errorMessages } from '@pa-ledger/domain/error-messages';
import { storedAs, type Fields } from './documents.ts';
import { dataMessages } from './data-messages.ts';
import { failure, type Failure } from './failure.ts';
import { readHeldSentence } from './held-entry.ts';
import { data } from './source.ts';
import type { Write } from './write.ts';

/** The collections of budget lines. */
const LINES: readonly string[] = ['budgetItems', 'incomeItems'];

/**
 * Returns why the rules denied writes: a closed year, the bank, or a budget that someone has since adopted; null if it's none
 * of these. It reads only after a denial, so that no page waits for it.
 */
export async function readLockFailure(writes: readonly Write[]): Promise<Failure | null> {
  return (
    (await readClosedFailure(writes)) ??
    (await readHeldFailure(writes)) ??
    (await readAdoptionFailure(writes)) ??
    (await readAccountFailure(writes))
  );
}

/** Says that the line's budget was adopted, or no longer is, since the page read it; null if neither. */
async function readAdoptionFailure(writes: readonly Write[]): Promise<Failure | null> {
  for (const write of writes.filter((one) => LINES.includes(one.in))) {
    const fields = await fieldsIn(write);
    const budget = await data.readDocument('budgets', String(fields?.['fiscalYear']));
    if (!budget.ok) continue;
    const isAdopted = budget.fields?.['adoptedOn'] !== undefined;
    if (isAdopted === (write.amendment !== undefined)) continue;
    const { budgetAdopted, budgetNotAdopted } = dataMessages;
    return failure('refused', isAdopted ? budgetAdopted : budgetNotAdopted);
  }
  return null;
}

/** Says that a statement cleared a transfer; null if none did. */
async function readHeldFailure(writes: readonly Write[]): Promise<Failure | null> {
  for (const write of writes.filter((one) => one.in === 'transfers')) {
    const sentence = await readHeldSentence('transfers', write.id);
    if (sentence !== null) return failure('refused', sentence);
  }
  return null;
}

/** The collections whose documents name one account. */
const ENTRIES: readonly string[] = ['revenueItems', 'manualExpenses'];

/** Says that an entry must name an account, since someone just added the first one; null otherwise. */
async function readAccountFailure(writes: readonly Write[]): Promise<Failure | null> {
  const read = await data.readDocument('settings', 'books');
  const from = read.ok && read.fields !== null ? storedAs<Books>(read.fields).accountsFrom : null;
  const isUnnamed = writes.some(
    (write) =>
      ENTRIES.includes(write.in) &&
      write.kind !== 'remove' &&
      write.fields['accountId'] === undefined &&
      typeof from === 'string' &&
      String(write.fields['date']) >= from,
  );
  return isUnnamed ? failure('refused', errorMessages.accountRequired) : null;
}

/** Returns the fields that a write would store, or the stored ones that it would delete. */
async function fieldsIn(write: Write): Promise<Fields | null> {
  if (write.kind !== 'remove') return write.fields;
  const stored = await data.readDocument(write.in, write.id);
  return stored.ok ? stored.fields : null;
}

/** Returns why writes belong to a closed year; null if they don't. */
async function readClosedFailure(writes: readonly Write[]): Promise<Failure | null> {
  const read = await data.readDocument('settings', 'books');
  if (!read.ok || read.fields === null) return null;
  const books = storedAs<Books>(read.fields);
  for (const write of writes) {
    const stored = await data.readDocument(write.in, write.id);
    const before = stored.ok ? stored.fields : null;
    for (const fields of [before, write.kind === 'remove' ? null : write.fields]) {
      const sentence = fields === null ? null : sentenceOf(books, fields);
      if (sentence !== null) return failure('refused', sentence);
    }
  }
  return null;
}

function sentenceOf(books: Books, { date, fiscalYear }: Fields): string | null {
  const now = Date.now();
  if (typeof date === 'string') {
    const lock = lockOfDay(books, date, now);
    return lock === null ? null : lockedDaySentence(books, lock, date);
  }
  if (typeof fiscalYear !== 'string') return null;
  const lock = lockOfYear(books, fiscalYear, now);
  return lock === null ? null : errorMessages[lock];
}
