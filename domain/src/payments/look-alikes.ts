import { normalizeNumber, plainCheckNumber } from '../text/check-number.ts';

/** What has a number that people write in a reference. */
export type Numbered = 'check' | 'invoice';

/** What people write before the number. */
const BEFORE: Readonly<Record<Numbered, readonly string[]>> = {
  check: ['', '#', 'Check ', 'Check #', 'check ', 'check #', 'CHECK ', 'Ck ', 'Ck #', 'ck '],
  invoice: [
    '',
    '#',
    'Invoice ',
    'Invoice #',
    'invoice ',
    'invoice #',
    'INVOICE ',
    'Inv ',
    'Inv #',
    'inv ',
  ],
};

/** The most references that one search can name. */
const MAX_REFERENCES = 30;

/**
 * Returns the references that somebody may have written for a check when manual expenses had no number of their own, or
 * for a vendor's invoice: `1042`, `Check #1042` and the like. Nothing is blocked by them; they are pointed out.
 */
export function referencesLike(number: string, of: Numbered = 'check'): readonly string[] {
  const typed = of === 'check' ? plainCheckNumber(number) : number.trim();
  const spellings = new Set([typed, typed.replace(/[\s-]+/g, ''), normalizeNumber(typed)]);
  const references = BEFORE[of].flatMap((before) => [...spellings].map((one) => `${before}${one}`));
  return normalizeNumber(typed) === '' ? [] : references.slice(0, MAX_REFERENCES);
}
