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
  const stuckTitle = (one: StuckExpense) => {
    const why = one.isBlocked ? 'nobodyCanDecide' : 'openSince';
    return `${titleOf(one.expense)}\n${mailMessages[why](dayOf(one.openedAt, organization))}`;
  };
  const returnedTitle = (expense: ListedExpense) =>
    expense.returned === null
      ? titleOf(expense)
      : `${titleOf(expense)}\n${mailMessages.sentBackOn(dayOf(expense.returned.at, organization))}`;
  const lists = [
    listOf(weeklyLists.stuck(stuck.length), stuck.map(stuckTitle)),
    listOf(weeklyLists.unpaid(unpaid.length, formatCents(unpaidCents)), unpaid.map(approvedTitle)),
    listOf(weeklyLists.unassigned(unassigned.length), unassigned.map(approvedTitle)),
    listOf(weeklyLists.returned(returned.length), returned.map(returnedTitle)),
  ];
  return {
    // What has no fund is among what is unpaid.
    ...mailMessages.weekly(stuck.length + unpaid.length + returned.length),
    buttons: [{ label: mailMessages.buttons.panel, href: panel }],
    items: lists.flat(),
    footer: footerOf(organization, 'treasurer'),
  };
}

function approvedTitle(expense: ListedExpense): string {
  const { approvedOn } = expense;
  const title = titleOf(expense);
  return approvedOn === null
    ? title
    : `${title}\n${mailMessages.approvedOn(formatDate(approvedOn))}`;
}

/** A list, whose first item has its heading; none if nothing is in it. */
function listOf(heading: string, titles: readonly string[]): MailItem[] {
  const more = titles.length - MOST_LISTED;
  const listed = titles.slice(0, MOST_LISTED);
  return [...listed, ...(more > 0 ? [mailMessages.andMore(more)] : [])].map((title, index) =>
    index === 0 ? { heading, title } : { title },
  );
}
