import type { Organization } from '@pa-ledger/domain/organization';
import { dateAt, formatDate, type Instant } from '@pa-ledger/domain/time/dates';
import { senderOf, reviewButtons, titleOf } from './content-parts.ts';
import type { MailContent, MailItem } from './layout.ts';
import type { MailMessages } from './mail-messages.ts';
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
  messages: MailMessages,
  requests: readonly ReminderRequest[],
  count: number,
  organization: Organization,
  purpose: 'reminder' | 'waitingLinks',
): MailContent {
  const words = messages[purpose](count);
  const { length } = requests;
  const more = count > length ? [messages.oldestListed(length, count - length)] : [];
  return {
    ...words,
    paragraphs: [...words.paragraphs, ...more],
    items: requests.map(({ expense, links, since }) => {
      const { title, lead } = requestItem(messages, expense);
      return {
        title: `${title}\n${messages.askedOn(dayOf(since, organization))}`,
        lead,
        buttons: reviewButtons(messages, links, organization),
      };
    }),
    sender: senderOf(messages, organization, 'approver'),
  };
}

/** A moment's date at the school, as people write it. */
export function dayOf(moment: Instant, { timeZone }: Organization): string {
  return formatDate(dateAt(moment, timeZone));
}

/**
 * To the treasurer: lists of what needs attention, with references, amounts, dates, and categories. Names, addresses,
 * and receipts stay behind the sign-in.
 * @param panel the admin panel's address.
 */
export function weeklyContent(
  messages: MailMessages,
  { stuck, unpaid, unpaidCents, unassigned, returned }: Weekly,
  panel: string,
  organization: Organization,
): MailContent {
  const { weeklyLists } = messages;
  const approvedTitle = (expense: ListedExpense) =>
    expense.approvedOn === null
      ? titleOf(messages, expense)
      : `${titleOf(messages, expense)}\n${messages.approvedOn(formatDate(expense.approvedOn))}`;
  const stuckTitle = (one: StuckExpense) => {
    const why = one.isBlocked ? 'nobodyCanDecide' : 'openSince';
    return `${titleOf(messages, one.expense)}\n${messages[why](dayOf(one.openedAt, organization))}`;
  };
  const returnedTitle = (expense: ListedExpense) =>
    expense.returned === null
      ? titleOf(messages, expense)
      : `${titleOf(messages, expense)}\n${messages.sentBackOn(dayOf(expense.returned.at, organization))}`;
  const lists = [
    listOf(messages, weeklyLists.stuck(stuck.length), stuck.map(stuckTitle)),
    listOf(
      messages,
      weeklyLists.unpaid(unpaid.length, formatCents(unpaidCents)),
      unpaid.map(approvedTitle),
    ),
    listOf(messages, weeklyLists.unassigned(unassigned.length), unassigned.map(approvedTitle)),
    listOf(messages, weeklyLists.returned(returned.length), returned.map(returnedTitle)),
  ];
  return {
    // Requests without a fund count among the unpaid.
    ...messages.weekly(stuck.length + unpaid.length + returned.length),
    buttons: [{ label: messages.buttons.panel, href: panel }],
    items: lists.flat(),
    sender: senderOf(messages, organization, 'treasurer'),
  };
}

/** A list. Its first item carries the heading. */
function listOf(messages: MailMessages, heading: string, titles: readonly string[]): MailItem[] {
  const more = titles.length - MOST_LISTED;
  const listed = titles.slice(0, MOST_LISTED);
  return [...listed, ...(more > 0 ? [messages.andMore(more)] : [])].map((title, index) =>
    index === 0 ? { heading, title } : { title },
  );
}
