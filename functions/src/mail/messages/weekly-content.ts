import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { MOST_LISTED } from '@pa-ledger/domain/mail/reminders';
import type { StuckExpense, Weekly } from '@pa-ledger/domain/mail/weekly';
import { formatCents } from '@pa-ledger/domain/money/money';
import type { Organization } from '@pa-ledger/domain/organization';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { footerOf, titleOf } from './content-parts.ts';
import type { MailContent, MailItem } from './layout.ts';
import { mailMessages } from './mail-messages.ts';
import { dayOf } from './reminder-content.ts';

const { weeklyLists } = mailMessages;

/**
 * To the treasurer: what needs somebody, in lists. It holds references, amounts, dates and categories; names, addresses and
 * receipts are behind the sign-in.
 * @param panel the address of the admin panel.
 */
export function weeklyContent(
  { stuck, unpaid, unpaidCents, unassigned, returned }: Weekly,
  panel: string,
  organization: Organization,
): MailContent {
  const stuckLine = (one: StuckExpense) => {
    const why = one.isBlocked ? 'nobodyCanDecide' : 'openSince';
    return `${titleOf(one.expense)}; ${mailMessages[why](dayOf(one.openedAt, organization))}`;
  };
  const lists = [
    listOf(weeklyLists.stuck(stuck.length), stuck.map(stuckLine)),
    listOf(weeklyLists.unpaid(unpaid.length, formatCents(unpaidCents)), unpaid.map(approvedLine)),
    listOf(weeklyLists.unassigned(unassigned.length), unassigned.map(approvedLine)),
    listOf(weeklyLists.returned(returned.length), returned.map(titleOf)),
  ];
  return {
    // What has no fund is among what is unpaid.
    ...mailMessages.weekly(stuck.length + unpaid.length + returned.length),
    buttons: [{ label: mailMessages.buttons.panel, href: panel }],
    items: lists.flat(),
    footer: footerOf(organization, 'treasurer'),
  };
}

function approvedLine(expense: ListedExpense): string {
  const { approvedOn } = expense;
  const title = titleOf(expense);
  return approvedOn === null
    ? title
    : `${title}; ${mailMessages.approvedOn(formatDate(approvedOn))}`;
}

/** A list under its heading; none if nothing is in it. */
function listOf(heading: string, lines: readonly string[]): MailItem[] {
  if (lines.length === 0) return [];
  const more = lines.length - MOST_LISTED;
  const listed = lines.slice(0, MOST_LISTED);
  return [
    { heading, title: [...listed, ...(more > 0 ? [mailMessages.andMore(more)] : [])].join('\n') },
  ];
}
