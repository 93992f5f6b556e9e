import { amountOf, formatCents } from '@pa-ledger/domain/money/money';
import { inCategory } from '@pa-ledger/domain/approvers/approval-chain';
import { UNPAID_ENDS } from '@pa-ledger/domain/expenses/expense';
import type { StatusView } from '@pa-ledger/domain/expenses/versions/status-view';
import type { Messages } from '../ui/messages.ts';

/** What the state of a request is said with. */
export type StandingWords = Pick<Messages, 'status' | 'roles' | 'dates' | 'expense' | 'payments'>;

/** Returns the state of an expense in one line. */
export function standingText(
  words: StandingWords,
  { status, steps, payment, paysVendor }: StatusView,
): string {
  switch (status) {
    case 'pending': {
      const open = steps.find((step) => step.status === 'open');
      return open === undefined
        ? words.status.beingChecked
        : words.status.pending(words.roles.names[open.role]);
    }
    case 'paid': {
      if (payment === null) return words.status.paid;
      const { method, date, sent } = payment;
      if (sent !== undefined)
        return words.status.sent[sent.how](paysVendor, words.dates.date(sent.on));
      return method === 'check'
        ? words.status.beingSigned(paysVendor)
        : words.status.paidBy(paysVendor, words.payments.methods[method], words.dates.date(date));
    }
    case 'approved':
      return words.status.approved(paysVendor);
    default:
      return words.status[status];
  }
}

/** Returns since when, or '' if a date already says it. */
export function sinceText(words: StandingWords, { status, since, timeZone }: StatusView): string {
  if (since === null || status === 'paid') return '';
  const moment = words.dates.instant(since, timeZone);
  return UNPAID_ENDS.includes(status) ? words.status.on(moment) : words.status.since(moment);
}

/** Returns the steps with their status in words. */
export function stepTexts(words: StandingWords, { status, steps }: StatusView) {
  const isOver = UNPAID_ENDS.includes(status);
  return steps.map((step) => ({
    key: `${step.role} ${step.category}`,
    status: step.status,
    title: inCategory(words.roles.names[step.role], step.category),
    state:
      step.status === 'waiting' && isOver
        ? words.status.notReached
        : words.status.step[step.status],
  }));
}

/** Returns how the submitter will be paid, while that's ahead; nothing if a vendor gets paid. */
export function payByFacts(
  words: StandingWords,
  { status, paysVendor, ...view }: StatusView,
): [label: string, promise: string][] {
  const isAhead = status !== 'paid' && !UNPAID_ENDS.includes(status);
  return isAhead && !paysVendor ? [[words.status.payBy, words.expense.promise(view)]] : [];
}

/** Says who changed the request last, and how. @param amount what we pay now, in dollars. */
export function adjustedText(
  words: StandingWords,
  amount: number,
  { role, from }: NonNullable<StatusView['adjusted']>,
): string {
  const who = role && words.roles.names[role];
  return amount < from
    ? words.status.lowered(who, formatCents(amountOf(from)), formatCents(amountOf(amount)))
    : words.status.changed(who);
}

/** Returns who wrote the reason. */
export function writerText(
  words: StandingWords,
  { role }: NonNullable<StatusView['reason']>,
): string {
  return role === null ? words.status.adminWrote : words.status.wrote(words.roles.names[role]);
}
