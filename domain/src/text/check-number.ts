/** What spreadsheets put around a number to keep its zeros: `="00001044"`, `'0001045`. */
const AROUND = /^[\s='"’]+|[\s'"’]+$/g;

/** What people and banks write before the number: `Check #`, `CHK`, `Draft no.`, `#`. */
const BEFORE =
  /^(?:(?:checks?|chk|ck|cheque|draft|number|num|no|n°)(?![a-z])[\s.:#-]*|#\s*)+(?=[a-z]{0,3}-?\d)/i;

/**
 * Returns a check number without what sheets, banks, and people write around it: `="00001044"`, `'0001045`, `#1046`,
 * `CHECK 1047`, `1048.0`. It keeps zeros and hyphens; we store and show it in this form.
 */
export function plainCheckNumber(text: string): string {
  return (
    text
      .replace(AROUND, '')
      .replace(BEFORE, '')
      // A spreadsheet took it for an amount: `1048.0`, `1,048`.
      .replace(/^(\d{1,3}(?:,\d{3})+|\d+)(?:\.0*)?$/, (_, digits: string) =>
        digits.replaceAll(',', ''),
      )
  );
}

/** Returns the same text for all spellings of one check number. Only for comparing, never for display. */
export function normalizeCheckNumber(checkNumber: string): string {
  return normalizeNumber(plainCheckNumber(checkNumber));
}

/** Returns the same text for all spellings of a printed number, ignoring spaces, hyphens, case, and leading zeros. */
export function normalizeNumber(number: string): string {
  const tight = number.replace(/[\s-]+/g, '').toUpperCase();
  return tight.replace(/^0+(?=.)/, '');
}

/** The digits at the end of a check number, which count on, and what's before them. */
export interface CheckCount {
  readonly before: string;
  readonly digits: string;
}

/** Returns the parts of a check number; null if it doesn't end in digits. */
export function checkCountOf(number: string): CheckCount | null {
  const plain = plainCheckNumber(number.trim());
  const digits = /\d+$/.exec(plain)?.[0];
  return digits === undefined ? null : { before: plain.slice(0, -digits.length), digits };
}

/** Returns the number that is so many checks after another: `0099` is followed by `0100`. */
export function countedOn({ before, digits }: CheckCount, by: number): string {
  return `${before}${String(BigInt(digits) + BigInt(by)).padStart(digits.length, '0')}`;
}

/** Things whose number people write into a reference. */
export type Numbered = 'check' | 'invoice';

/** What people write before the number. */
const WRITTEN_BEFORE: Readonly<Record<Numbered, readonly string[]>> = {
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

/** The most references in one query. */
const MAX_REFERENCES = 30;

/**
 * Returns references that people may have written for a check or a vendor's invoice: `1042`, `Check #1042`, and the
 * like. Matches only get a warning and block nothing.
 */
export function referencesLike(number: string, of: Numbered = 'check'): readonly string[] {
  const typed = of === 'check' ? plainCheckNumber(number) : number.trim();
  const spellings = new Set([typed, typed.replace(/[\s-]+/g, ''), normalizeNumber(typed)]);
  const references = WRITTEN_BEFORE[of].flatMap((before) =>
    [...spellings].map((one) => `${before}${one}`),
  );
  return normalizeNumber(typed) === '' ? [] : references.slice(0, MAX_REFERENCES);
}
