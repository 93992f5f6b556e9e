import { formatCents, sumCents } from '@pa-ledger/domain/money/money';
import type { Organization } from '@pa-ledger/domain/organization';
import { formatDate } from '@pa-ledger/domain/time/dates';
import type { DueAdvance } from '../../reminders/advance-reminders.ts';
import { senderOf } from './content-parts.ts';
import type { MailContent } from './layout.ts';
import type { PanelWords } from '../../words.ts';

/**
 * To the holder of an advance: what's open of it and until when. An administrator typed what it's for. It has no link: there's
 * nothing for the holder to do here.
 * @param advances those past due; one person has one at a time.
 */
export function advanceContent(
  words: PanelWords,
  advances: readonly DueAdvance[],
  organization: Organization,
): MailContent {
  const { labels, why } = words.englishOnly;
  return {
    ...words.englishOnly.advanceDue(formatCents(sumCents(advances.map(({ open }) => open)))),
    facts: advances.flatMap(({ description, amount, date, open, receiptsBy, returnBy }) => [
      [
        labels.advance,
        words.englishOnly.advanceGiven(formatCents(amount), formatDate(date)),
      ] as const,
      [labels.advanceFor, description] as const,
      [labels.advanceOpen, formatCents(open)] as const,
      [labels.receiptsDue, formatDate(receiptsBy)] as const,
      [labels.returnDue, formatDate(returnBy)] as const,
    ]),
    sender: senderOf(words, organization, why.holder),
  };
}
