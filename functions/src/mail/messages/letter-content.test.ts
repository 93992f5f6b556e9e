import { organization } from '@pa-ledger/domain/organization';
import { letterAmount, type LetterContent } from '@pa-ledger/domain/tax/letter';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { describe, expect, it } from 'vitest';
import { composer } from '../../../../tests/functions/support/composed-mails.ts';
import { composed } from './compose.ts';
import { letterContent } from './letter-content.ts';
import { PANEL_WORDS } from '../../words.ts';

const day = (text: string) => text as CalendarDate;
const GIFTS = [
  { id: 'a', date: day('2026-03-14'), amount: 250 },
  {
    id: 'b',
    date: day('2026-05-09'),
    amount: 100,
    inReturn: { what: 'dinner for one', value: 40 },
  },
];
const LETTER: LetterContent = {
  number: '2026-0003',
  year: 2026,
  kind: 'year',
  donor: 'Ada <b>Lane</b>',
  address: '1 Mill Lane\nMaple Grove',
  association: 'Maple Grove PTA',
  taxId: '',
  gifts: GIFTS,
  goods: [{ id: 'p', date: day('2026-10-16'), description: 'Forty pies' }],
  amount: letterAmount(GIFTS),
  closing: 'See you at the fair!',
  writtenOn: day('2026-11-29'),
};

function mailOf(own: Partial<LetterContent> = {}) {
  return composed(letterContent(PANEL_WORDS, { ...LETTER, ...own }, organization), composer);
}

describe('the email of a letter', () => {
  it('has the letter word for word, its number in the subject, and why it came', () => {
    const { subject, text } = mailOf();
    expect(subject).toBe('Thank you for your gift: letter 2026-0003 from Maple Grove PTA');
    for (const part of [
      'Dear Ada <b>Lane</b>,',
      'Thank you for your gifts to Maple Grove PTA in 2026:',
      'Mar 14, 2026: $250.00',
      'You received dinner for one, with a value of $40.00 by our good-faith estimate. Your gift is $60.00.',
      'Oct 16, 2026: Forty pies',
      'Your gifts of money come to $310.00.',
      'See you at the fair!',
      'Letter: 2026-0003',
      'Date: Nov 29, 2026',
      '1 Mill Lane',
      "You're getting this email because you gave to us.",
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Tax ID');
  });

  it('shows a name as it was typed, and the EIN if there is one', () => {
    const { html, text } = mailOf({ taxId: '12-3456789' });
    expect(html).toContain('Dear Ada &lt;b&gt;Lane&lt;/b&gt;,');
    expect(html).not.toContain('<b>Lane');
    expect(text).toContain('Tax ID (EIN): 12-3456789');
  });
});
