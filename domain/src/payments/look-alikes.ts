import { normalizeCheckNumber } from './payment.ts';

/** What people write before a check's number in a reference. */
const BEFORE = ['', '#', 'Check ', 'Check #', 'check ', 'check #', 'CHECK ', 'Ck ', 'Ck #', 'ck '];

/** The most references that one search can name. */
const MAX_REFERENCES = 30;

/**
 * Returns the references that somebody may have written for a check when manual expenses had no number of their own:
 * `1042`, `Check #1042` and the like. Nothing is blocked by them; they are pointed out.
 */
export function referencesLike(checkNumber: string): readonly string[] {
  const typed = checkNumber.trim();
  const spellings = new Set([typed, typed.replace(/[\s-]+/g, ''), normalizeCheckNumber(typed)]);
  const references = BEFORE.flatMap((before) => [...spellings].map((one) => `${before}${one}`));
  return normalizeCheckNumber(typed) === '' ? [] : references.slice(0, MAX_REFERENCES);
}
