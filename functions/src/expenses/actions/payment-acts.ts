import {
  recordPayment,
  type AskedExpense,
  type PaymentContext,
  type PaymentOutcome,
} from '@pa-ledger/domain/expenses/actions/record-payment';
import {
  takeAway,
  voidPayment,
  type TypedVoid,
} from '@pa-ledger/domain/expenses/actions/take-payment-back';
import type { PaymentChange } from '@pa-ledger/domain/payments/recorded-payment';
import type { TypedPayment } from '@pa-ledger/domain/payments/payment';
import { dateAt } from '@pa-ledger/domain/time/dates';
import { actorFields, type Administrator } from '@pa-ledger/domain/people/administrator';
import type { PaymentLine } from '@pa-ledger/domain/payments/recorded-payment';
import type { Firestore } from 'firebase-admin/firestore';
import { requireNothingGivenBack } from '../../entries/returns.ts';
import { booksFrom } from '../../firestore/books.ts';
import { BOOKS, FUNDS, PAYMENTS } from '../../firestore/paths.ts';
import { readListedAdmins } from '../../admins/admins.ts';
import { requireFreeNumber } from '../../payments/check-numbers.ts';
import { addPaymentChange } from '../../payments/payment-changes.ts';
import { readPayment } from '../../payments/payments.ts';
import { readMark } from '../../payments/ratified-day.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { expenseManaged } from '../../platform/logs.ts';
import { retryOnContention } from '../../platform/retry-on-contention.ts';
import type { Services } from '../../platform/services.ts';
import { readAtOnce, type StoredExpense } from '../expenses.ts';
import { commitChanges, commitOf } from '../store/commit-changes.ts';
import { requireReason } from './require-reason.ts';

/** What an administrator does with a payment. A payment is named by its id. */
export type PaymentAct =
  | {
      readonly act: 'record';
      readonly expenses: readonly AskedExpense[];
      readonly payment: TypedPayment;
    }
  | ({ readonly act: 'void'; readonly payment: string } & TypedVoid)
  | { readonly act: 'mistake'; readonly payment: string; readonly reason: string };

/**
 * Stores a payment, or what takes it back, with all of its expenses in one commit. What was done before changes nothing.
 * @throws DomainError why it cannot be done, or `busy` after six tries.
 */
export async function managePayment(
  act: PaymentAct,
  by: Administrator,
  services: Services,
): Promise<void> {
  const tidied = act.act === 'record' ? act : { ...act, reason: requireReason(act.reason) };
  const about = act.act === 'record' ? (act.expenses[0]?.id ?? '') : act.payment;
  await retryOnContention(about, services, () => attempt(tidied, by, services));
}

async function attempt(act: PaymentAct, by: Administrator, services: Services): Promise<void> {
  const { db, organization } = services;
  const now = services.clock();
  // Each try reads it, so that it sees who was added meanwhile. The other acts do not need it.
  const admins = act.act === 'record' ? await readListedAdmins(db) : [];
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
  services.checkpoint('before commit');
  let endMark: ((day: string) => void) | undefined;
  await commitChanges(db, commits, actorFields(by), now, {
    days: [dayOf(act, payment)],
    entry: payment.before === null ? payment.after : null,
    // What was entered by mistake ceases to count.
    taken: payment.after.mistake === null ? null : { collection: PAYMENTS, id: payment.after.id },
    require: async (transaction) => {
      if (act.act === 'record') return;
      const place = { collection: PAYMENTS, id: payment.after.id } as const;
      endMark = (await readMark(transaction, db, place)).end;
      const unpaid = commits.map(({ expense }) => expense.id);
      await requireNothingGivenBack(transaction, db, unpaid);
    },
    async also(writes) {
      await addPaymentChange(writes, db, payment, by, now);
      // An entry by mistake ends on the day on which that was said.
      endMark?.(act.act === 'void' ? act.date : dateAt(now, organization.timeZone));
    },
  });
  services.checkpoint('after commit');
  for (const { expense, change } of commits) expenseManaged(expense.id, change.what);
}

/** @throws DomainError `fundGone` if the fund of one of the lines was deleted since it was chosen. */
async function requireFunds(db: Firestore, lines: readonly PaymentLine[]): Promise<void> {
  const ids = new Set(lines.flatMap(({ fundId }) => fundId ?? []));
  const funds = await db.getAll(...[...ids].map((id) => db.collection(FUNDS).doc(id)));
  if (funds.some((fund) => !fund.exists)) throw new DomainError('fundGone');
}

/** The day on which an act changes what counts: a payment of a closed year can be voided on a later day. */
function dayOf(act: PaymentAct, { after }: PaymentChange): string {
  return act.act === 'void' ? act.date : after.date;
}

/** What an act comes to, for its expenses as they are now. */
async function outcomeOf(
  act: PaymentAct,
  context: PaymentContext,
  services: Services,
): Promise<{ readonly outcome: PaymentOutcome; readonly stored: readonly StoredExpense[] }> {
  if (act.act === 'record') {
    const stored = await readAll(
      act.expenses.map(({ id }) => id),
      services,
    );
    const found = stored.map(({ expense }) => expense);
    return { stored, outcome: recordPayment(found, act.expenses, act.payment, context) };
  }
  const payment = await readPayment(services.db, act.payment);
  if (payment === null) throw new DomainError('notPaid');
  const stored = await readAll(
    payment.lines.map(({ expenseId }) => expenseId),
    services,
  );
  const found = stored.map(({ expense }) => expense);
  if (act.act === 'mistake')
    return { stored, outcome: takeAway(payment, found, act.reason, context) };
  // A year that is closed at this moment counts as closed after the void.
  const { closedThrough } = booksFrom(await services.db.doc(BOOKS).get());
  return { stored, outcome: voidPayment(payment, found, act, { ...context, closedThrough }) };
}

/** Reads expenses in this order. @throws DomainError `unknownExpense` if one of them does not exist. */
async function readAll(
  ids: readonly string[],
  { db, checkpoint }: Services,
): Promise<readonly StoredExpense[]> {
  const { stored } = await readAtOnce(db, ids);
  checkpoint('after read');
  return stored.map((expense) => {
    if (expense === null) throw new DomainError('unknownExpense');
    return expense;
  });
}
