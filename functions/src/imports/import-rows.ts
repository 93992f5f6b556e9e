import { MAX_IMPORT_BODY_BYTES } from '@pa-ledger/domain/limits';
import { adminEndpoint } from '../admins/admin-endpoint.ts';
import { success } from '../http/answer.ts';
import { rowsImported } from '../platform/logs.ts';
import { sliceShape, type SliceRequest } from './slice-request.ts';
import {
  journalIdOf,
  storedVersion,
  type Change,
  type JournalPlace,
} from '@pa-ledger/domain/ledger/journal';
import { importedId, type SheetOrder } from '@pa-ledger/domain/imports/import-plan';
import type { Administrator } from '@pa-ledger/domain/people/administrator';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { storeSettings } from '../approvers/approver-settings.ts';
import { requireCurrentVersion } from '../firestore/data-version.ts';
import {
  APPROVER_SETTINGS,
  BOOKS,
  DATA_VERSION,
  IMPORTS,
  JOURNAL,
  BUDGETS,
} from '../firestore/paths.ts';
import { storeChange } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import { retryOnContention } from '../platform/retry-on-contention.ts';
import type { Services } from '../platform/services.ts';
import { addCounts } from '../totals/recount.ts';
import { approversAfter } from './import-approvers.ts';
import { importFrom, newImport, type RefusedRow } from './import-store.ts';
import { besidesOf } from './beside-records.ts';
import { acceptRecords, type Accepted } from './accept-records.ts';
import { readAround, type Around } from './read-around.ts';
import { MAX_ROWS } from '@pa-ledger/domain/fields/order-row';
import { orderWithSheet } from '@pa-ledger/domain/ledger/board-order';

/**
 * `POST /api/admin/import-rows`, with an administrator's `Authorization: Bearer <ID token>`: adds a slice of a sheet in one
 * commit. What was added before is not added again, so a slice may be sent as often as one likes.
 *
 *   {id, kind, fiscalYear, rows, records: [{row, collection, fields}], approvers: [{row, role, category, address}]}
 *
 * Answers `{success: true, stored, refused: [{row, sentence}]}`: how many of the slice are in the books now, and why the
 * others are not; or `{success: false, error}`: 400, 401, 403, 409 (the import was taken back), 413, 415, 429, 500, 503.
 */
export const importRowsEndpoint = adminEndpoint({
  name: 'import-rows',
  failure: 'saveFailed',
  shape: sliceShape,
  maxBytes: MAX_IMPORT_BODY_BYTES,
  async answer(request, by, services) {
    const { stored, added, refused } = await importSlice(services, request, by);
    rowsImported(request.id, added);
    return success({ stored, refused });
  },
});

/** What came of a slice. */
interface SliceOutcome {
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
function importSlice(
  services: Services,
  request: SliceRequest,
  by: Administrator,
): Promise<SliceOutcome> {
  return retryOnContention(request.id, () =>
    services.db.runTransaction((transaction) => store(transaction, services, request, by)),
  );
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

const SIDES = { spending: 'budgetItems', income: 'incomeItems' } as const;

/**
 * Returns how the budget of the year changes when lines are added with a sheet's order; null if its order stays.
 * @param order that of the sheet, if it sent one.
 */
function arrangedBudget(
  { budget: before, fiscalYear, lines }: Around,
  order: SheetOrder | undefined,
  accepted: readonly Accepted[],
): { readonly place: JournalPlace; readonly change: Change } | null {
  if (order === undefined || fiscalYear === null || before === undefined) return null;
  const orderOf = (side: keyof typeof SIDES): readonly string[] => {
    // The rules and this function hold the shape.
    const stored = (before?.[side] as readonly string[] | undefined) ?? [];
    const collection = SIDES[side];
    const added = accepted.filter((one) => one.collection === collection);
    if (added.length === 0) return stored;
    const arranged = orderWithSheet(
      stored,
      order[side],
      [...lines[collection], ...added].map(({ id }) => id),
    );
    return arranged.length > MAX_ROWS ? stored : arranged;
  };
  const sides = { spending: orderOf('spending'), income: orderOf('income') };
  const kept = { spending: before?.['spending'] ?? [], income: before?.['income'] ?? [] };
  if (JSON.stringify(sides) === JSON.stringify(kept)) return null;
  return {
    place: { collection: BUDGETS, document: fiscalYear },
    change: {
      before,
      after: { ...before, fiscalYear, ...sides, version: storedVersion(before) + 1 },
    },
  };
}
