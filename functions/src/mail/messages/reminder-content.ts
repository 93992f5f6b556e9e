import type { Organization } from '@pa-ledger/domain/organization';
import { dateAt, formatDate, type Instant } from '@pa-ledger/domain/time/dates';
import { footerOf, reviewButtons } from './content-parts.ts';
import type { MailContent } from './layout.ts';
import { mailMessages } from './mail-messages.ts';
import { requestTitle, type ReviewRequest } from './review-content.ts';

/** An expense that still waits for an approver. */
export interface ReminderRequest extends ReviewRequest {
  /** When the approver was last asked. */
  readonly since: Instant;
}

/**
 * To an approver: everything that waits for them, the oldest first, each with the way to decide.
 * @param requests those that are listed.
 * @param count how many wait, with those that are not listed.
 */
export function reminderContent(
  requests: readonly ReminderRequest[],
  count: number,
  organization: Organization,
): MailContent {
  const words = mailMessages.reminder(count);
  const { length } = requests;
  const more = count > length ? [mailMessages.oldestListed(length, count - length)] : [];
  return {
    ...words,
    paragraphs: [...words.paragraphs, ...more],
    items: requests.map(({ expense, links, since }) => ({
      title: `${requestTitle(expense)}\n${mailMessages.askedOn(dayOf(since, organization))}`,
      buttons: reviewButtons(links, organization),
    })),
    footer: footerOf(organization, 'approver'),
  };
}

/** A moment's day at the school, as people write it. */
export function dayOf(moment: Instant, { timeZone }: Organization): string {
  return formatDate(dateAt(moment, timeZone));
}
