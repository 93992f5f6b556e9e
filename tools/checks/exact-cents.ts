/**
 * Dollars of a document in whole cents, read digit by digit from the number's shortest decimal form: arithmetic of the
 * checks' own, so that a mistake of the app's is not made here again.
 * @returns null when it is no amount with at most two decimals.
 */
export function exactCents(dollars: unknown): bigint | null {
  const parts =
    typeof dollars === 'number' ? /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(dollars)) : null;
  if (parts === null) return null;
  const [, sign = '', whole = '', fraction = ''] = parts;
  const magnitude = BigInt(whole + fraction.padEnd(2, '0'));
  return sign === '-' ? -magnitude : magnitude;
}
