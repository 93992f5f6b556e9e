import { serviceRowErrors, serviceSetupErrors } from '@pa-ledger/domain/bank/services/service-row';
import { MAX_SERVICE_BODY_BYTES } from '@pa-ledger/domain/limits';
import type { Person } from '@pa-ledger/domain/people/person';
import type { Transaction } from 'firebase-admin/firestore';
import { adminEndpoint } from '../people/admin-endpoint.ts';
import { readCurrent } from '../firestore/data-version.ts';
import { BOOKS } from '../firestore/paths.ts';
import { success } from '../http/answer.ts';
import { lastVersion, storeChange } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import { serviceSalesSaved } from '../platform/logs.ts';
import { retryOnContention } from '../platform/retry-on-contention.ts';
import type { Services } from '../platform/services.ts';
import { readServiceBooks } from './service-books.ts';
import { serviceSliceShape, type ServiceSlice } from './service-slice.ts';
import { judgeRows, readStoredRows, type JudgedRow } from './service-rows.ts';

/**
 * `POST /api/admin/save-service-sales`, with an administrator's `Authorization: Bearer <ID token>`: adds what a payment service
 * lists (sales, refunds, fees, payouts) to the books, a slice in one commit. Nothing is added twice: the entries' ids follow
 * from the account and the service's own id of the row.
 *
 *   {setup: the fields above the rows; rows: at most 40 of {key: what identifies a row without the service's id, again: true
 *    to add what someone deleted, fields: the row's}}
 *
 * Answers `{success: true, added, there, named: [{key, why, sentence}]}`: how many rows it added, how many were there already,
 * and which it left alone, because what's stored `differs`, someone `deleted` it, or it's `refused`; or `{success: false,
 * error}`: 400 (a form with errors), 401, 403, 413, 415, 429, 500, and 503.
 */
export const saveServiceSalesEndpoint = adminEndpoint({
  name: 'save-service-sales',
  failure: 'saveFailed',
  shape: serviceSliceShape,
  maxBytes: MAX_SERVICE_BODY_BYTES,
  async answer(slice, by, services) {
    requireForms(slice);
    const { accountId } = slice.setup;
    const rows = await retryOnContention(accountId, () =>
      services.db.runTransaction((transaction) => store(transaction, slice, by, services)),
    );
    const count = (state: JudgedRow['state']) => rows.filter((row) => row.state === state).length;
    const named = rows.flatMap(({ key, state, sentence }) =>
      state === 'add' || state === 'there' ? [] : [{ key, why: state, sentence }],
    );
    serviceSalesSaved(accountId, count('add'));
    return success({ added: count('add'), there: count('there'), named });
  },
});

/** @throws DomainError `invalidForm` with the first sentence. */
function requireForms({ setup, rows }: ServiceSlice): void {
  const fields = rows.map((row) => row.fields);
  const [sentence] = [
    ...Object.values(serviceSetupErrors(setup, fields)),
    ...fields.flatMap((row) => Object.values(serviceRowErrors(row))),
  ];
  if (sentence !== undefined) throw new DomainError('invalidForm', { sentence });
}

async function store(
  transaction: Transaction,
  slice: ServiceSlice,
  by: Person,
  { db, clock }: Services,
): Promise<readonly JudgedRow[]> {
  const [stored] = await readCurrent(transaction, db.doc(BOOKS));
  const at = clock();
  const { books, service } = await readServiceBooks(transaction, db, slice, { stored, now: at });
  const found = await readStoredRows(transaction, db, slice, service);
  const rows = judgeRows(found, books);
  const entries = rows.flatMap((row) =>
    row.state === 'add' ? row.entries.map((entry) => ({ ...entry, isAgain: row.again })) : [],
  );
  // A transaction reads everything before it writes.
  const changes = await Promise.all(
    entries.map(async ({ collection, id, fields, isAgain }) => {
      const place = { collection, document: id };
      const last = isAgain ? await lastVersion(transaction, db, place) : 0;
      return { place, change: { before: null, after: { ...fields, version: last + 1 } } };
    }),
  );
  for (const { place, change } of changes) storeChange(transaction, db, place, change, { by, at });
  return rows;
}
