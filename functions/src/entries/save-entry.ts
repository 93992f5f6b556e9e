import type { AdminRoute } from '@pa-ledger/domain/people/places';
import { isDocumentId } from '@pa-ledger/domain/untyped';
import { typedSchemas } from '@pa-ledger/domain/fields/schema';
import { storedVersion, type Change, type StoredFields } from '@pa-ledger/domain/ledger/journal';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { recordFromForm } from '@pa-ledger/domain/ledger/record-form';
import { sentenceAgainst } from '@pa-ledger/domain/ledger/record-schema';
import { unnumberedRefusal } from '@pa-ledger/domain/ledger/unnumbered';
import { MAX_ENTRY_BODY_BYTES } from '@pa-ledger/domain/limits';
import { organization } from '@pa-ledger/domain/organization';
import { normalizeCheckNumber } from '@pa-ledger/domain/text/check-number';
import type { Person } from '@pa-ledger/domain/people/person';
import { dateAt, type Instant } from '@pa-ledger/domain/time/dates';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import { movesItem, requireUncleared } from '../accounts/clearings.ts';
import { requireAccount } from '../accounts/require-account.ts';
import { requireNoAdvance } from './require-no-advance.ts';
import { adminEndpoint } from '../people/admin-endpoint.ts';
import { readCurrent } from '../firestore/data-version.ts';
import { booksFrom, requireOpenDays } from '../firestore/books.ts';
import { BOOKS, MANUAL_EXPENSES, REVENUE_ITEMS } from '../firestore/paths.ts';
import { success } from '../http/answer.ts';
import { isSaved, savedChange, storeChange, type VersionedSave } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import { entrySaved } from '../platform/logs.ts';
import { retryOnContention } from '../platform/retry-on-contention.ts';
import type { Services } from '../platform/services.ts';
import { freeCheckNumbers, requireFreeNumber, takeCheckNumber } from '../payments/check-numbers.ts';
import { readRatificationMark } from '../payments/ratification-mark.ts';
import {
  closedYearMark,
  requireEnoughLeft,
  type EntryCollection,
  type EntryPlace,
} from './returns.ts';

const saveShape = (collection: EntryCollection) =>
  z.strictObject({
    id: z.string().refine(isDocumentId),
    version: z.int().min(1).nullable(),
    fields: z.strictObject(typedSchemas(recordForm(collection))).nullable(),
  });

type Save = z.infer<ReturnType<typeof saveShape>>;

/**
 * `POST /api/admin/save-manual-expense`, with an administrator's `Authorization: Bearer <ID token>`: creates, changes,
 * or deletes a manual expense in one commit with the journal and what depends on it: its check number, the mark of the meeting
 * that ratified it, and the limit on its returns. The panel itself writes what needs none of these; `firestore.rules` refuses
 * it the rest.
 *
 *   {id, version: the one the page loaded, null for a new entry; fields: the form's, null to delete}
 *
 * Answers `{success: true}`, also for a repeated save, or `{success: false, error}`: 400, 401, 403, 409 (someone else changed
 * or deleted it; the check number is taken: the sentence says by what; or the returns exceed the amount: the sentence says how
 * much is left), 413, 415, 429, 500, and 503.
 */
export const saveManualExpenseEndpoint = saveEndpoint('save-manual-expense', MANUAL_EXPENSES);

/** `POST /api/admin/save-revenue`: the same for a revenue item, which has no check number and needs no ratification. */
export const saveRevenueEndpoint = saveEndpoint('save-revenue', REVENUE_ITEMS);

function saveEndpoint(name: AdminRoute, collection: EntryCollection) {
  return adminEndpoint({
    name,
    failure: 'saveFailed',
    shape: saveShape(collection),
    maxBytes: MAX_ENTRY_BODY_BYTES,
    async answer(save, by, services) {
      const fields = fieldsOf(collection, save);
      const place = { collection, id: save.id };
      return retryOnContention(save.id, async () => {
        await services.db.runTransaction((transaction) =>
          store(transaction, place, { version: save.version, fields }, by, services),
        );
        entrySaved(collection, save.id);
        return success();
      });
    },
  });
}

/**
 * Returns the fields to store, without the version; null for a deletion.
 * @throws DomainError `invalidForm` with the sentence of the first invalid field.
 */
function fieldsOf(
  collection: EntryCollection,
  { version, fields: typed }: Save,
): StoredFields | null {
  if (typed === null) {
    if (version === null) throw new DomainError('badRequest');
    return null;
  }
  const sentence = sentenceAgainst(collection, typed);
  if (sentence !== null) throw new DomainError('invalidForm', { sentence });
  return { ...recordFromForm(collection, typed) };
}

async function store(
  transaction: Transaction,
  place: EntryPlace,
  typed: VersionedSave,
  by: Person,
  services: Services,
): Promise<void> {
  const { db } = services;
  const { collection, id } = place;
  const ref = db.collection(collection).doc(id);
  const [found, books] = await readCurrent(transaction, ref, db.doc(BOOKS));
  const before = found.data() ?? null;
  const { countWhen } = services.organization.policies;
  const { closedThrough } = booksFrom(books);
  const mark =
    before === null
      ? await closedYearMark(transaction, db, place, { closedThrough, countWhen })
      : keptMark(before);
  const fields: StoredFields | null = typed.fields && { ...typed.fields, ...mark };
  const save = { ...typed, fields };
  if (isSaved(save, before)) return;
  const at = services.clock();
  requireOpenDays(books, [before, fields].flatMap(dayIn), at);
  await requireAccount(transaction, db, books, fields, before);
  if (movesItem(before, fields)) await requireUncleared(transaction, db, [place]);
  const change = await savedChange(transaction, db, ref, save, before);
  await requireNoAdvance(transaction, db, place, change);
  await requireEnoughLeft(transaction, db, place, change);
  if (collection === MANUAL_EXPENSES)
    await carryCheckAndMark(transaction, db, id, { ...change, at });
  storeChange(transaction, db, { collection, document: id }, change, { by, at });
}

/** A change keeps the mark from its creation, so that closing or reopening a year changes no other year's figures. */
function keptMark({ fromClosedYear }: StoredFields): StoredFields {
  return fromClosedYear === true ? { fromClosedYear } : {};
}

/** Carries a change over to the check number and the ratification mark of a manual expense. It reads before it writes. */
async function carryCheckAndMark(
  transaction: Transaction,
  db: Firestore,
  id: string,
  { before, after, at }: Change & { readonly at: Instant },
): Promise<void> {
  // What was deleted may come back as it was: its versions go on.
  const isRestored = before === null && after !== null && storedVersion(after) > 1;
  const sentence = after === null || isRestored ? null : unnumberedRefusal(before, after);
  if (sentence !== null) throw new DomainError('invalidForm', { sentence });
  const mark = await readRatificationMark(transaction, db, { collection: MANUAL_EXPENSES, id });
  const holder = { kind: 'manual', id } as const;
  const [old, fresh] = [before, after].map(numberIn);
  if (normalized(old) !== normalized(fresh)) {
    await requireFreeNumber(db, holder, fresh ?? null);
    await freeCheckNumbers(transaction, db, holder);
    takeCheckNumber(transaction, db, holder, fresh ?? null);
  }
  if (after === null) mark.end(dateAt(at, organization.timeZone));
  for (const day of dayIn(after)) mark.follow(day);
}

function dayIn(fields: StoredFields | null): string[] {
  const day = fields?.['date'];
  return typeof day === 'string' ? [day] : [];
}

function numberIn(fields: StoredFields | null): string | null {
  const number = fields?.['checkNumber'];
  return typeof number === 'string' ? number : null;
}

/** Another spelling of a number is the same number, and keeps its document. */
function normalized(number: string | null | undefined): string | null {
  return number == null ? null : normalizeCheckNumber(number);
}
