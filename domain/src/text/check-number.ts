/** What spreadsheets put around a number so that it keeps its zeros: `="00001044"`, `'0001045`. */
const AROUND = /^[\s='"’]+|[\s'"’]+$/g;

/** What people and banks write before the number: `Check #`, `CHK`, `Draft no.`, `#`. */
const BEFORE =
  /^(?:(?:checks?|chk|ck|cheque|draft|number|num|no|n°)(?![a-z])[\s.:#-]*|#\s*)+(?=[a-z]{0,3}-?\d)/i;

/**
 * Returns a check's number without what sheets, banks and people write around it: `="00001044"`, `'0001045`, `#1046`,
 * `CHECK 1047`, `1048.0`. Zeros and hyphens in it stay, so this is the form that is stored and shown.
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

/**
 * Returns the same text for all spellings of a number that somebody printed: spaces, hyphens, case and leading zeros make
 * no difference.
 */
export function normalizeNumber(number: string): string {
  const tight = number.replace(/[\s-]+/g, '').toUpperCase();
  return tight.replace(/^0+(?=.)/, '');
}
