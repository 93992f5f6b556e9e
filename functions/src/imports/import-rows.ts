import { MAX_IMPORT_BODY_BYTES } from '@pa-ledger/domain/limits';
import { adminEndpoint } from '../people/admin-endpoint.ts';
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
import type { Person } from '@pa-ledger/domain/people/person';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { storeSettings } from '../approvers/approver-settings.ts';
import { categoryNamePath } from '../firestore/categories.ts';
import { takeName } from '../categories/category-changes.ts';
import { readCurrent } from '../firestore/data-version.ts';
import { APPROVER_SETTINGS, BOOKS, IMPORTS, JOURNAL, BUDGETS } from '../firestore/paths.ts';
import { storeChange } from '../journal/journal.ts';
import { takeCheckNumber } from '../payments/check-numbers.ts';
import { DomainError } from '../platform/domain-error.ts';
import { retryOnContention } from '../platform/retry-on-contention.ts';
import type { Services } from '../platform/services.ts';
import type { CountChange } from '../totals/counted-lines.ts';
import { addCounts, readCountsToChange } from '../totals/recount.ts';
import { approversAfter } from './import-approvers.ts';
import { importFrom, newImport, type RefusedRow } from './import-store.ts';
import { requireImportRights } from './import-rights.ts';
import { acceptRecords, type Accepted } from './accept-records.ts';
import { readImportContext, type ImportContext } from './import-context.ts';
import { MAX_ROWS } from '@pa-ledger/domain/fields/order-row';
import { orderWithSheet } from '@pa-ledger/domain/ledger/board-order';
import { linesOf } from '@pa-ledger/domain/ledger/lines';

/**
 * `POST /api/admin/import-rows`, with the `Authorization: Bearer <ID token>` of someone who keeps the books: adds a slice of
 * a sheet in one commit. Categories and approvers ask for more (`requireImportRights`). It never adds a record twice, so the page can send a slice again.
 *
 *   {id, kind, fiscalYear, rows, records: [{row, collection, fields}], approvers: [{row, role, category, address}]}
 *
 * Answers `{success: true, stored, refused: [{row, sentence}]}`: how many of the slice are in the books now, and why the
 * others aren't; or `{success: false, error}`: 400, 401, 403, 409 (someone undid the import), 413, 415, 429, 500, 503.
 */
export const importRowsEndpoint = adminEndpoint({
  name: 'import-rows',
  failure: 'saveFailed',
  shape: sliceShape,
  maxBytes: MAX_IMPORT_BODY_BYTES,
  async answer(request, by, services, signedIn) {
    const { kind, records, approvers } = request;
    const hasCategories = records.some(({ collection }) => collection === 'categories');
    requireImportRights(
      { kind, hasCategories, hasApprovers: approvers.length > 0 },
      signedIn,
      services,
    );
    const { stored, added, refused } = await importSlice(services, request, by);
    rowsImported(request.id, added);
    return success({ stored, refused });
  },
});

interface SliceOutcome {
  /** How many of its documents and approvers are in the books, added now or earlier. */
  readonly stored: number;
  /** How many of those this call added. */
  readonly added: number;
  readonly refused: readonly RefusedRow[];
}

/**
 * Adds a slice of an import in one transaction: the documents, their journal entries, the names and check numbers that they
 * reserve, their totals, and the place of budget lines in the board's order. It skips a document that the journal already
 * has, even if someone deleted it since.
 * @throws DomainError `importUndone`, `budgetAdopted`, or another error about the whole slice.
 */
function importSlice(services: Services, request: SliceRequest, by: Person): Promise<SliceOutcome> {
  return retryOnContention(request.id, () =>
    services.db.runTransaction((transaction) => store(transaction, services, request, by)),
  );
}

async function store(
  transaction: Transaction,
  services: Services,
  request: SliceRequest,
  by: Person,
): Promise<SliceOutcome> {
  const { db } = services;
  const ref = db.collection(IMPORTS).doc(request.id);
  const [books, found, settings] = await readCurrent(
    transaction,
    db.doc(BOOKS),
    ref,
    db.doc(APPROVER_SETTINGS),
  );
  const now = services.clock();
  const before = importFrom(found) ?? newImport(request, by, now);
  if (before.undone !== null) throw new DomainError('importUndone');

  const isAdded = await addedBefore(transaction, db, request);
  const fresh = request.records.filter((_, index) => isAdded[index] !== true);
  const context = await readImportContext(transaction, db, fresh, { ...request, books, now });
  const { accepted, refused } = acceptRecords(fresh, context);
  const sideWrites = await readSideWrites(transaction, db, accepted);

  const people = approversAfter(settings, request.approvers, before.approvers, context.categories);
  const authorship = { by, at: now };
  for (const { collection, id, fields } of accepted) {
    const place = { collection, document: id };
    const after = { ...fields, version: 1 };
    storeChange(transaction, db, place, { before: null, after }, authorship);
  }
  sideWrites.reserve();
  const arranged = arrangedBudget(context, request.order, accepted);
  if (arranged !== null) storeChange(transaction, db, arranged.place, arranged.change, authorship);
  addCounts(transaction, db, sideWrites.counts);
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

/** Returns, for each record, whether the journal already has its creation. */
async function addedBefore(
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
 * Returns how the year's budget record changes when new lines join the board's order; null if the order stays.
 * @param order the sheet's order, if the page sent one.
 */
function arrangedBudget(
  { budget: before, fiscalYear, lines }: ImportContext,
  order: SheetOrder | undefined,
  accepted: readonly Accepted[],
): { readonly place: JournalPlace; readonly change: Change } | null {
  if (order === undefined || fiscalYear === null || before === undefined) return null;
  const orderOf = (side: keyof typeof SIDES): readonly string[] => {
    // The rules and this function guarantee the shape.
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

/** What creating documents also writes. A transaction reads everything before it writes, so reading comes first. */
interface SideWrites {
  readonly counts: readonly CountChange[];
  /** Reserves the names of categories and the numbers of checks. */
  readonly reserve: () => void;
}

async function readSideWrites(
  transaction: Transaction,
  db: Firestore,
  accepted: readonly Accepted[],
): Promise<SideWrites> {
  const categories = accepted.filter(({ collection }) => collection === 'categories');
  const names = categories.map(({ fields }) => db.doc(categoryNamePath(String(fields['name']))));
  const taken = names.length === 0 ? [] : await transaction.getAll(...names);
  const counts = await readCountsToChange(transaction, db, accepted.flatMap(countedOf));
  return {
    counts,
    reserve() {
      for (const [index, { id }] of categories.entries()) takeName(transaction, taken[index], id);
      for (const { id, fields } of accepted) {
        const { checkNumber } = fields;
        if (typeof checkNumber === 'string')
          takeCheckNumber(transaction, db, { kind: 'manual', id }, checkNumber);
      }
    },
  };
}

/** Returns an accepted record with its lines; nothing if it isn't part of the ledger. */
function countedOf({ collection, id, fields }: Accepted) {
  return collection === 'revenueItems' || collection === 'manualExpenses'
    ? [{ place: { collection, id }, after: linesOf(collection, fields) }]
    : [];
}
