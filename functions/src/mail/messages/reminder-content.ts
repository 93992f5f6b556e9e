import type { Organization } from '@pa-ledger/domain/organization';
import { dateAt, type Instant } from '@pa-ledger/domain/time/dates';
import { senderOf, reviewButtons, titleOf } from './content-parts.ts';
import type { MailContent, MailItem } from './layout.ts';
import { requestItem, type ReviewRequest } from './review-content.ts';
import type { ListedExpense } from '@pa-ledger/domain/expenses/expense';
import { MOST_LISTED } from '@pa-ledger/domain/mail/reminders';
import type { StuckExpense, Weekly } from '@pa-ledger/domain/mail/weekly';
import { formatCents } from '@pa-ledger/domain/money/money';
import type { Words } from '../../words.ts';

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
  words: Words,
  requests: readonly ReminderRequest[],
  count: number,
  organization: Organization,
  purpose: 'reminder' | 'waitingLinks',
): MailContent {
  const said = words.mail[purpose](count);
  const { length } = requests;
  const more = count > length ? [words.mail.oldestListed(length, count - length)] : [];
  return {
    ...said,
    paragraphs: [...said.paragraphs, ...more],
    items: requests.map(({ expense, links, since }) => {
      const { title, lead } = requestItem(words, expense);
      return {
        title: `${title}\n${words.mail.askedOn(dayOf(words, since, organization))}`,
        lead,
        buttons: reviewButtons(words, links, organization),
      };
    }),
    sender: senderOf(words, organization, words.mail.why.approver),
  };
}

/** A moment's date at the school, as people write it. */
function dayOf({ dates }: Words, moment: Instant, { timeZone }: Organization): string {
  return dates.date(dateAt(moment, timeZone));
}

/**
 * To the treasurer: lists of what needs attention, with references, amounts, dates, and categories. Names, addresses,
 * and receipts stay behind the sign-in.
 * @param panel the admin panel's address.
 */
export function weeklyContent(
  words: Words,
  { stuck, unpaid, unpaidCents, unassigned, returned }: Weekly,
  panel: string,
  organization: Organization,
): MailContent {
  const { weeklyLists } = words.mail;
  const approvedTitle = (expense: ListedExpense) =>
    expense.approvedOn === null
      ? titleOf(words, expense)
      : `${titleOf(words, expense)}\n${words.mail.approvedOn(words.dates.date(expense.approvedOn))}`;
  const stuckTitle = (one: StuckExpense) => {
    const why = one.isBlocked ? 'nobodyCanDecide' : 'openSince';
    return `${titleOf(words, one.expense)}\n${words.mail[why](dayOf(words, one.openedAt, organization))}`;
  };
  const returnedTitle = (expense: ListedExpense) =>
    expense.returned === null
      ? titleOf(words, expense)
      : `${titleOf(words, expense)}\n${words.mail.sentBackOn(dayOf(words, expense.returned.at, organization))}`;
  const lists = [
    listOf(words, weeklyLists.stuck(stuck.length), stuck.map(stuckTitle)),
    listOf(
      words,
      weeklyLists.unpaid(unpaid.length, formatCents(unpaidCents)),
      unpaid.map(approvedTitle),
    ),
    listOf(words, weeklyLists.unassigned(unassigned.length), unassigned.map(approvedTitle)),
    listOf(words, weeklyLists.returned(returned.length), returned.map(returnedTitle)),
  ];
  return {
    // Requests without a fund count among the unpaid.
    ...words.mail.weekly(stuck.length + unpaid.length + returned.length),
    buttons: [{ label: words.mail.buttons.panel, href: panel }],
    items: lists.flat(),
    sender: senderOf(words, organization, words.mail.why.treasurer),
  };
}

/** A list. Its first item carries the heading. */
function listOf(words: Words, heading: string, titles: readonly string[]): MailItem[] {
  const more = titles.length - MOST_LISTED;
  const listed = titles.slice(0, MOST_LISTED);
  return [...listed, ...(more > 0 ? [words.mail.andMore(more)] : [])].map((title, index) =>
    index === 0 ? { heading, title } : { title },
  );
}
