import { journalEntry, journalIdOf, type StoredFields } from '@pa-ledger/domain/ledger/journal';
import type { Person } from '@pa-ledger/domain/people/person';
import { Timestamp } from 'firebase-admin/firestore';
import type { Records } from '../../e2e/support/records.ts';

export const RUTH: Person = { uid: 'ruth', email: 'ruth@example.com' };
export const SAM: Person = { uid: 'sam', email: 'sam@example.com' };

/** 10:00 in the morning of a day in November 2026, in the school's time zone, in milliseconds since 1970 UTC. */
export function novemberDay(day: number): number {
  return Date.UTC(2026, 10, day, 15);
}

interface RecordedChange {
  readonly collection: string;
  readonly id: string;
  readonly before?: StoredFields | null;
  readonly after: StoredFields | null;
  readonly by?: Person;
  /** In milliseconds since 1970 UTC. */
  readonly at: number;
}

/** Puts an entry of the journal in place. */
export async function putEntry(db: Records, recorded: RecordedChange): Promise<void> {
  const { collection, id, before = null, after, by = RUTH, at } = recorded;
  const change = after === null ? { before: before ?? {}, after } : { before, after };
  const place = { collection, document: id };
  const entry = journalEntry(place, change, by, Timestamp.fromMillis(at));
  await db.doc(`journal/${journalIdOf(entry)}`).set(entry);
}

/** A revenue item as it is stored. */
export const SALE = {
  date: '2026-11-20',
  amount: 120,
  categoryId: 'fair',
  fundId: 'library',
  description: 'Bake sale',
  version: 1,
};
