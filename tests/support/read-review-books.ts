import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import { bookReader } from '../../web/src/admin/review/packet/book-reader.ts';
import type { Books } from '../../web/src/admin/review/packet/books.ts';
import { readBooks } from '../../web/src/admin/review/packet/books-read.ts';
import { REVIEW_DOCUMENTS, REVIEWER } from '../fixtures/review-books.ts';
import type { Contents } from '../panel/memory/memory-data.ts';
import { useMemory } from './memory-source.ts';

/** Reads the books of the fixture on some days, as a reviewer does. */
export async function readReviewBooks(first: string, last: string): Promise<Books> {
  // The fixture has what JSON can hold, and moments.
  const { end } = useMemory(REVIEW_DOCUMENTS as Contents, REVIEWER);
  const reader = bookReader(new AbortController().signal);
  return readBooks(reader, { first, last } as Days).finally(end);
}
