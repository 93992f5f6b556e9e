import { paymentIdOf } from '@pa-ledger/domain/payments/recorded-payment';
import { organization } from '@pa-ledger/domain/organization';
import { dateAt } from '@pa-ledger/domain/time/dates';
import {
  MAX_ACCOUNT_BODY_BYTES,
  MAX_ADVANCE_BODY_BYTES,
  MAX_DEPOSIT_BODY_BYTES,
  MAX_LETTER_BODY_BYTES,
  MAX_RATIFY_BODY_BYTES,
  MAX_RECONCILE_BODY_BYTES,
  MAX_SERVICE_BODY_BYTES,
} from '@pa-ledger/domain/limits';
import { errorMessages } from '@pa-ledger/domain/error-messages';
import { sharesFrom } from '@pa-ledger/domain/home/open-work';
import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPerson } from '../../ops/people/people.ts';
import { pdfReceipt } from '../fixtures/receipt-files.ts';
import { createRecorded, putRecorded } from '../../tools/seed/put-recorded.ts';
import { call, decideWith, post, send, submit } from './support/api.ts';
import { foundAssociation, PEOPLE } from './support/association.ts';
import { TIMEOUT_MS, times } from '../support/random.ts';
import { FINDING, NO_ADVANCE, NO_PAPER, NO_SALE, REVIEW } from './support/bank-requests.ts';
import { filledForm } from './support/expenses.ts';
import { brokenInvariants } from './support/invariants.ts';
import { accountsApp, newAddress, register, tokenOf } from './support/sign-in.ts';
import { linkTo, submittedWith } from './support/submitted-receipts.ts';
import { pollUntil } from './support/poll-until.ts';
import { db, newExpenseId } from './support/suite.ts';
import { tokenIn } from './support/test-environment.ts';

/** Through Hosting, the functions and the triggers as they run. */

const PASSWORD = 'a long enough passphrase';
let admin: { readonly email: string; readonly headers: Record<string, string> };
let outsider: Record<string, string>;

beforeAll(async () => {
  await foundAssociation();
  const email = newAddress();
  await addPerson(accountsApp, { email, name: 'Ruth Adeyemi', password: PASSWORD });
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  admin = { email, headers: bearer(await tokenOf({ email, password: PASSWORD })) };
  // Has the claim, and no document.
  outsider = bearer(await tokenOf(await register({ admin: true })));
});

/** A fund of a test's own, so that its cell is too. */
async function newFund(): Promise<string> {
  const id = `fund-${randomBytes(6).toString('hex')}`;
  await putRecorded(db, `funds/${id}`, { code: '1', name: id });
  return id;
}

/** Waits until a cell reads so; resolves to how long it took, in milliseconds. */
async function untilCell(id: string, wanted: object): Promise<number> {
  const start = performance.now();
  await pollUntil(
    async () => (await db.doc(`totals/${id}`).get()).data() ?? {},
    (found) => Object.entries(wanted).every(([measure, value]) => found[measure] === value),
    (found) => `${id} is ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}.`,
    TIMEOUT_MS / 2,
  );
  return performance.now() - start;
}

const BODIES: Readonly<Record<string, object>> = {
  '/api/admin/manage-expense': { expenseId: newExpenseId(), act: 'setFund', fundId: null },
  '/api/admin/recalculate': { from: null },
  '/api/admin/manage-account': { act: 'delete', id: 'checking', version: 1 },
  '/api/admin/manage-deposit': { act: 'delete', id: newExpenseId(), version: 1 },
  '/api/admin/save-service-sales': NO_SALE,
  '/api/admin/manage-advance': NO_ADVANCE,
  '/api/admin/manage-papers': NO_PAPER,
  '/api/admin/manage-finding': { ...FINDING, on: { collection: 'manualExpenses', id: 'one' } },
  '/api/admin/manage-review': REVIEW,
  '/api/admin/review-marks': { first: REVIEW.first, last: REVIEW.last },
  '/api/admin/reconcile': { act: 'begin', accountId: 'checking', day: '2026-07-31' },
  '/api/admin/confirm-entry': { collection: 'payments', id: 'x', version: 1 },
  '/api/admin/manage-letters': { act: 'void', number: '2026-0001', reason: 'Twice' },
  '/api/admin/ratify': { act: 'takeBack', id: 'meeting', reason: 'Wrong day' },
  '/api/admin/manage-year': { act: 'status' },
  '/api/admin/undo-import': { id: 'x'.repeat(20), from: null },
  '/api/admin/check-admin': {},
};

/** More than what those take that send many items at once. */
const LARGER: Readonly<Record<string, number>> = {
  '/api/admin/manage-account': MAX_ACCOUNT_BODY_BYTES + 1,
  '/api/admin/manage-advance': MAX_ADVANCE_BODY_BYTES + 1,
  '/api/admin/manage-deposit': MAX_DEPOSIT_BODY_BYTES + 1,
  '/api/admin/save-service-sales': MAX_SERVICE_BODY_BYTES + 1,
  '/api/admin/manage-letters': MAX_LETTER_BODY_BYTES + 1,
  '/api/admin/ratify': MAX_RATIFY_BODY_BYTES + 1,
  '/api/admin/reconcile': MAX_RECONCILE_BODY_BYTES + 1,
};

describe.each(Object.entries(BODIES))('%s', (path, body) => {
  it.each([
    ['no token', {}],
    ['nonsense', { Authorization: 'Bearer nonsense' }],
  ])('answers 401 to %s (#63)', async (_name, headers) => {
    const answer = await post(path, body, headers);
    expect([answer.status, answer.body.error]).toEqual([401, errorMessages.signInRequired]);
  });

  it('answers 401 to cookies, also when one holds a good token (#20)', async () => {
    const token = admin.headers['Authorization']?.replace('Bearer ', '') ?? '';
    for (const Cookie of ['pa-ledger-browser=open', `__session=${token}; token=${token}`]) {
      const answer = await post(path, body, { Cookie });
      expect([answer.status, answer.body.error]).toEqual([401, errorMessages.signInRequired]);
    }
  });

  it('answers 403 to somebody else (#63, #64)', async () => {
    const answer = await post(path, body, outsider);
    expect([answer.status, answer.body.error]).toEqual([403, errorMessages.adminsOnly]);
  });

  it('answers 405 to everything but POST', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const answer = await call(path, { method, headers: admin.headers });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    }
  });

  it.each([
    [413, 'a'.repeat(LARGER[path] ?? 20_000)],
    [400, '{'],
    [400, '[]'],
    [400, '{"more":1}'],
  ])('answers %i to a body that is none', async (status, text) => {
    const headers = { 'Content-Type': 'application/json', ...admin.headers };
    expect((await call(path, { method: 'POST', headers, body: text })).status).toBe(status);
  });
});

describe('from the form to the payment', () => {
  it(
    'the totals follow the expense',
    async () => {
      const fundId = await newFund();
      const form = await filledForm({ amount: 45.2 });
      await submit(form);
      const manage = (act: object) =>
        post('/api/admin/manage-expense', { expenseId: form.id, ...act }, admin.headers);
      const managePayment = (act: object) => post('/api/admin/manage-payment', act, admin.headers);
      expect((await manage({ act: 'setFund', fundId })).body).toEqual({ success: true });
      for (const [step, approver] of [PEOPLE.president, PEOPLE.treasurer].entries())
        await decideWith(await tokenIn(db, { expenseId: form.id, step, approver }));
      const stored = await db.doc(`expenses/${form.id}`).get();
      const date = form.expenseDate;
      const today = dateAt(Date.now(), organization.timeZone);
      const [cell, paidCell, voidCell] = [String(stored.get('approvedOn')), date, today].map(
        (day) => `${day.slice(0, 7)}~testOffice~${fundId}`,
      ) as [string, string, string];
      const approved = { approved: 4_520, approvedCount: 1 };
      await untilCell(cell, { ...approved, paid: 0, paidCount: 0 });
      const payment = { method: 'transfer', checkNumber: '', date };
      const expenses = [{ id: form.id, number: 1 }];
      const recorded = await managePayment({ act: 'record', expenses, payment });
      expect(recorded.body).toEqual({ success: true });
      await untilCell(paidCell, { paid: 4_520, paidCount: 1 });
      const voided = { act: 'void', payment: paymentIdOf(form.id, 1), date: today };
      expect((await managePayment({ ...voided, reason: 'Came back' })).body).toEqual({
        success: true,
      });
      // The payment stays in its month, and the void takes it back in its own.
      const isSame = voidCell === paidCell;
      await untilCell(paidCell, isSame ? { paid: 0, paidCount: 0 } : { paid: 4_520, paidCount: 1 });
      if (!isSame) await untilCell(voidCell, { paid: -4_520, paidCount: -1 });
      await untilCell(cell, approved);
      expect((await manage({ act: 'setFund', fundId: null })).body).toEqual({ success: true });
      await untilCell(cell, { approved: 0, approvedCount: 0 });
      expect(await brokenInvariants(db, [form.id])).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it('has the fields for searches', async () => {
    const form = await filledForm({ paidTo: '  Hilltop   CIDER Mill' });
    await submit(form);
    const found = await db
      .collection('expenses')
      .where('payeeKey', '==', 'hilltop cider mill')
      .get();
    expect(found.docs.map(({ id }) => id)).toContain(form.id);
    const stored = await db.doc(`expenses/${form.id}`).get();
    expect(stored.get('searchWords')).toEqual(expect.arrayContaining(['hilltop', 'cid', 'doe']));
    expect(stored.get('receiptHashes')).toEqual(form.receipts.map(({ sha256 }) => sha256));
  });
});

describe('what a meeting ratifies', () => {
  it(
    'is no longer among the work that Home counts, and neither is its void',
    async () => {
      const id = newExpenseId();
      const today = dateAt(Date.now(), organization.timeZone);
      const place = { categoryId: 'testOffice', fundId: await newFund(), date: today };
      const fields = { ...place, amount: 7.5, paidTo: 'Hill', description: 'Ice', method: 'cash' };
      const untilOpen = (isOpen: boolean) =>
        pollUntil(
          async () => {
            const noted = await db.doc(`homeShares/manualExpenses~${id}`).get();
            // It also waits for somebody to confirm it.
            return (sharesFrom(noted.data()) ?? []).some(({ kind }) => kind === 'unratified');
          },
          (found) => found === isOpen,
          (found) => `It's ${found ? 'still' : 'not'} counted.`,
          TIMEOUT_MS / 2,
        );
      const save = (version: number | null, typed: object | null) =>
        post('/api/admin/save-manual-expense', { id, version, fields: typed }, admin.headers);
      const ratify = async (part?: 'void') => {
        const entries = [{ collection: 'manualExpenses', id, part }];
        const meeting = { act: 'ratify', id: newExpenseId(), ratifiedOn: today, entries };
        const answer = await post('/api/admin/ratify', meeting, admin.headers);
        expect(answer.body).toEqual({ success: true, ratified: 1, left: 0 });
      };
      expect((await save(null, fields)).body).toEqual({ success: true });
      await untilOpen(true);
      await ratify();
      await untilOpen(false);
      expect((await save(1, null)).body).toEqual({ success: true });
      await untilOpen(true);
      await ratify('void');
      await untilOpen(false);
    },
    TIMEOUT_MS,
  );
});

const WRITES = times(50, 200);

describe('many writes at once', () => {
  it(
    `${WRITES} of them are all in the totals`,
    async () => {
      const fundId = await newFund();
      const start = performance.now();
      await Promise.all(
        Array.from({ length: WRITES }, (_, at) => {
          const batch = db.batch();
          createRecorded(batch, db, `revenueItems/${fundId}-${at}`, {
            date: '2026-11-01',
            categoryId: 'testOffice',
            fundId,
            amount: 0.1,
            description: `Ticket ${at}`,
          });
          return batch.commit();
        }),
      );
      const written = performance.now() - start;
      const counted = await untilCell(`2026-11~testOffice~${fundId}`, { revenue: 10 * WRITES });
      console.log(
        `${WRITES} writes in ${Math.round(written)} ms, counted ${Math.round(counted)} ms later`,
      );
      // Nothing comes after it either.
      await setTimeout(1_000);
      await untilCell(`2026-11~testOffice~${fundId}`, {
        revenue: 10 * WRITES,
        manual: 0,
        approvedCount: 0,
      });
    },
    TIMEOUT_MS,
  );

  it('Recalculate finds no difference', async () => {
    let from: string | null = null;
    let checked = 0;
    do {
      const { status, body }: Awaited<ReturnType<typeof post>> = await post(
        '/api/admin/recalculate',
        { from },
        admin.headers,
      );
      expect(status).toBe(200);
      checked += Number(body['checked']);
      from = body['next'] as string | null;
    } while (from !== null);
    // Each with its entry of the journal.
    expect(checked).toBeGreaterThan(2 * WRITES);
  });
});

describe('a receipt for an admin', () => {
  const read = (query: string, headers: Record<string, string>) =>
    send(`/api/receipt?${query}`, { headers });

  it('comes byte by byte, only with a sign-in', async () => {
    const file = pdfReceipt();
    const { id } = await submittedWith([file]);
    const answer = await read(`slot=0&expense=${id}`, admin.headers);
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(file.bytes)).toBe(true);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
    for (const query of [
      'slot=0',
      `slot=1&expense=${id}`,
      `slot=&expense=${id}`,
      'slot=0&expense=../x',
      `slot=0&expense=${newExpenseId()}`,
    ])
      expect((await read(query, admin.headers)).status).toBe(400);
  });

  it('is refused to everybody else (#38)', async () => {
    const { id } = await submittedWith([pdfReceipt()]);
    expect((await read(`slot=0&expense=${id}`, {})).status).toBe(403);
    expect((await read(`slot=0&expense=${id}`, outsider)).status).toBe(403);
    const nonsense = { Authorization: 'Bearer nonsense' };
    expect((await read(`slot=0&expense=${id}`, nonsense)).status).toBe(401);
  });

  it('a link shows the receipts of its own expense, whatever else is asked', async () => {
    const file = pdfReceipt();
    const { id } = await submittedWith([file]);
    const other = await filledForm();
    await submit(other);
    const headers = { ...admin.headers, 'X-Approval-Token': await linkTo(id) };
    const answer = await read(`slot=0&expense=${other.id}`, headers);
    expect(answer.bytes.equals(file.bytes)).toBe(true);
  });
});
