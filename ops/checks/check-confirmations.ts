import { settledBy } from '@pa-ledger/domain/ledger/advance';
import {
  entriesOfAuthors,
  firstLookOf,
  SECOND_LOOKS,
  secondLookField,
  secondLookRefusal,
  type SecondLookCollection,
} from '@pa-ledger/domain/ledger/confirmation';
import { journalIdOf, storedVersion, type JournalEntry } from '@pa-ledger/domain/ledger/journal';
import type { Person } from '@pa-ledger/domain/people/person';
import type { ListedPerson } from '@pa-ledger/domain/payments/payment';
import { membersOf, textIn } from '@pa-ledger/domain/untyped';
import type { DocumentData } from 'firebase-admin/firestore';
import { problemsIn } from './findings.ts';
import type { Found, ProjectData } from './project-data.ts';

export type ConfirmationData = Pick<
  ProjectData,
  SecondLookCollection | 'journal' | 'people' | 'contacts' | 'advanceHolders'
>;

/**
 * Checks that whoever confirmed an entry or reviewed a reconciliation is neither who entered it nor who was paid, and that the
 * journal says they did it themselves.
 */
export function checkConfirmations(data: ConfirmationData): string[] {
  const journal = new Map(data.journal.map(({ id, data: entry }) => [id, entry]));
  const contacts = new Map(data.contacts.map(({ id, data: contact }) => [id, contact]));
  const holders = new Map(data.advanceHolders.map(({ id, data: holder }) => [id, holder]));
  const admins = data.people.map(({ id, data: entry }): ListedPerson => ({
    uid: id,
    email: textIn(entry, 'email'),
    name: textIn(entry, 'name'),
  }));
  return SECOND_LOOKS.flatMap((collection) =>
    data[collection].flatMap((found) => {
      const field = secondLookField(collection);
      const look = membersOf(found.data[field]);
      const by = { uid: textIn(look, 'byUid'), email: textIn(look, 'by') };
      if ((found.data[field] ?? null) === null) return [];
      const told = entryOfLook(collection, found, journal);
      const author = told === null ? null : authorOf(told);
      const before = (told?.['before'] ?? {}) as DocumentData;
      const authors = entriesOfAuthors(collection, found.id, storedVersion(before), before).map(
        (id) => authorOf(journal.get(id) ?? {}),
      );
      const holder = textIn(holders.get(settledBy(found.id) ?? found.id) ?? {}, 'email');
      const emails = [...emailsOf(before, contacts), ...(holder === '' ? [] : [holder])];
      const first = firstLookOf(collection, before, authors, emails);
      const isOther = secondLookRefusal(first, { by, admins }) === null;
      const called = `${collection}/${found.id}`;
      return problemsIn([
        [
          author?.uid !== by.uid || author.email !== by.email,
          `${called} says that ${by.email} ${field} it, but its journal doesn't.`,
        ],
        [!isOther, `${called} was ${field} by ${by.email}, who entered it or was paid by it.`],
      ]);
    }),
  );
}

/** Returns the journal entry with which a mark came; null without one. */
function entryOfLook(
  collection: SecondLookCollection,
  { id, data }: Found,
  journal: ReadonlyMap<string, DocumentData>,
): DocumentData | null {
  const field = secondLookField(collection);
  for (let version = storedVersion(data); version > 0; version--) {
    const entry = journal.get(journalIdOf({ collection, document: id, version }));
    const had = membersOf(entry?.['before'])[field] ?? null;
    if (entry !== undefined && had === null) return entry;
  }
  return null;
}

function authorOf(entry: DocumentData): Person | null {
  // `checkJournal` looks at the shape.
  return (entry['by'] ?? null) as JournalEntry['by'];
}

function emailsOf(
  { lines }: DocumentData,
  contacts: ReadonlyMap<string, DocumentData>,
): readonly string[] {
  const paid: readonly unknown[] = Array.isArray(lines) ? lines : [];
  return paid.map((line) =>
    textIn(contacts.get(textIn(membersOf(line), 'expenseId')) ?? {}, 'email'),
  );
}
