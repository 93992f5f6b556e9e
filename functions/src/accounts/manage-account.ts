import * as z from 'zod';
import {
  isEnough,
  MAX_FILE_ACCOUNT,
  MOST_COLUMNS,
  type RememberedFile,
} from '@pa-ledger/domain/bank/csv-columns';
import {
  MAX_OUTSTANDING,
  OUTSTANDING_FORM,
  outstandingErrors,
  outstandingFrom,
} from '@pa-ledger/domain/accounts/outstanding';
import {
  MAX_SIGNERS,
  SIGNER_FORM,
  signerErrors,
  signerFrom,
} from '@pa-ledger/domain/accounts/signers';
import { isDocumentId } from '@pa-ledger/domain/untyped';
import { typedSchemas } from '@pa-ledger/domain/fields/schema';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { recordFromForm } from '@pa-ledger/domain/ledger/record-form';
import { sentenceAgainst } from '@pa-ledger/domain/ledger/record-schema';
import { MAX_ACCOUNT_BODY_BYTES } from '@pa-ledger/domain/limits';
import type { Person } from '@pa-ledger/domain/people/person';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { adminEndpoint } from '../people/admin-endpoint.ts';
import { success } from '../http/answer.ts';
import { DomainError } from '../platform/domain-error.ts';
import { accountManaged } from '../platform/logs.ts';
import type { Services } from '../platform/services.ts';
import { assignEntries, ENTRIES, markOutstanding } from './account-marks.ts';
import { saveAccount } from './save-account.ts';
import { storedVersion, type StoredFields } from '@pa-ledger/domain/ledger/journal';
import { readCurrent } from '../firestore/data-version.ts';
import { ACCOUNTS } from '../firestore/paths.ts';
import { storeChange } from '../journal/journal.ts';
import { canonicalJson } from '../platform/hashes.ts';

/** The most entries that one call marks. */
const MOST_MARKED = 100;

const id = z.string().refine(isDocumentId);
const entry = z.strictObject({ collection: z.enum(ENTRIES), id });

const at = z.int().min(0).max(MOST_COLUMNS).optional();
const fileColumns = z
  .strictObject({
    date: at,
    amount: at,
    debit: at,
    credit: at,
    balance: at,
    checkNumber: at,
    text: at,
    memo: at,
    bankId: at,
    side: at,
    status: at,
    account: at,
    headings: z.int().min(-1).max(MOST_COLUMNS),
    isTurned: z.boolean().optional(),
    isDayFirst: z.boolean().optional(),
  })
  .refine(isEnough);
const file = z.strictObject({
  fileColumns: fileColumns.optional(),
  fileAccount: z.string().min(1).max(MAX_FILE_ACCOUNT).optional(),
});

const outstanding = z
  .array(z.strictObject({ id, ...typedSchemas(OUTSTANDING_FORM) }))
  .max(MAX_OUTSTANDING)
  .refine((items) => new Set(items.map((item) => item.id)).size === items.length);

const signers = z.array(z.strictObject(typedSchemas(SIGNER_FORM))).max(MAX_SIGNERS);

const shape = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('save'),
    id,
    version: z.int().min(1).nullable(),
    fields: z.strictObject(typedSchemas(recordForm('accounts'))),
    file: file.optional(),
    outstanding: outstanding.optional(),
    signers: signers.optional(),
  }),
  z.strictObject({ act: z.literal('file'), id, file }),
  z.strictObject({ act: z.literal('delete'), id, version: z.int().min(1) }),
  z.strictObject({
    act: z.literal('outstanding'),
    id,
    isOutstanding: z.boolean(),
    entries: z.array(entry).min(1).max(MOST_MARKED),
  }),
  z.strictObject({ act: z.literal('assign'), id, from: z.string().max(200).nullable() }),
]);

type Act = z.infer<typeof shape>;

/**
 * `POST /api/admin/manage-account`, with an administrator's `Authorization: Bearer <ID token>`: saves accounts, and which
 * entries name one where the panel can't write that itself. A page that lost the answer can send the same act again.
 *
 *   {act: 'save', id, version: the one the page loaded, null for a new account; fields: the form's}
 *     `file` restores how to read its files; without it, that stays
 *     `outstanding: [{id, kind, date, checkNumber, payee, amount}]` is all that hadn't cleared at its opening and that no entry
 *     of the books has, at most 50; without it, that stays
 *     `signers: [{name, from, to}]` is everyone who may sign its checks, at most 10; without it, they stay
 *   {act: 'delete', id, version}
 *   {act: 'file', id, file: {fileColumns, fileAccount}}  remembers how to read its bank's files
 *   {act: 'outstanding', id, isOutstanding, entries: [{collection, id}]}  at most 100 entries, older than the opening
 *   {act: 'assign', id, from: null | next}  assigns this account to entries that name none: {assigned, next}
 *
 * Answers `{success: true, …}` or `{success: false, error}`: 400, 401, 403, 409 (someone else changed or deleted it, the date
 * is closed, the name is taken, or something refers to the account), 413, 415, 429, 500, and 503.
 */
export const manageAccountEndpoint = adminEndpoint({
  name: 'manage-account',
  failure: 'saveFailed',
  shape,
  maxBytes: MAX_ACCOUNT_BODY_BYTES,
  async answer(act, by, services) {
    const answered = await perform(act, by, services);
    accountManaged(act.act, act.id);
    return success({ ...answered });
  },
});

/** Performs an act. @returns what its answer says besides success. */
async function perform(act: Act, by: Person, services: Services): Promise<object> {
  switch (act.act) {
    case 'save':
      await saveAccount(act.id, { version: act.version, fields: fieldsOf(act) }, by, services);
      return {};
    case 'file':
      await rememberFile(act.id, act.file, by, services);
      return {};
    case 'delete':
      await saveAccount(act.id, { version: act.version, fields: null }, by, services);
      return {};
    case 'outstanding':
      await markOutstanding(act.id, act.entries, act.isOutstanding, by, services);
      return {};
    case 'assign':
      return assignEntries(act.id, act.from, by, services);
  }
}

/** @throws DomainError `invalidForm` with the sentence of the first invalid field. */
function fieldsOf({
  fields,
  file: remembered,
  outstanding: items,
  signers: people,
}: Extract<Act, { act: 'save' }>): Readonly<Record<string, unknown>> {
  const wrong = sentenceAgainst('accounts', fields);
  if (wrong !== null) throw new DomainError('invalidForm', { sentence: wrong });
  // It's a date if nothing is wrong with it.
  const opening = fields.openingDate as CalendarDate;
  const found = (items ?? []).map((item) => outstandingErrors(item, opening));
  const others = (people ?? []).map((one, at) => signerErrors(one, (people ?? []).slice(0, at)));
  const [sentence] = [...found, ...others].flatMap((of) => Object.values(of));
  if (sentence !== undefined) throw new DomainError('invalidForm', { sentence });
  const listed = items === undefined ? {} : { outstanding: items.map(outstandingFrom) };
  const named = people === undefined ? {} : { signers: people.map(signerFrom) };
  return { ...recordFromForm('accounts', fields), ...remembered, ...listed, ...named };
}

/**
 * Remembers with an account how to read its bank's files. Parts that `file` doesn't have stay, and the same again changes
 * nothing.
 * @throws DomainError `unknownAccount`.
 */
async function rememberFile(
  id: string,
  file: RememberedFile,
  by: Person,
  { db, clock }: Services,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [account] = await readCurrent(transaction, db.collection(ACCOUNTS).doc(id));
    const before: StoredFields | undefined = account.data();
    if (before === undefined) throw new DomainError('unknownAccount');
    if (canonicalJson({ ...before, ...file }) === canonicalJson(before)) return;
    const after = { ...before, ...file, version: storedVersion(before) + 1 };
    const place = { collection: ACCOUNTS, document: id };
    storeChange(transaction, db, place, { before, after }, { by, at: clock() });
  });
}
