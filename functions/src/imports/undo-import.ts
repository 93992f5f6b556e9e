import * as z from 'zod';
import { adminEndpoint, type SignedIn } from '../people/admin-endpoint.ts';
import { MAX_UNDO_BODY_BYTES } from '@pa-ledger/domain/limits';
import { success } from '../http/answer.ts';
import { importTakenBack } from '../platform/logs.ts';
import { importId } from './slice-request.ts';
import type { ErrorCode } from '@pa-ledger/domain/error-messages';
import { importMessages } from '@pa-ledger/domain/imports/import-messages';
import { importedId } from '@pa-ledger/domain/imports/import-plan';
import type { Person } from '@pa-ledger/domain/people/person';
import type { Firestore } from 'firebase-admin/firestore';
import { deleteCategory } from '../categories/category-changes.ts';
import { readCurrent } from '../firestore/data-version.ts';
import { IMPORTS } from '../firestore/paths.ts';
import { importedIn } from '../firestore/queries.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { deleteFund } from '../funds/delete-fund.ts';
import { DomainError } from '../platform/domain-error.ts';
import { PANEL_WORDS } from '../words.ts';
import { retryOnContention } from '../platform/retry-on-contention.ts';
import type { Services } from '../platform/services.ts';
import { requireImportRights } from './import-rights.ts';
import { importFrom, rowOf, type KeptRow, type UndoneStep } from './import-store.ts';
import { undoApprovers } from './import-approvers.ts';
import { undoRecords } from './undo-records.ts';

/** An Undo removes these in this order, so that whatever refers to something goes before it. */
const UNDO_STEPS = [
  'budgetItems',
  'incomeItems',
  'revenueItems',
  'manualExpenses',
  'approvers',
  'categories',
  'funds',
] as const;

const shape = z.strictObject({
  id: importId,
  /** Where to continue: a step, and the id of the last document that it handled. */
  from: z.strictObject({ step: z.enum(UNDO_STEPS), after: z.string().nullable() }).nullable(),
});

/**
 * `POST /api/admin/undo-import`, with the `Authorization: Bearer <ID token>` of someone who keeps the books: undoes a slice of an
 * import. One with categories or approvers asks for more (`requireImportRights`).
 *
 *   {id, from: null at first, then `next` of the answer before}
 *
 * Answers `{success: true, removed, kept: [{row, what, sentence}], next}`: what stays because someone
 * changed or used it since, and where to continue, null at the end; or `{success: false, error}`: 400, 401, 403, 413, 415,
 * 429, 500 and 503. The page can send a slice again.
 */
export const undoImportEndpoint = adminEndpoint({
  name: 'undo-import',
  failure: 'saveFailed',
  shape,
  maxBytes: MAX_UNDO_BODY_BYTES,
  async answer({ id, from }, by, services, signedIn) {
    const outcome = await undoSlice(services, { id, from }, by, signedIn);
    importTakenBack(id, outcome.removed);
    return success({ ...outcome });
  },
});

type UndoStep = (typeof UNDO_STEPS)[number];

/** Where an Undo continues. */
interface UndoPlace {
  readonly step: UndoStep;
  /** The id of the last document that the step handled. */
  readonly after: string | null;
}

interface UndoneSlice extends Pick<UndoneStep, 'removed' | 'kept'> {
  readonly next: UndoPlace | null;
}

/** Categories and funds go one by one, since each needs a search for whatever refers to it. */
const NAMES_AT_ONCE = 5;

/**
 * Undoes a slice of an import. Once this begins, the import can't add anything more.
 * @throws DomainError `unknownImport`, or as `requireImportRights` does.
 */
async function undoSlice(
  services: Services,
  { id, from }: { readonly id: string; readonly from: UndoPlace | null },
  by: Person,
  signedIn: SignedIn,
): Promise<UndoneSlice> {
  await retryOnContention(id, () => beginUndo(services, id, by, signedIn));
  const place = from ?? { step: UNDO_STEPS[0], after: null };
  const done = await retryOnContention(id, () => undoStep(services, id, place, by));
  const { removed, kept, after } = done;
  const following = UNDO_STEPS[UNDO_STEPS.indexOf(place.step) + 1];
  if (after !== null) return { removed, kept, next: { step: place.step, after } };
  return { removed, kept, next: following === undefined ? null : { step: following, after: null } };
}

/** Marks the import as undone, so that what the person's rights were checked against stays all that it has. */
async function beginUndo(
  { db, clock }: Services,
  id: string,
  by: Person,
  signedIn: SignedIn,
): Promise<void> {
  const ref = db.collection(IMPORTS).doc(id);
  await db.runTransaction(async (transaction) => {
    const [[found], categories] = await Promise.all([
      readCurrent(transaction, ref),
      transaction.get(importedIn(db, 'categories', importedId(id, ''), null).limit(1)),
    ]);
    const stored = importFrom(found);
    if (stored === null) throw new DomainError('unknownImport');
    const { kind, approvers } = stored;
    requireImportRights(
      { kind, hasCategories: !categories.empty, hasApprovers: approvers.length > 0 },
      signedIn,
      { clock },
    );
    if (stored.undone !== null) return;
    transaction.set(ref, { ...stored, undone: { by, at: timestamp(clock()) } });
  });
}

function undoStep(
  services: Services,
  id: string,
  { step, after }: UndoPlace,
  by: Person,
): Promise<UndoneStep> {
  switch (step) {
    case 'approvers':
      return undoApprovers(services, id, by);
    case 'categories':
      return undoNames(services, 'categories', id, after, (removal) =>
        deleteCategory(services, removal, by, { onlyUnused: true }),
      );
    case 'funds':
      return undoNames(services, 'funds', id, after, (removal) =>
        deleteFund(services, removal, by, { onlyUnused: true }),
      );
    default:
      return undoRecords(services, step, { id, after, by });
  }
}

/** Refusals that keep a category or a fund instead of failing the whole Undo. */
const REASONS_TO_KEEP: readonly ErrorCode[] = [
  'changedMeanwhile',
  'categoryInUse',
  'usedByPayments',
  'usedInClosedYear',
  'stillReferredTo',
];

async function undoNames(
  { db }: { readonly db: Firestore },
  collection: 'categories' | 'funds',
  id: string,
  after: string | null,
  remove: (removal: { readonly id: string; readonly version: number }) => Promise<void>,
): Promise<UndoneStep> {
  const page = importedIn(db, collection, importedId(id, ''), after).limit(NAMES_AT_ONCE);
  const { docs } = await page.get();
  const kept: KeptRow[] = [];
  for (const name of docs) {
    try {
      // The import created version 1. A later version belongs to the person who changed it.
      await remove({ id: name.id, version: 1 });
    } catch (error) {
      if (!(error instanceof DomainError) || !REASONS_TO_KEEP.includes(error.code)) throw error;
      const isChanged = error.code === 'changedMeanwhile';
      const sentence = isChanged ? importMessages.changedSince : error.sentenceIn(PANEL_WORDS);
      kept.push({ row: rowOf(name.id), what: String(name.get('name')), sentence });
    }
  }
  const last = docs.length < NAMES_AT_ONCE ? undefined : docs.at(-1);
  return { removed: docs.length - kept.length, kept, after: last?.id ?? null };
}
