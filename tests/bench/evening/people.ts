import type { SubmissionInput } from '@pa-ledger/domain/expenses/expense';
import { expenseIdOfToken } from '@pa-ledger/domain/links/link';
import { organization } from '@pa-ledger/domain/organization';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { putRecorded } from '../../../tools/seed/put-recorded.ts';
import { adminEntry } from '../../fixtures/admins.ts';
import { post, send } from '../../functions/support/api.ts';
import { PEOPLE, setApprovers, YEAR, FUND } from '../../functions/support/association.ts';
import { decisionBody } from '../../functions/support/decision-body.ts';
import { claimOf, filledForm, SMALL_PDF, upload } from '../../functions/support/expenses.ts';
import { register, tokenOf } from '../../functions/support/sign-in.ts';
import { db, newExpenseId, suite } from '../../functions/support/suite.ts';
import { seenWith, tokenIn } from '../../functions/support/test-environment.ts';
import { seededBytes } from '../../support/random.ts';
import type { Calls } from './calls.ts';

/** Two presidents and the treasurer beside the approvers of events: 30 approvers in all. */
const EVENTS = 27;
const TREASURERS = 5;
/** A page of the panel's list. */
const PAGE = 25;
/** A photo of a receipt as a phone sends it once it was made smaller, in bytes. */
const RECEIPT_BYTES = 400_000;

/** One category of an event with its approver. */
export interface Event {
  readonly name: string;
  readonly approver: string;
}

/** The school with its events and who approves them. */
export async function foundSchool(): Promise<readonly Event[]> {
  const events = Array.from({ length: EVENTS }, (_, index) => ({
    name: `Event ${index + 1}`,
    approver: `chair.${index + 1}@example.com`,
  }));
  for (const [index, { name }] of events.entries()) {
    await putRecorded(db, `categories/event${index}`, { name, requiresEventApprover: true });
    await putRecorded(db, `budgetItems/event${index}Line`, {
      categoryId: `event${index}`,
      fundId: FUND.id,
      fiscalYear: YEAR,
      originalBudget: 90_000,
      changes: 0,
      finalBudget: 90_000,
    });
  }
  await setApprovers({
    presidents: [PEOPLE.president, PEOPLE.otherPresident],
    treasurer: PEOPLE.treasurer,
    eventApprovers: Object.fromEntries(events.map(({ name, approver }) => [name, approver])),
  });
  return events;
}

/** A parent: opens the form, adds a receipt and submits. @returns the expense's id. */
export async function submitExpense(calls: Calls, event: Event): Promise<string> {
  await calls.make('form options', () => send('/api/form-options'));
  const id = newExpenseId();
  const bytes = Buffer.concat([SMALL_PDF, seededBytes(RECEIPT_BYTES)]);
  await calls.make('upload', async () => ({ status: await upload(id, 0, bytes) }));
  const form: SubmissionInput = await filledForm({
    id,
    category: event.name,
    receipts: [claimOf(0, bytes, 'application/pdf')],
  });
  await calls.make('submission', () => post('/api/submit-expense', form));
  return id;
}

/** An approver: opens the link, looks, and approves. */
export async function approve(
  calls: Calls,
  expenseId: string,
  step: number,
  approver: string,
): Promise<void> {
  const token = await tokenIn(db, { expenseId, step, approver });
  const headers = { 'X-Approval-Token': token };
  await calls.make('review', () => send('/api/review-expense', { headers }));
  const body = {
    ...decisionBody(expenseIdOfToken(token), 'approve'),
    ...(await seenWith(db, token)),
  };
  await calls.make('decision', () => post('/api/update-expense', body, headers));
}

/** A treasurer at the panel. */
export interface Treasurer {
  readonly look: () => Promise<void>;
  readonly pay: (expenseId: string, checkNumber: string) => Promise<void>;
}

/** Administrators who are signed in. */
export function signInTreasurers(calls: Calls): Promise<Treasurer[]> {
  return Promise.all(Array.from({ length: TREASURERS }, () => signInTreasurer(calls)));
}

async function signInTreasurer(calls: Calls): Promise<Treasurer> {
  const account = await register({ admin: true });
  await db.doc(`admins/${account.uid}`).set(adminEntry(account.email));
  const headers = { Authorization: `Bearer ${await tokenOf(account)}` };
  return {
    look: async () => void (await calls.make('list', () => readFirstPage(headers))),
    pay: async (id, checkNumber) => {
      const date = dateAt(Date.now(), organization.timeZone);
      await calls.make('payment', () =>
        post(
          '/api/admin/manage-payment',
          {
            act: 'record',
            expenses: [{ id, number: 1 }],
            payment: { method: 'check', checkNumber, date },
          },
          headers,
        ),
      );
    },
  };
}

/** Reads the newest expenses under the rules, as the panel's list does. */
function readFirstPage(headers: Record<string, string>): Promise<Response> {
  const place = `projects/${suite('GCLOUD_PROJECT')}/databases/(default)/documents:runQuery`;
  return fetch(`http://${suite('FIRESTORE_EMULATOR_HOST')}/v1/${place}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: 'expenses' }],
        orderBy: [{ field: { fieldPath: 'submittedAt' }, direction: 'DESCENDING' }],
        limit: PAGE,
      },
    }),
  });
}
