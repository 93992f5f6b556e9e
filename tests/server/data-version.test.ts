import { Timestamp } from 'firebase-admin/firestore';
import { manageAccountEndpoint } from '../../functions/src/accounts/manage-account.ts';
import { manageDepositEndpoint } from '../../functions/src/bank/manage-deposit.ts';
import { ratifyEndpoint } from '../../functions/src/bank/ratify.ts';
import { reconcileEndpoint } from '../../functions/src/bank/reconcile.ts';
import { manageYearEndpoint } from '../../functions/src/years/manage-year.ts';
import { deleteFundEndpoint } from '../../functions/src/funds/delete-fund.ts';
import { managePaymentEndpoint } from '../../functions/src/expenses/actions/manage-payment.ts';
import { importRowsEndpoint } from '../../functions/src/imports/import-rows.ts';
import { undoImportEndpoint } from '../../functions/src/imports/undo-import.ts';
import {
  saveManualExpenseEndpoint,
  saveRevenueEndpoint,
} from '../../functions/src/entries/save-entry.ts';
import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createIdentify, type AdminServices } from '../../functions/src/admins/admin-endpoint.ts';
import { checkAdminEndpoint } from '../../functions/src/admins/check-admin.ts';
import {
  deleteCategoryEndpoint,
  saveCategoryEndpoint,
} from '../../functions/src/categories/category-endpoints.ts';
import { formOptionsEndpoint } from '../../functions/src/submit/form-options.ts';
import { manageExpenseEndpoint } from '../../functions/src/expenses/actions/manage-expense.ts';
import { readReceiptEndpoint } from '../../functions/src/expenses/receipts/read-receipt.ts';
import { recalculateEndpoint } from '../../functions/src/totals/recalculate-endpoint.ts';
import { reviewExpenseEndpoint } from '../../functions/src/expenses/decide/review-expense.ts';
import { returnExpenseEndpoint } from '../../functions/src/expenses/decide/return-expense.ts';
import { correctExpenseEndpoint } from '../../functions/src/submit/correct-expense.ts';
import { expenseStatusEndpoint } from '../../functions/src/submit/expense-status.ts';
import { readCorrectionEndpoint } from '../../functions/src/submit/read-correction.ts';
import { sendLinkEndpoint } from '../../functions/src/submit/send-link.ts';
import { withdrawExpenseEndpoint } from '../../functions/src/submit/withdraw-expense.ts';
import { submitExpenseEndpoint } from '../../functions/src/submit/submit-expense.ts';
import { updateExpenseEndpoint } from '../../functions/src/expenses/decide/update-expense.ts';
import { createRateLimit } from '../../functions/src/http/address-limit.ts';
import type { Answer } from '../../functions/src/http/answer.ts';
import type { ApiRequest } from '../../functions/src/http/endpoint.ts';
import { countAgain } from '../../functions/src/totals/recount.ts';
import { withRedactedErrors } from '../../functions/src/firestore/with-redacted-errors.ts';
import { adminEntry } from '../fixtures/admins.ts';
import { everyDocument } from '../functions/support/archives.ts';
import { EVENT, OFFICE, PEOPLE } from '../functions/support/association.ts';
import { decisionBody } from '../functions/support/decision-body.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { fundRow, newImportId, slice } from '../functions/support/imports.ts';
import { ACCOUNT, DEPOSIT, LISTED, RATIFIED } from '../functions/support/bank-requests.ts';
import { ask, jsonRequest, requestOf } from '../functions/support/requests.ts';
import { apart, keys } from '../functions/support/suite.ts';
import { correctionOf, submitterClient } from '../functions/support/submitter.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { markCurrent } from '../support/data-version.ts';
import { refused } from '../support/refused.ts';

/** An administrator who is signed in. */
const ADMIN = { uid: 'admin', email: 'admin@example.com' };
const SIGNED_IN = { authorization: 'Bearer good' };

const OTHER_STATES = [
  ['newer', { version: SCHEMA_VERSION + 1 }, 'dataNewer'],
  ['older', { version: SCHEMA_VERSION - 1 }, 'dataOlder'],
  ['of version 1, which say nothing', null, 'dataOlder'],
  ['being upgraded', { version: 1, underWay: { what: 'migration', to: 2 } }, 'dataUpgrading'],
  ['being restored', { version: SCHEMA_VERSION, underWay: {} }, 'dataUpgrading'],
] as const;

let testEnv: TestEnvironment;
let expenseId: string;
let token: string;
/** Of an expense that was sent back, and of one that waits: the tokens of its links by what they are for. */
let back: Record<'status' | 'correct', string>;
let withdrawal: string;
let correction: object;

beforeEach(async () => {
  testEnv = await createTestEnvironment();
  await testEnv.db.doc(`admins/${ADMIN.uid}`).set(adminEntry(ADMIN.email));
  const form = await filledForm();
  expenseId = form.id;
  await testEnv.submit(form);
  token = await testEnv.tokenFor(expenseId, 0, PEOPLE.president);
  const submitter = submitterClient(testEnv.services);
  const [returned, waiting] = [await filledForm(), await filledForm()];
  for (const one of [returned, waiting]) await testEnv.submit(one);
  await submitter.sendBackAsAdmin(returned.id);
  const correct = await submitter.tokenFor(returned.id, 'correct');
  back = { correct, status: await submitter.tokenFor(returned.id, 'status') };
  correction = correctionOf((await submitter.correction(correct)).body, { notes: 'New' });
  withdrawal = await submitter.tokenFor(waiting.id, 'withdraw');
  // A payment that was taken out before: to take it out again is done already.
  const at = Timestamp.fromMillis(0);
  await testEnv.db
    .doc(`payments/${expenseId}-1`)
    .set({ at, lines: [], voided: null, mistake: { at, reason: 'x' }, version: 2 });
});

afterEach(() => testEnv.close());

async function become(version: object | null): Promise<void> {
  const ref = testEnv.db.doc('schema/version');
  if (version === null) await ref.delete();
  else await ref.set(version);
}

/** Every address of the API with a request that is answered well when the data are of this version. */
async function requests(): Promise<
  Map<string, readonly (readonly [ReturnType<typeof ask>, ApiRequest])[]>
> {
  const unlimited = createRateLimit(Number.MAX_SAFE_INTEGER, testEnv.services.clock);
  const auth = {
    verifyIdToken: () => Promise.resolve({ ...ADMIN, admin: true }),
  };
  const admin: AdminServices = {
    ...testEnv.services,
    addressLimit: unlimited,
    identify: createIdentify(auth, testEnv.db),
  };
  const linked = { ...admin, keys, expenseLimit: unlimited, inTurn: apart };
  const byLink = { 'x-approval-token': token };
  const category = { id: EVENT.id, version: 1 };
  const sheet = newImportId();
  const byAdmin = (body: object): ApiRequest => jsonRequest(body, SIGNED_IN);
  const receipt = (own: Parameters<typeof requestOf>[0]) =>
    [ask(readReceiptEndpoint, linked), requestOf(own)] as const;
  return new Map([
    ['/api/form-options', [[ask(formOptionsEndpoint, admin), requestOf({})]]],
    // Before the category of the correction is another one.
    [
      '/api/expense-status',
      [[ask(expenseStatusEndpoint, linked), requestOf({ headers: ofSubmitter(back.status) })]],
    ],
    [
      '/api/send-link',
      [
        [
          ask(sendLinkEndpoint, linked),
          jsonRequest({ purpose: 'correct' }, ofSubmitter(back.status)),
        ],
      ],
    ],
    [
      '/api/correction',
      [[ask(readCorrectionEndpoint, linked), requestOf({ headers: ofSubmitter(back.correct) })]],
    ],
    [
      '/api/correct-expense',
      [[ask(correctExpenseEndpoint, linked), jsonRequest(correction, ofSubmitter(back.correct))]],
    ],
    [
      '/api/withdraw-expense',
      [[ask(withdrawExpenseEndpoint, linked), jsonRequest({}, ofSubmitter(withdrawal))]],
    ],
    ['/api/review-expense', [[ask(reviewExpenseEndpoint, linked), requestOf({ headers: byLink })]]],
    [
      '/api/receipt',
      [
        receipt({ headers: byLink, query: 'slot=0' }),
        receipt({ headers: SIGNED_IN, query: `slot=0&expense=${expenseId}` }),
      ],
    ],
    ['/api/submit-expense', [[ask(submitExpenseEndpoint, admin), jsonRequest(await filledForm())]]],
    [
      '/api/update-expense',
      [
        [
          ask(updateExpenseEndpoint, linked),
          jsonRequest(decisionBody(expenseId, 'approve'), byLink),
        ],
      ],
    ],
    [
      '/api/manage-payment',
      [
        [
          ask(managePaymentEndpoint, admin),
          byAdmin({ act: 'mistake', payment: `${expenseId}-1`, reason: 'x' }),
        ],
      ],
    ],
    [
      '/api/save-manual-expense',
      [[ask(saveManualExpenseEndpoint, admin), byAdmin({ id: 'x', version: 1, fields: null })]],
    ],
    [
      '/api/save-revenue',
      [[ask(saveRevenueEndpoint, admin), byAdmin({ id: 'x', version: 1, fields: null })]],
    ],
    [
      '/api/manage-expense',
      [[ask(manageExpenseEndpoint, admin), byAdmin({ expenseId, act: 'resendLink', step: 1 })]],
    ],
    [
      '/api/save-category',
      [
        [
          ask(saveCategoryEndpoint, admin),
          byAdmin({ id: OFFICE.id, version: 1, name: 'Paper', requiresEventApprover: false }),
        ],
      ],
    ],
    ['/api/delete-category', [[ask(deleteCategoryEndpoint, admin), byAdmin(category)]]],
    ['/api/delete-fund', [[ask(deleteFundEndpoint, admin), byAdmin({ id: 'main', version: 1 })]]],
    ['/api/manage-account', [[ask(manageAccountEndpoint, admin), byAdmin(ACCOUNT)]]],
    ['/api/manage-deposit', [[ask(manageDepositEndpoint, admin), byAdmin(DEPOSIT)]]],
    ['/api/reconcile', [[ask(reconcileEndpoint, admin), byAdmin(LISTED)]]],
    ['/api/ratify', [[ask(ratifyEndpoint, admin), byAdmin(RATIFIED)]]],
    ['/api/manage-year', [[ask(manageYearEndpoint, admin), byAdmin({ act: 'status' })]]],
    [
      '/api/import-rows',
      [[ask(importRowsEndpoint, admin), byAdmin(slice(sheet, [fundRow(2, 'Library', '7')]))]],
    ],
    ['/api/undo-import', [[ask(undoImportEndpoint, admin), byAdmin({ id: sheet, from: null })]]],
    ['/api/check-admin', [[ask(checkAdminEndpoint, admin), byAdmin({})]]],
    ['/api/recalculate', [[ask(recalculateEndpoint, admin), byAdmin({ from: null })]]],
    [
      '/api/return-expense',
      [[ask(returnExpenseEndpoint, linked), byAdmin({ expenseId, version: 1, note: 'x' })]],
    ],
  ]);
}

const ofSubmitter = (own: string) => ({ 'x-submitter-token': own });

async function answers(): Promise<[path: string, answer: Answer][]> {
  const given: [string, Answer][] = [];
  for (const [path, asked] of await requests()) {
    for (const [answer, request] of asked) given.push([path, await answer(request)]);
  }
  return given;
}

it('covers every address that Hosting forwards', async () => {
  const text = readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8');
  // The checked-in configuration.
  const { hosting } = JSON.parse(text) as {
    readonly hosting: { readonly rewrites: readonly { readonly source: string }[] };
  };
  const sources = hosting.rewrites.map(({ source }) => source);
  expect([...(await requests()).keys()].sort()).toEqual(
    sources.filter((source) => source.startsWith('/api/')).sort(),
  );
});

describe.each(OTHER_STATES)('while the data are %s (#112, #113)', (_name, version, code) => {
  it('refuses every request but the form options with a sentence, and changes nothing', async () => {
    await become(version);
    const before = await everyDocument(testEnv.db);
    for (const [path, { status, headers, body }] of await answers()) {
      if (path === '/api/form-options') expect(status).toBe(200);
      else {
        expect([path, { status, body: JSON.parse(body.toString()) as unknown }]).toEqual([
          path,
          refused(code),
        ]);
        expect(Number(headers['Retry-After'])).toBeGreaterThan(0);
      }
    }
    expect(await everyDocument(testEnv.db)).toEqual(before);
  });

  it('triggers and sweepers do nothing, and what counts is delivered again', async () => {
    await become(version);
    let ran = false;
    await withRedactedErrors(testEnv.services, 'mail', 'all', () => {
      ran = true;
      return Promise.resolve();
    });
    expect(ran).toBe(false);
    await testEnv.db
      .doc('revenueItems/one')
      .set({ date: '2026-09-14', categoryId: 'a', fundId: 'b', amount: 5 });
    await expect(countAgain(testEnv.services, 'revenueItems~one')).rejects.toThrow();
    expect((await testEnv.db.collection('totals').get()).size).toBe(0);
    expect((await testEnv.db.collection('alerts').get()).size).toBe(0);
    await markCurrent(testEnv.db);
    await countAgain(testEnv.services, 'revenueItems~one');
    expect((await testEnv.db.doc('totals/2026-09~a~b').get()).get('revenue')).toBe(500);
  });
});

it('refuses a submission if a migration begins while its receipts are checked: the migration stops the submission (#113)', async () => {
  const { receipts } = testEnv.services;
  const late = await createTestEnvironment(undefined, {
    receipts: {
      ...receipts,
      pin: async (id, receipt) => {
        await late.db.doc('schema/version').update({ underWay: { what: 'migration' } });
        return receipts.pin(id, receipt);
      },
    },
  });
  const form = await filledForm();
  expect(await late.submit(form)).toMatchObject(refused('dataUpgrading'));
  expect((await late.db.doc(`expenses/${form.id}`).get()).exists).toBe(false);
  await late.close();
});

it('answers the same requests when the data are of this version (#112)', async () => {
  await become(null);
  await answers();
  await markCurrent(testEnv.db);
  for (const [path, { status }] of await answers()) expect([path, status]).toEqual([path, 200]);
});
