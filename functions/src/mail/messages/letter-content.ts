import type { Organization } from '@pa-ledger/domain/organization';
import { letterText, type LetterContent } from '@pa-ledger/domain/tax/letter';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { senderOf } from './content-parts.ts';
import type { MailContent } from './layout.ts';
import type { PanelWords } from '../../words.ts';

/** A letter to a donor, in the words of its paper. Administrators typed all of it, so it's not marked as someone else's. */
export function letterContent(
  words: PanelWords,
  letter: LetterContent,
  organization: Organization,
): MailContent {
  const { number, association, taxId, address, donor, writtenOn } = letter;
  const { greeting, opening, lines, paragraphs } = letterText(letter);
  const { labels, why } = words.englishOnly;
  return {
    ...words.englishOnly.donorLetter(number, association),
    paragraphs: [
      greeting,
      opening,
      lines.map((line) => `• ${line}`).join('\n'),
      ...paragraphs,
      association,
    ],
    facts: [
      [labels.letter, number],
      [labels.letterDate, formatDate(writtenOn)],
      [labels.donor, [donor, address].filter((part) => part !== '').join('\n')],
      ...(taxId === '' ? [] : [[labels.taxId, taxId] as const]),
    ],
    sender: senderOf(words, organization, why.donor),
  };
}
