import { JOURNAL_OF_BOOKS } from '@pa-ledger/domain/people/places';
import { mayNow } from '../shared/rights/own-person.ts';

/** Returns the collections whose journal entries the signed-in person may read; null for all of them. */
export function readableKinds(): readonly string[] | null {
  return mayNow('readContacts') ? null : JOURNAL_OF_BOOKS;
}

/** Returns whether the signed-in person may read what happened to a collection's documents. */
export function isReadable(collection: string): boolean {
  return collection === 'expenses' || readableKinds()?.includes(collection) !== false;
}
