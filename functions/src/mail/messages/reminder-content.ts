import type { Organization } from '@pa-ledger/domain/organization';
import { dateAt, formatDate, type Instant } from '@pa-ledger/domain/time/dates';
import { senderOf, reviewButtons, titleOf } from './content-parts.ts';
import type { MailContent, MailItem } from './layout.ts';
import { mailMessages } from './mail-messages.ts';
import { requestItem, type ReviewRequest } from './review-content.ts';
import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { MOST_LISTED } from '@pa-ledger/domain/mail/reminders';
import type { StuckExpense, Weekly } from '@pa-ledger/domain/mail/weekly';
import { formatCents } from '@pa-ledger/domain/money/money';

/** An expense that still waits for an approver. */
interface ReminderRequest extends ReviewRequest {
  /** When the approver last got a request. */
  readonly since: Instant;
}

/**
 * To an approver: everything that waits for them, oldest first, each with its buttons to decide.
 * @param requests the ones to list.
 * @param count how many wait in all.
 * @param purpose whether we remind them, or they asked for it.
 */
export function reminderContent(
  requests: readonly ReminderRequest[],
  count: number,
  organization: Organization,
  purpose: 'reminder' | 'waitingLinks',
): MailContent {
  const words = mailMessages[purpose](count);
  const { length } = requests;
  const more = count > length ? [mailMessages.oldestListed(length, count - length)] : [];
  return {
    ...words,
    paragraphs: [...words.paragraphs, ...more],
    items: requests.map(({ expense, links, since }) => {
      const { title, lead } = requestItem(expense);
      return {
        title: `${title}\n${mailMessages.askedOn(dayOf(since, organization))}`,
        lead,
        buttons: reviewButtons(links, organization),
      };
    }),
    sender: senderOf(organization, 'approver'),
  };
}

/** A moment's date at the school, as people write it. */
export function dayOf(moment: Instant, { timeZone }: Organization): string {
  return formatDate(dateAt(moment, timeZone));
}

const { weeklyLists } = mailMessages;

/**
 * To the treasurer: lists of what needs attention, with references, amounts, dates, and categories. Names, addresses,
 * and receipts stay behind the sign-in.
 * @param panel the admin panel's address.
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
    // Requests without a fund count among the unpaid.
    ...mailMessages.weekly(stuck.length + unpaid.length + returned.length),
    buttons: [{ label: mailMessages.buttons.panel, href: panel }],
    items: lists.flat(),
    sender: senderOf(organization, 'treasurer'),
  };
}

function approvedTitle(expense: ListedExpense): string {
  const { approvedOn } = expense;
  const title = titleOf(expense);
  return approvedOn === null
    ? title
    : `${title}\n${mailMessages.approvedOn(formatDate(approvedOn))}`;
}

/** A list. Its first item carries the heading. */
function listOf(heading: string, titles: readonly string[]): MailItem[] {
  const more = titles.length - MOST_LISTED;
  const listed = titles.slice(0, MOST_LISTED);
  return [...listed, ...(more > 0 ? [mailMessages.andMore(more)] : [])].map((title, index) =>
    index === 0 ? { heading, title } : { title },
  );
}
