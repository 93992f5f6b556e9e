import { advanceMessages, leftAfter } from '@pa-ledger/domain/ledger/advance-settling';
import { advanceKindOf, givenIn, settledBy } from '@pa-ledger/domain/ledger/advance';
import { organization } from '@pa-ledger/domain/organization';
import type { StoredFields } from '@pa-ledger/domain/ledger/journal';
import { amountOf, cents } from '@pa-ledger/domain/money/money';
import type { Person } from '@pa-ledger/domain/people/person';
import { dateAt, type Instant } from '@pa-ledger/domain/time/dates';
import { textIn } from '@pa-ledger/domain/untyped';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { requireUncleared } from '../accounts/clearings.ts';
import { requireOpenDays } from '../firestore/books.ts';
import { readCurrent } from '../firestore/data-version.ts';
import { ADVANCE_HOLDERS, BOOKS, MANUAL_EXPENSES } from '../firestore/paths.ts';
import { savedChange, storeChange } from '../journal/journal.ts';
import { freeCheckNumbers } from '../payments/check-numbers.ts';
import { readRatificationMark } from '../payments/ratification-mark.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Services } from '../platform/services.ts';
import { settledIn, withLeft } from './settle-advance.ts';

/** An entry, and the version of it that its reader saw. */
interface SeenEntry {
  readonly id: string;
  readonly version: number;
}

/**
 * Undoes receipts, or a return, that were entered by mistake: they're deleted, and as much of the advance is open again. What's
 * gone already stays gone.
 * @throws DomainError `itemCleared`, `yearClosed`, and as each deletion does.
 */
export async function undoPart(
  { id, version }: SeenEntry,
  by: Person,
  { db, clock }: Services,
): Promise<void> {
  const entryRef = (of: string) => db.collection(MANUAL_EXPENSES).doc(of);
  const refs = [entryRef(id), entryRef(settledBy(id) ?? id)] as const;
  await db.runTransaction(async (transaction) => {
    const [books, found, given] = await readCurrent(transaction, db.doc(BOOKS), ...refs);
    const before = found.data();
    if (before === undefined) return;
    const advance = givenIn(given.data() ?? {});
    if (advance === null || !isPart(before)) throw new DomainError('advanceRefused');
    const at = clock();
    const deleting = await readDeletion(transaction, db, { found, books, version, at });
    const open = leftAfter(advance.open, cents(0 - settledIn(before)));
    const stored: StoredFields = given.data() ?? {};
    const save = { version: Number(stored['version']), fields: withLeft(stored, open) };
    const change = await savedChange(transaction, db, given.ref, save, stored);
    deleting.write(by);
    const place = { collection: MANUAL_EXPENSES, document: given.id };
    storeChange(transaction, db, place, change, { by, at });
  });
}

/**
 * Deletes an advance that was entered by mistake, with its check number and how to reach its holder. One that's gone already
 * stays gone.
 * @throws DomainError `advanceRefused` if something of it is settled, `itemCleared`, `yearClosed`, and as each deletion does.
 */
export async function deleteAdvance(
  { id, version }: SeenEntry,
  by: Person,
  { db, clock }: Services,
): Promise<void> {
  const ref = db.collection(MANUAL_EXPENSES).doc(id);
  await db.runTransaction(async (transaction) => {
    const [found, books] = await readCurrent(transaction, ref, db.doc(BOOKS));
    const before = found.data();
    if (before === undefined) return;
    const advance = givenIn(before);
    if (advance === null) throw new DomainError('advanceRefused');
    if (advance.open !== amountOf(before['amount']))
      throw new DomainError('advanceRefused', { sentence: advanceMessages.settledFirst });
    const deleting = await readDeletion(transaction, db, { found, books, version, at: clock() });
    await freeCheckNumbers(transaction, db, { kind: 'manual', id });
    deleting.write(by);
    transaction.delete(db.collection(ADVANCE_HOLDERS).doc(id));
  });
}

function isPart(fields: StoredFields): boolean {
  const kind = advanceKindOf(fields);
  return kind === 'settled' || kind === 'returned';
}

interface Deletion {
  readonly found: DocumentSnapshot;
  readonly books: DocumentSnapshot;
  /** The one that its reader saw. */
  readonly version: number;
  readonly at: Instant;
}

/** Reads what a deletion depends on, before the first write of its transaction. */
async function readDeletion(
  transaction: Transaction,
  db: Firestore,
  { found, books, version, at }: Deletion,
) {
  const before: StoredFields = found.data() ?? {};
  const { id } = found;
  const place = { collection: MANUAL_EXPENSES, id } as const;
  requireOpenDays(books, [textIn(before, 'date')], at);
  await requireUncleared(transaction, db, [place]);
  const change = await savedChange(transaction, db, found.ref, { version, fields: null }, before);
  const mark = await readRatificationMark(transaction, db, place);
  return {
    write(by: Person): void {
      mark.end(dateAt(at, organization.timeZone));
      storeChange(transaction, db, { collection: MANUAL_EXPENSES, document: id }, change, {
        by,
        at,
      });
    },
  };
}
