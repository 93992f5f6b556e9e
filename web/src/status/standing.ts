import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { inCategory, ROLE_NAMES } from '@pa-ledger/domain/approvers/approval-chain';
import { UNPAID_ENDS } from '@pa-ledger/domain/expenses/expense';
import { payByPromise } from '@pa-ledger/domain/expenses/payee';
import type { StatusView } from '@pa-ledger/domain/expenses/versions/status-view';
import { PAYMENT_METHOD_NAMES } from '@pa-ledger/domain/payments/methods';
import { formatDate, formatInstant } from '@pa-ledger/domain/time/dates';
import type { StatusMessages } from './status-messages.ts';

/** Returns the state of an expense in one line. */
export function standingText(
  messages: StatusMessages,
  { status, steps, payment, paysVendor }: StatusView,
): string {
  switch (status) {
    case 'pending': {
      const open = steps.find((step) => step.status === 'open');
      return open === undefined ? messages.beingChecked : messages.pending(ROLE_NAMES[open.role]);
    }
    case 'paid': {
      if (payment === null) return messages.paid;
      const { method, date, sent } = payment;
      if (sent !== undefined) return messages.sent[sent.how](paysVendor, formatDate(sent.on));
      return method === 'check'
        ? messages.beingSigned(paysVendor)
        : messages.paidBy(paysVendor, PAYMENT_METHOD_NAMES[method], formatDate(date));
    }
    case 'approved':
      return messages.approved(paysVendor);
    default:
      return messages[status];
  }
}

/** Returns since when, or '' if a date already says it. */
export function sinceText(
  messages: StatusMessages,
  { status, since, timeZone }: StatusView,
): string {
  if (since === null || status === 'paid') return '';
  const moment = formatInstant(since, timeZone);
  return UNPAID_ENDS.includes(status) ? messages.on(moment) : messages.since(moment);
}

/** Returns the steps with their status in words. */
export function stepTexts(messages: StatusMessages, { status, steps }: StatusView) {
  const isOver = UNPAID_ENDS.includes(status);
  return steps.map((step) => ({
    key: `${step.role} ${step.category}`,
    status: step.status,
    title: inCategory(ROLE_NAMES[step.role], step.category),
    state: step.status === 'waiting' && isOver ? messages.notReached : messages.step[step.status],
  }));
}

/** Returns how the submitter will be paid, while that's ahead; nothing if a vendor gets paid. */
export function payByFacts(
  messages: StatusMessages,
  { status, paysVendor, ...view }: StatusView,
): [label: string, promise: string][] {
  const isAhead = status !== 'paid' && !UNPAID_ENDS.includes(status);
  return isAhead && !paysVendor ? [[messages.payBy, payByPromise(view)]] : [];
}

/** Says who changed the request last, and how. @param amount what we pay now, in dollars. */
export function adjustedText(
  messages: StatusMessages,
  amount: number,
  { role, from }: NonNullable<StatusView['adjusted']>,
): string {
  const who = role && ROLE_NAMES[role];
  return amount < from
    ? messages.lowered(who, formatCents(amountOf(from)), formatCents(amountOf(amount)))
    : messages.changed(who);
}

/** Returns who wrote the reason. */
export function writerText(
  messages: StatusMessages,
  { role }: NonNullable<StatusView['reason']>,
): string {
  return role === null ? messages.adminWrote : messages.wrote(ROLE_NAMES[role]);
}
