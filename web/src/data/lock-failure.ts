import {
  lockedDaySentence,
  lockOfDay,
  lockOfYear,
  type Books,
} from '@pa-ledger/domain/years/books';
import { errorMessages } from '@pa-ledger/domain/error-messages';
import { storedAs, type Fields } from './documents.ts';
import { failure, type Failure } from './failure.ts';
import { data } from './source.ts';
import type { Write } from './write.ts';

/**
 * Returns why writes that the rules denied belong to a closed year; null if they do not. It asks only then, so that no page
 * waits for it.
 */
export async function readLockFailure(writes: readonly Write[]): Promise<Failure | null> {
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
