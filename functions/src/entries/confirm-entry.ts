import { advanceKindOf, settledBy } from '@pa-ledger/domain/ledger/advance';
import { isStatementId } from '@pa-ledger/domain/bank/statement';
import {
  entriesOfAuthors,
  firstLookOf,
  needsSecondLook,
  SECOND_LOOKS,
  secondLookField,
  secondLookRefusal,
  secondLookWords,
  type FirstLook,
} from '@pa-ledger/domain/ledger/confirmation';
import { journalIdOf, storedVersion, type StoredFields } from '@pa-ledger/domain/ledger/journal';
import { MAX_CONFIRM_BODY_BYTES } from '@pa-ledger/domain/limits';
import { actorFields, type Person, type SecondLook } from '@pa-ledger/domain/people/person';
import { isDocumentId, membersOf, textIn, textOf } from '@pa-ledger/domain/untyped';
import type {
  DocumentReference,
  Firestore,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod';
import { adminEndpoint } from '../people/admin-endpoint.ts';
import { readBookkeepers } from '../people/people.ts';
import { requireOpenDays } from '../firestore/books.ts';
import { readCurrent } from '../firestore/data-version.ts';
import { ADVANCE_HOLDERS, BOOKS, CONTACTS, JOURNAL } from '../firestore/paths.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { success } from '../http/answer.ts';
import { journalEntryFrom, storeChange } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import { entryConfirmed } from '../platform/logs.ts';
import { canonicalJson } from '../platform/hashes.ts';
import { retryOnContention } from '../platform/retry-on-contention.ts';
import type { Services } from '../platform/services.ts';

const shape = z.strictObject({
  collection: z.enum(SECOND_LOOKS),
  id: z.string().refine((id) => isDocumentId(id) || isStatementId(id)),
  version: z.int().min(1),
});

type Seen = z.infer<typeof shape>;

/**
 * `POST /api/admin/confirm-entry`, with an administrator's `Authorization: Bearer <ID token>`: says that a second person
 * looked at an entry, or at a bank reconciliation, in one commit with the journal.
 *
 *   {collection: 'manualExpenses' | 'payments' | 'revenueItems' | 'statements', id, version: the one the page showed}
 *
 * Answers `{success: true}`, also if somebody did so before, or `{success: false, error}`: 400, 401, 403, 409 (they entered it,
 * it paid them, or it needs no second person: the sentence says which; someone else changed or deleted it; its year is closed),
 * 413, 415, 429, 500, and 503.
 */
export const confirmEntryEndpoint = adminEndpoint({
  name: 'confirm-entry',
  failure: 'saveFailed',
  shape,
  maxBytes: MAX_CONFIRM_BODY_BYTES,
  async answer(seen, by, services) {
    return retryOnContention(seen.id, async () => {
      await confirmEntry(seen, by, services);
      entryConfirmed(seen.collection, seen.id);
      return success();
    });
  },
});

/**
 * Stores that a second person looked at an entry. Does nothing if somebody did before.
 * @throws DomainError why they can't confirm it.
 */
export async function confirmEntry(seen: Seen, by: Person, services: Services): Promise<void> {
  await services.db.runTransaction((transaction) => confirm(transaction, seen, by, services));
}

async function confirm(
  transaction: Transaction,
  { collection, id, version }: Seen,
  by: Person,
  { db, clock }: Services,
): Promise<void> {
  const ref = db.collection(collection).doc(id);
  const [found, books] = await readCurrent(transaction, ref, db.doc(BOOKS));
  const before = found.data();
  if (before === undefined) throw new DomainError('deletedMeanwhile');
  const field = secondLookField(collection);
  if ((before[field] ?? null) !== null) return;
  if (storedVersion(before) !== version) throw new DomainError('changedMeanwhile');
  const words = secondLookWords(collection);
  if (!needsSecondLook(collection, before))
    throw new DomainError('notConfirmable', { sentence: words.notNeeded });
  const at = clock();
  // What is closed stays as it was closed. A reconciliation is of the bank's days, which no closing locks.
  if (collection !== 'statements') requireOpenDays(books, [textOf(before['date'])], at);
  const first = await readFirstLook(transaction, db, { collection, id, version }, before);
  const why = secondLookRefusal(first, { by, admins: await readBookkeepers(db, at) });
  if (why !== null) throw new DomainError('notConfirmable', { sentence: words.refusals[why] });
  const look: SecondLook<Timestamp> = { ...actorFields(by), at: timestamp(at) };
  const after = { ...before, [field]: look, version: version + 1 };
  storeChange(transaction, db, { collection, document: id }, { before, after }, { by, at });
}

/** Reads who entered it and who was paid, in the transaction that stores the second look. */
async function readFirstLook(
  transaction: Transaction,
  db: Firestore,
  { collection, id, version }: Seen,
  fields: StoredFields,
): Promise<FirstLook> {
  const written = await readLastWritten(transaction, db, { collection, id, version }, fields);
  const authored = [version, written].flatMap((one) =>
    entriesOfAuthors(collection, id, one, fields),
  );
  const [entries, contacts] = [
    [...new Set(authored)].map((entry) => db.collection(JOURNAL).doc(entry)),
    paidPeople(db, { collection, id }, fields),
  ];
  const refs = [...entries, ...contacts];
  const found = refs.length === 0 ? [] : await transaction.getAll(...refs);
  const there = found.filter(({ exists }) => exists);
  const authors = there.filter(({ ref }) => ref.parent.id === JOURNAL).map(journalEntryFrom);
  const emails = there.flatMap((contact) => {
    const { email } = contact.data() ?? {};
    return contact.ref.parent.id === JOURNAL ? [] : [textOf(email)];
  });
  return firstLookOf(
    collection,
    fields,
    authors.map(({ by }) => by),
    emails,
  );
}

/**
 * Reads the last version that someone wrote: putting many entries into an account at once changes nothing else of them, and
 * is no look at what someone else wrote before.
 */
async function readLastWritten(
  transaction: Transaction,
  db: Firestore,
  { collection, id, version }: Seen,
  fields: StoredFields,
): Promise<number> {
  // No one changes an advance after it was given.
  const isKept = advanceKindOf(fields) !== null;
  if (isKept || entriesOfAuthors(collection, id, version, fields).length === 0) return version;
  const place = { collection, document: id, version };
  const entry = await transaction.get(db.collection(JOURNAL).doc(journalIdOf(place)));
  const [before, after] = [entry.get('before'), entry.get('after')].map(withoutAccount);
  if (version === 1 || before === null || canonicalJson(before) !== canonicalJson(after))
    return version;
  return readLastWritten(transaction, db, { collection, id, version: version - 1 }, fields);
}

function withoutAccount(stored: unknown): StoredFields | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { accountId: _account, version: _version, ...written } = membersOf(stored);
  return written;
}

/** Returns where the address of each person is whom a record paid: who asked for a payment, or who holds an advance. */
function paidPeople(
  db: Firestore,
  { collection, id }: Pick<Seen, 'collection' | 'id'>,
  fields: StoredFields,
): DocumentReference[] {
  if (collection === 'manualExpenses' && advanceKindOf(fields) !== null)
    return [db.collection(ADVANCE_HOLDERS).doc(settledBy(id) ?? id)];
  if (collection !== 'payments' || !Array.isArray(fields['lines'])) return [];
  return fields['lines'].map((line) =>
    db.collection(CONTACTS).doc(textIn(membersOf(line), 'expenseId')),
  );
}
