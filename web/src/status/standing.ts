import { ROLE_NAMES } from '@pa-ledger/domain/approvers/approval-chain';
import { UNPAID_ENDS } from '@pa-ledger/domain/expenses/expense';
import type { StatusView } from '@pa-ledger/domain/expenses/versions/status-view';
import { PAYMENT_METHOD_NAMES } from '@pa-ledger/domain/payments/payment';
import { formatDate, formatInstant } from '@pa-ledger/domain/time/dates';
import { statusMessages } from './status-messages.ts';

/** Returns the state of an expense in one line. */
export function standingText({ status, steps, payment, paysVendor }: StatusView): string {
  switch (status) {
    case 'pending': {
      const open = steps.find((step) => step.status === 'open');
      return open === undefined
        ? statusMessages.beingChecked
        : statusMessages.pending(ROLE_NAMES[open.role]);
    }
    case 'paid':
      return payment === null
        ? statusMessages.paid
        : statusMessages.paidBy(
            paysVendor,
            PAYMENT_METHOD_NAMES[payment.method],
            formatDate(payment.date),
          );
    case 'approved':
      return statusMessages.approved(paysVendor);
    default:
      return statusMessages[status];
  }
}

/** Returns since when, or '' if a date already says it. */
export function sinceText({ status, since, timeZone }: StatusView): string {
  if (since === null || status === 'paid') return '';
  const moment = formatInstant(since, timeZone);
  return UNPAID_ENDS.includes(status) ? statusMessages.on(moment) : statusMessages.since(moment);
}

/** Returns the steps with their status in words. */
export function stepTexts({ status, steps }: StatusView) {
  const isOver = UNPAID_ENDS.includes(status);
  return steps.map((step) => ({
    key: step.role,
    status: step.status,
    title: ROLE_NAMES[step.role],
    state:
      step.status === 'waiting' && isOver
        ? statusMessages.notReached
        : statusMessages.step[step.status],
  }));
}

/** Returns who wrote the reason. */
export function writerText({ role }: NonNullable<StatusView['reason']>): string {
  return role === null ? statusMessages.adminWrote : statusMessages.wrote(ROLE_NAMES[role]);
}
