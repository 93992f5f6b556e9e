import { signersIn } from '@pa-ledger/domain/accounts/signers';
import { errorMessages } from '@pa-ledger/domain/error-messages';
import { sendCheck, signCheck } from '@pa-ledger/domain/expenses/actions/handle-check';
import type { WayToSend } from '@pa-ledger/domain/payments/check';
import { expensesPaidBy, type RecordedPayment } from '@pa-ledger/domain/payments/recorded-payment';
import { actorFields, type Person } from '@pa-ledger/domain/people/person';
import type { Firestore } from 'firebase-admin/firestore';
import { readBookkeepers } from '../../people/people.ts';
import { ACCOUNTS } from '../../firestore/paths.ts';
import { addPaymentChange } from '../../payments/payment-changes.ts';
import { readPayment } from '../../payments/payments.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { expenseManaged } from '../../platform/logs.ts';
import { retryOnContention } from '../../platform/retry-on-contention.ts';
import type { Services } from '../../platform/services.ts';
import { commitChanges, commitOf } from '../store/commit-changes.ts';
import { readAllExpenses } from '../expenses.ts';

/** What an administrator records about checks, by the ids of their payments. */
export type CheckAct =
  | {
      readonly act: 'sign';
      readonly payments: readonly string[];
      readonly signer: string;
      readonly date: string;
    }
  | {
      readonly act: 'send';
      readonly payments: readonly string[];
      readonly how: WayToSend;
      readonly date: string;
    };

/**
 * Records a signature on checks, or that they were mailed or handed over: one commit for each. Looks at all of them
 * first, so that one that's refused doesn't leave the others half done. A repeat changes nothing.
 * @throws DomainError why it can't be done, which names the check, or `busy` after six tries.
 */
export async function handleChecks(act: CheckAct, by: Person, services: Services): Promise<void> {
  for (const id of act.payments) await handleCheck(id, act, by, services, false);
  for (const id of act.payments)
    await retryOnContention(id, () => handleCheck(id, act, by, services, true));
}

async function handleCheck(
  id: string,
  act: CheckAct,
  by: Person,
  services: Services,
  stores: boolean,
): Promise<void> {
  const { db, organization, clock } = services;
  const now = clock();
  const payment = await readPayment(db, id);
  if (payment === null) throw new DomainError('notPaid');
  const stored = await readAllExpenses(db, expensesPaidBy(payment));
  const expenses = stored.map(({ expense }) => expense);
  const context = {
    by,
    admins: await readBookkeepers(db, now),
    now,
    timeZone: organization.timeZone,
    needed: organization.policies.checkSignatures,
    signers: await readSigners(db, payment),
  };
  const outcome =
    act.act === 'sign'
      ? signCheck(payment, expenses, act, context)
      : sendCheck(payment, expenses, act, context);
  if (outcome.kind === 'refused') {
    const sentence = outcome.sentence ?? errorMessages[outcome.why];
    const number = payment.checkNumber ?? '';
    const isNamed = act.payments.length === 1 || sentence.includes(number);
    throw new DomainError(outcome.why, {
      sentence: isNamed ? sentence : `Check ${number}: ${sentence}`,
    });
  }
  if (outcome.kind === 'repeated' || !stores) return;
  const commits = outcome.changes.flatMap((changed) => {
    const before = stored.find(({ expense }) => expense.id === changed.expense.id);
    return before === undefined ? [] : [commitOf(before, changed)];
  });
  await commitChanges(db, commits, actorFields(by), now, {
    also: (writes) => addPaymentChange(writes, db, outcome.payment, by, now),
  });
  for (const { expense, change } of commits) expenseManaged(expense.id, change.what);
}

/** Reads who may sign the checks of a payment's account; nobody in particular without one. */
async function readSigners(db: Firestore, { accountId }: RecordedPayment) {
  if (accountId === undefined) return [];
  return signersIn((await db.collection(ACCOUNTS).doc(accountId).get()).data() ?? null);
}
