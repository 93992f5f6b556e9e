import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { instantOf } from '../../functions/src/firestore/timestamps.ts';
import { problemsIn } from './findings.ts';
import type { ProjectData } from './project-data.ts';

/** Emails go out every five minutes. One that is this late, in ms, is stuck. */
const STUCK_MS = 2 * 60 * 60 * 1000;

const WAITING: readonly unknown[] = ['PENDING', 'PROCESSING', 'HELD'];

/**
 * Checks that the outbox gave up no email, that none has waited for hours, and that everyone an expense waits for got an email.
 * @param now in milliseconds since 1970.
 */
export function checkMails(
  { mail, expenses }: Pick<ProjectData, 'mail' | 'expenses'>,
  now: number,
): string[] {
  const asked = new Set(
    mail
      .filter(({ data: { purpose } }) => purpose === 'review')
      .map(({ data: { expenseId, step, to } }) => [expenseId, step, to].join()),
  );
  return [
    ...mail.flatMap(({ id, updatedAt = 0, data }) => {
      const { state, purpose, failure, dueAt, leaseUntil } = data;
      const due = instantOf(leaseUntil) ?? instantOf(dueAt) ?? 0;
      const isStuck = WAITING.includes(state) && now - Math.max(due, updatedAt) > STUCK_MS;
      return problemsIn([
        [state === 'DEAD', `mail/${id} (${purpose}) couldn't be delivered: ${failure}.`],
        [isStuck, `mail/${id} (${purpose}) hasn't gone out.`],
      ]);
    }),
    ...expenses.flatMap(({ id, data }) => {
      const steps = data['steps'] as ListedExpense['steps'];
      return steps.flatMap(({ status, approvers }, step) =>
        (status === 'open' ? approvers : [])
          .filter((approver) => !asked.has([id, step, approver].join()))
          .map((approver) => `expenses/${id} waits for ${approver}, who wasn't emailed.`),
      );
    }),
  ];
}
