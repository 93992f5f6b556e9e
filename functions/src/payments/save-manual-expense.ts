import { isDocumentId } from '@pa-ledger/domain/document-id';
import { textSchemas } from '@pa-ledger/domain/fields/schema';
import type { StoredFields } from '@pa-ledger/domain/ledger/journal';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { recordErrors, recordFromForm } from '@pa-ledger/domain/ledger/record-form';
import { MAX_MANUAL_EXPENSE_BODY_BYTES } from '@pa-ledger/domain/limits';
import { normalizeCheckNumber } from '@pa-ledger/domain/payments/check-number';
import type { Administrator } from '@pa-ledger/domain/people/administrator';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod';
import { movesItem, requireUncleared } from '../accounts/clearings.ts';
import { requireAccount } from '../accounts/require-account.ts';
import { adminEndpoint } from '../admins/admin-endpoint.ts';
import { requireCurrentVersion } from '../firestore/data-version.ts';
import { requireOpenDays } from '../firestore/books.ts';
import { BOOKS, DATA_VERSION, MANUAL_EXPENSES } from '../firestore/paths.ts';
import { success } from '../http/answer.ts';
import { storeChange } from '../journal/journal.ts';
import { isSaved, savedChange } from '../journal/versioned-save.ts';
import { DomainError } from '../platform/domain-error.ts';
import { manualExpenseSaved } from '../platform/logs.ts';
import { retryOnContention } from '../platform/retry-on-contention.ts';
import type { Services } from '../platform/services.ts';
import { freeCheckNumbers, requireFreeNumber, takeCheckNumber } from './check-numbers.ts';
import { readMark } from './ratified-day.ts';

const FORM = recordForm('manualExpenses');

const shape = z.strictObject({
  id: z.string().refine(isDocumentId),
  version: z.int().min(0).nullable(),
  fields: z.strictObject(textSchemas(FORM)).nullable(),
});

type Save = z.infer<typeof shape>;

/**
 * `POST /api/save-manual-expense`, with an administrator's `Authorization: Bearer <ID token>`: creates, changes or deletes
 * a manual expense that has a check number before or after, so that record, journal and number are in one commit, or one
 * that a meeting ratified, whose mark follows its day. The panel writes the others itself; `firestore.rules` refuses it
 * those with a number.
 *
 *   {id, version: the one that was loaded, null for a new one; fields: those of the form, null deletes}
 *
 * Answers `{success: true}`, also when it was done before, or `{success: false, error}`: 400, 401, 403, 409 (changed or
 * deleted meanwhile; the check was used: the sentence names for what), 413, 415, 429, 500 and 503.
 */
export const saveManualExpenseEndpoint = adminEndpoint({
  name: 'save-manual-expense',
  failure: 'saveFailed',
  shape,
  maxBytes: MAX_MANUAL_EXPENSE_BODY_BYTES,
  async answer(save, by, services) {
    const fields = fieldsOf(save);
    return retryOnContention(save.id, services, async () => {
      const { db } = services;
      await db.runTransaction((transaction) =>
        store(transaction, save, fields, { by, db, services }),
      );
      services.checkpoint('after commit');
      manualExpenseSaved(save.id);
      return success();
    });
  },
});

/**
 * Returns what is to be stored, without the version; null for a deletion.
 * @throws DomainError `invalidForm` with the sentence of the first invalid field.
 */
function fieldsOf({ version, fields: typed }: Save): StoredFields | null {
  if (typed === null) {
    if (version === null) throw new DomainError('badRequest');
    return null;
  }
  const [sentence] = Object.values(recordErrors('manualExpenses', typed));
  if (sentence !== undefined) throw new DomainError('invalidForm', { sentence });
  return { ...recordFromForm('manualExpenses', typed) };
}

interface Store {
  readonly by: Administrator;
  readonly db: Firestore;
  readonly services: Services;
}

async function store(
  transaction: Transaction,
  { id, version }: Save,
  fields: StoredFields | null,
  { by, db, services }: Store,
): Promise<void> {
  const ref = db.collection(MANUAL_EXPENSES).doc(id);
  const [found, data, books] = await transaction.getAll(
    ...[ref, db.doc(DATA_VERSION), db.doc(BOOKS)],
  );
  requireCurrentVersion(data);
  const before = found?.data() ?? null;
  const save = { version, fields };
  if (isSaved(save, before)) return;
  const at = services.clock();
  requireOpenDays(books, [before, fields].flatMap(dayIn), at);
  await requireAccount(transaction, db, books, fields, before);
  if (movesItem(before, fields))
    await requireUncleared(transaction, db, [{ collection: MANUAL_EXPENSES, id }]);
  const moveMark = await readMark(transaction, db, { collection: MANUAL_EXPENSES, id });
  const change = await savedChange(transaction, db, ref, save, before);
  const holder = { kind: 'manual', id } as const;
  const [old, fresh] = [before, fields].map(numberIn);
  const isMoved = spelled(old) !== spelled(fresh);
  if (isMoved) {
    await requireFreeNumber(db, holder, fresh ?? null);
    await freeCheckNumbers(transaction, db, holder);
    takeCheckNumber(transaction, db, holder, fresh ?? null);
  }
  for (const day of dayIn(fields)) moveMark(day);
  storeChange(transaction, db, { collection: MANUAL_EXPENSES, document: id }, change, {
    ...{ by, at },
  });
  services.checkpoint('before commit');
}

function dayIn(fields: StoredFields | null): string[] {
  const day = fields?.['date'];
  return typeof day === 'string' ? [day] : [];
}

function numberIn(fields: StoredFields | null): string | null {
  const number = fields?.['checkNumber'];
  return typeof number === 'string' ? number : null;
}

/** Another spelling of a number is the same number; the document of the first one stays. */
function spelled(number: string | null | undefined): string | null {
  return number == null ? null : normalizeCheckNumber(number);
}
