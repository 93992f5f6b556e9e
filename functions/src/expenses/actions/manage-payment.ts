import * as z from 'zod';
import { isDocumentId } from '@pa-ledger/domain/untyped';
import {
  VOID_FIELDS,
  takeAway,
  voidPayment,
  type TypedVoid,
} from '@pa-ledger/domain/expenses/actions/take-payment-back';
import { REASON } from '@pa-ledger/domain/expenses/reason-messages';
import { isExpenseId } from '@pa-ledger/domain/expenses/reference';
import { typedSchemas } from '@pa-ledger/domain/fields/schema';
import { MAX_MANAGE_BODY_BYTES, MAX_PAID_AT_ONCE } from '@pa-ledger/domain/limits';
import { SPOILED_FIELDS } from '@pa-ledger/domain/bank/spoiled-check';
import { type WayToSend } from '@pa-ledger/domain/payments/check';
import { WAYS_TO_SEND } from '@pa-ledger/domain/payments/payment-messages';
import { PAYMENT_FIELDS, type TypedPayment } from '@pa-ledger/domain/payments/payment';
import { adminEndpoint, requireReason } from '../../people/admin-endpoint.ts';
import { success } from '../../http/answer.ts';
import {
  recordPayment,
  type ExpenseToRecord,
  type PaymentContext,
  type PaymentOutcome,
} from '@pa-ledger/domain/expenses/actions/record-payment';
import {
  expensesPaidBy,
  type PaymentChange,
  type PaymentLine,
} from '@pa-ledger/domain/payments/recorded-payment';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { actorFields, type Person } from '@pa-ledger/domain/people/person';
import type { Firestore } from 'firebase-admin/firestore';
import { requireNothingGivenBack } from '../../entries/returns.ts';
import { booksFrom } from '../../firestore/books.ts';
import { BOOKS, FUNDS, PAYMENTS } from '../../firestore/paths.ts';
import { readBookkeepers } from '../../people/people.ts';
import { requireFreeNumber } from '../../payments/check-numbers.ts';
import { addPaymentChange } from '../../payments/payment-changes.ts';
import { readPayment } from '../../payments/payments.ts';
import { spoilCheck, unspoilCheck } from '../../payments/spoiled-checks.ts';
import { readRatificationMark } from '../../payments/ratification-mark.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { expenseManaged } from '../../platform/logs.ts';
import { retryOnContention } from '../../platform/retry-on-contention.ts';
import type { Services } from '../../platform/services.ts';
import { readAllExpenses, readOfSubmitters, type StoredExpense } from '../expenses.ts';
import { commitChanges, commitOf } from '../store/commit-changes.ts';
import { handleChecks } from './handle-checks.ts';

const paymentId = z.string().refine(isDocumentId);
const expenses = z
  .array(z.strictObject({ id: z.string().refine(isExpenseId), number: z.int().min(1) }))
  .min(1)
  .max(MAX_PAID_AT_ONCE)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length);

const payments = z
  .array(paymentId)
  .min(1)
  .max(MAX_PAID_AT_ONCE)
  .refine((all) => new Set(all).size === all.length);

const shape = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('record'),
    expenses,
    payment: z.strictObject(typedSchemas(PAYMENT_FIELDS)),
  }),
  z.strictObject({ act: z.literal('void'), payment: paymentId, ...typedSchemas(VOID_FIELDS) }),
  z.strictObject({
    act: z.literal('mistake'),
    payment: paymentId,
    ...typedSchemas({ reason: REASON }),
  }),
  z.strictObject({ act: z.literal('sign'), payments, signer: z.string(), date: z.string() }),
  z.strictObject({
    act: z.literal('send'),
    payments,
    how: z.enum(Object.keys(WAYS_TO_SEND) as [WayToSend]),
    date: z.string(),
  }),
  z.strictObject({ act: z.literal('spoil'), ...typedSchemas(SPOILED_FIELDS) }),
  z.strictObject({ act: z.literal('unspoil'), checkNumber: z.string() }),
]);

/**
 * `POST /api/admin/manage-payment`, with an administrator's `Authorization: Bearer <ID token>`: a payment and all of
 * its expenses, in one commit.
 *
 *   {act: 'record', expenses: [{id, number: 1}], payment: {method, checkNumber: '1042' | '' | null, date, accountId?}}
 *   {act: 'void', payment: id, date: 'YYYY-MM-DD', reason}
 *   {act: 'mistake', payment: id, reason}
 *   {act: 'sign', payments: [id], signer, date}  who signed checks, and when; at most 20 at once
 *   {act: 'send', payments: [id], how: 'mailed' | 'handedOver', date}  refused until they have their signatures
 *   {act: 'spoil', checkNumber, date, accountId?, reason}  a check that paid nothing
 *   {act: 'unspoil', checkNumber}  removes that again
 *
 * `number` is `payments + 1` of the expense as the person saw it; `method` is check, debitCard, transfer, cash, or
 * other.
 *
 * Answers `{success: true}`, even if it was done before, or `{success: false, error}`: 400 (an unreadable form, several
 * payees, no reason, an impossible date), 401, 403, 409 (an expense is in another state; no one confirmed where an app
 * is to pay; the check is used, and the sentence says for what; an expense that would become unpaid has a return, and
 * the sentence says which and how much), 413, 415, 429, 500, and 503.
 */
export const managePaymentEndpoint = adminEndpoint({
  name: 'manage-payment',
  failure: 'saveFailed',
  shape,
  maxBytes: MAX_MANAGE_BODY_BYTES,
  async answer(act, by, services) {
    await perform(act, by, services);
    return success();
  },
});

async function perform(act: z.infer<typeof shape>, by: Person, services: Services): Promise<void> {
  switch (act.act) {
    case 'sign':
    case 'send':
      return handleChecks(act, by, services);
    case 'spoil':
      return spoilCheck(act, by, services);
    case 'unspoil':
      return unspoilCheck(act.checkNumber, by, services);
    default:
      return managePayment(act, by, services);
  }
}

/** What an administrator does with a payment. An id names an existing one. */
type PaymentAct =
  | {
      readonly act: 'record';
      readonly expenses: readonly ExpenseToRecord[];
      readonly payment: TypedPayment;
    }
  | ({ readonly act: 'void'; readonly payment: string } & TypedVoid)
  | { readonly act: 'mistake'; readonly payment: string; readonly reason: string };

/**
 * Stores a payment or its reversal with all of its expenses in one commit. A repeat changes nothing.
 * @throws DomainError why it can't be done, or `busy` after six tries.
 */
async function managePayment(act: PaymentAct, by: Person, services: Services): Promise<void> {
  const tidied = act.act === 'record' ? act : { ...act, reason: requireReason(act.reason) };
  const about = act.act === 'record' ? (act.expenses[0]?.id ?? '') : act.payment;
  await retryOnContention(about, () => attempt(tidied, by, services));
}

async function attempt(act: PaymentAct, by: Person, services: Services): Promise<void> {
  const { db, organization } = services;
  const now = services.clock();
  // Each try reads it anew, so that it sees new administrators. The other acts don't need it.
  const admins = act.act === 'record' ? await readBookkeepers(db, now) : [];
  const context = { by, admins, now, timeZone: organization.timeZone };
  const { outcome, stored } = await outcomeOf(act, context, services);
  if (outcome.kind === 'repeated') return;
  if (outcome.kind === 'refused')
    throw new DomainError(outcome.why, { sentence: outcome.sentence ?? undefined });
  const { payment, changes } = outcome;
  if (payment.before === null) {
    if (stored.some(({ submissionIntact }) => !submissionIntact))
      throw new DomainError('submissionChanged');
    const { id, checkNumber, lines } = payment.after;
    await requireFunds(db, lines);
    await requireFreeNumber(db, { kind: 'payment', id }, checkNumber);
  }
  const commits = changes.flatMap((changed) => {
    const before = stored.find(({ expense }) => expense.id === changed.expense.id);
    return before === undefined ? [] : [commitOf(before, changed)];
  });
  let endMark: ((day: string) => void) | undefined;
  await commitChanges(db, commits, actorFields(by), now, {
    days: [dayOf(act, payment)],
    entry: payment.before === null ? payment.after : null,
    // A mistaken entry stops counting.
    removed: payment.after.mistake === null ? null : { collection: PAYMENTS, id: payment.after.id },
    require: async (transaction) => {
      if (act.act === 'record') return;
      const place = { collection: PAYMENTS, id: payment.after.id } as const;
      endMark = (await readRatificationMark(transaction, db, place)).end;
      const unpaid = commits.map(({ expense }) => expense.id);
      await requireNothingGivenBack(transaction, db, unpaid);
    },
    async also(writes) {
      await addPaymentChange(writes, db, payment, by, now);
      // A mistaken entry ends on the date of its deletion.
      endMark?.(act.act === 'void' ? act.date : dateAt(now, organization.timeZone));
    },
  });
  for (const { expense, change } of commits) expenseManaged(expense.id, change.what);
}

/** @throws DomainError `fundGone` if someone deleted the fund of a line since. */
async function requireFunds(db: Firestore, lines: readonly PaymentLine[]): Promise<void> {
  const ids = new Set(lines.flatMap(({ fundId }) => fundId ?? []));
  const funds = await db.getAll(...[...ids].map((id) => db.collection(FUNDS).doc(id)));
  if (funds.some((fund) => !fund.exists)) throw new DomainError('fundGone');
}

/** The date on which an act changes what counts: a payment of a closed year can be voided on a later date. */
function dayOf(act: PaymentAct, { after }: PaymentChange): string {
  return act.act === 'void' ? act.date : after.date;
}

/** Works out what an act changes on its current expenses. */
async function outcomeOf(
  act: PaymentAct,
  context: Omit<PaymentContext, 'ofSubmitters'>,
  services: Services,
): Promise<{ readonly outcome: PaymentOutcome; readonly stored: readonly StoredExpense[] }> {
  if (act.act === 'record') {
    const stored = await readAllExpenses(
      services.db,
      act.expenses.map(({ id }) => id),
    );
    const found = stored.map(({ expense }) => expense);
    const ofSubmitters = await readOfSubmitters(services.db, found);
    const outcome = recordPayment(found, act.expenses, act.payment, { ...context, ofSubmitters });
    return { stored, outcome };
  }
  const payment = await readPayment(services.db, act.payment);
  if (payment === null) throw new DomainError('notPaid');
  const stored = await readAllExpenses(services.db, expensesPaidBy(payment));
  const found = stored.map(({ expense }) => expense);
  if (act.act === 'mistake')
    return { stored, outcome: takeAway(payment, found, act.reason, context) };
  // If a year closes at this moment, the closing counts as later than the void.
  const { closedThrough } = booksFrom(await services.db.doc(BOOKS).get());
  return { stored, outcome: voidPayment(payment, found, act, { ...context, closedThrough }) };
}
