import { returnedBy } from '@pa-ledger/domain/ledger/returns';
import {
  lockedDaySentence,
  lockOfDay,
  OPEN_BOOKS,
  type Books,
} from '@pa-ledger/domain/years/books';
import type { Fields } from '../../../web/src/data/documents.ts';
import type { Write } from '../../../web/src/data/write.ts';
import type { StoredMap } from './memory-query.ts';

/** Finds a stored document by its path. */
type Find = (path: string) => StoredMap | undefined;

export function pathOf(write: Write): string {
  return `${write.in}/${write.id}`;
}

/** Returns why a write's day is in a closed year or before the books begin; null if it is not. The rules deny it without a word. */
export function lockSentence(write: Write, find: Find): string | null {
  const { closedThrough = null, opensOn = null } = find('settings/books') ?? {};
  const date = write.kind === 'remove' ? undefined : write.fields['date'];
  if (typeof date !== 'string') return null;
  // What a test stores is what the app stores; a closing that runs is tried with the emulators.
  const books = { ...OPEN_BOOKS, closedThrough, opensOn } as Books;
  const lock = lockOfDay(books, date, 0);
  return lock === null ? null : lockedDaySentence(books, lock, date);
}

/** Whether a change of a line is amended though its budget is not adopted, or the other way round, which the rules deny. */
export function isWronglyAmended(write: Write, find: Find): boolean {
  if (write.in !== 'budgetItems' && write.in !== 'incomeItems') return false;
  const fields = write.kind === 'remove' ? find(pathOf(write)) : write.fields;
  const budget = find(`budgets/${String(fields?.['fiscalYear'])}`);
  return (budget?.['adoptedOn'] !== undefined) !== (write.amendment !== undefined);
}

/** The addresses that save entries, and their collections. */
const ENTRIES = new Map([
  ['/api/admin/save-revenue', 'revenueItems'],
  ['/api/admin/save-manual-expense', 'manualExpenses'],
] as const);

/** Returns what a call of an address that saves entries writes, where no test says what it answers; null of another one. */
export function entryWrite(path: string, { id, version, fields }: Fields): Write | null {
  const collection = new Map<string, Write['in']>(ENTRIES).get(path);
  if (collection === undefined) return null;
  const place = { in: collection, id: String(id) };
  if (fields === null) return { kind: 'remove', ...place, version: Number(version) };
  // The page sends it so.
  const after = fields as Fields;
  return version === null
    ? { kind: 'create', ...place, fields: after }
    : { kind: 'update', ...place, version: Number(version), fields: after };
}

/** What only a function changes of an entry. */
const MOVES = ['date', 'amount', 'accountId', 'method', 'checkNumber'];

/** Whether a function makes this change of an entry. The rules deny it the page. */
export function isFunctions(write: Write, find: Find): boolean {
  if (write.in !== 'revenueItems' && write.in !== 'manualExpenses') return false;
  if (write.kind === 'remove' || returnedBy(write.id) !== null) return true;
  const { fields } = write;
  if (write.kind === 'create') return fields['checkNumber'] !== undefined;
  const stored = find(pathOf(write));
  return stored !== undefined && MOVES.some((name) => stored[name] !== fields[name]);
}
