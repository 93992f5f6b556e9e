import { journalIdOf } from '@pa-ledger/domain/ledger/journal';
import { importedId } from '@pa-ledger/domain/imports/import-plan';
import type { Administrator } from '@pa-ledger/domain/people/administrator';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { storeSettings } from '../approvers/approver-settings.ts';
import { requireCurrentVersion } from '../firestore/data-version.ts';
import { APPROVER_SETTINGS, BOOKS, DATA_VERSION, IMPORTS, JOURNAL } from '../firestore/paths.ts';
import { storeChange } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import { retryOnContention } from '../platform/retry-on-contention.ts';
import type { Services } from '../platform/services.ts';
import { addCounts } from '../totals/recount.ts';
import { arrangedBudget } from './arranged-budget.ts';
import { approversAfter } from './import-approvers.ts';
import { importFrom, newImport, type RefusedRow } from './import-store.ts';
import type { SliceRequest } from './slice-request.ts';
import { besidesOf } from './beside-records.ts';
import { acceptRecords } from './accept-records.ts';
import { readAround } from './read-around.ts';

/** What came of a slice. */
export interface SliceOutcome {
  /** How many of its documents and approvers are in the books, now or before. */
  readonly stored: number;
  /** How many of them were added now. */
  readonly added: number;
  readonly refused: readonly RefusedRow[];
}

/**
 * Adds a slice of an import in one transaction: the documents, their entries in the journal, the names and numbers that
 * they take, what they count, and the place of a budget's lines in the board's order. A document that the journal knows was added before, though it may be gone by now.
 * @throws DomainError `importUndone`, `budgetAdopted` or another that is about the whole slice.
 */
export function importSlice(
  services: Services,
  request: SliceRequest,
  by: Administrator,
): Promise<SliceOutcome> {
  return retryOnContention(request.id, services, async () => {
    const outcome = await services.db.runTransaction((transaction) =>
      store(transaction, services, request, by),
    );
    services.checkpoint('after commit');
    return outcome;
  });
}

async function store(
  transaction: Transaction,
  services: Services,
  request: SliceRequest,
  by: Administrator,
): Promise<SliceOutcome> {
  const { db } = services;
  const ref = db.collection(IMPORTS).doc(request.id);
  const [version, books, found, settings] = await transaction.getAll(
    db.doc(DATA_VERSION),
    db.doc(BOOKS),
    ref,
    db.doc(APPROVER_SETTINGS),
  );
  requireCurrentVersion(version);
  const now = services.clock();
  const before = importFrom(found) ?? newImport(request, by, now);
  if (before.undone !== null) throw new DomainError('importUndone');

  const isThere = await thereAlready(transaction, db, request);
  const fresh = request.records.filter((_, index) => isThere[index] !== true);
  const around = await readAround(transaction, db, fresh, { ...request, books, now });
  const { accepted, refused } = acceptRecords(fresh, around);
  const besides = await besidesOf(transaction, db, accepted);
  services.checkpoint('after read');

  const people = approversAfter(settings, request.approvers, before.approvers, around.categories);
  const authorship = { by, at: now };
  for (const { collection, id, fields } of accepted) {
    const place = { collection, document: id };
    const after = { ...fields, version: 1 };
    storeChange(transaction, db, place, { before: null, after }, authorship);
  }
  besides.write();
  const arranged = arrangedBudget(around, request.order, accepted);
  if (arranged !== null) storeChange(transaction, db, arranged.place, arranged.change, authorship);
  addCounts(transaction, db, besides.counts);
  if (people.set.length > 0) storeSettings(transaction, db, settings, people.settings, authorship);
  const added = accepted.length + people.set.length;
  const approvers = [...before.approvers, ...people.set];
  if (added > 0) transaction.set(ref, { ...before, approvers, stored: before.stored + added });
  services.checkpoint('before commit');
  const all = [...refused, ...people.refused];
  return {
    stored: request.records.length + request.approvers.length - all.length,
    added,
    refused: all,
  };
}

/** Returns of which records the journal has the creation. */
async function thereAlready(
  transaction: Transaction,
  db: Firestore,
  { id, records }: SliceRequest,
): Promise<readonly boolean[]> {
  const entries = records.map(({ row, collection }): DocumentReference => {
    const document = importedId(id, row);
    return db.collection(JOURNAL).doc(journalIdOf({ collection, document, version: 1 }));
  });
  const found = entries.length === 0 ? [] : await transaction.getAll(...entries);
  return found.map(({ exists }) => exists);
}
