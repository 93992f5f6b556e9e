/**
 * Returns a document's dollars in whole cents, read digit by digit from the number's shortest decimal form. The checks
 * have their own arithmetic, so that a mistake of the app is not repeated here.
 * @returns null when it is not an amount with at most two decimals.
 */
export function exactCents(dollars: unknown): bigint | null {
  const parts =
    typeof dollars === 'number' ? /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(dollars)) : null;
  if (parts === null) return null;
  const [, sign = '', whole = '', fraction = ''] = parts;
  const magnitude = BigInt(whole + fraction.padEnd(2, '0'));
  return sign === '-' ? -magnitude : magnitude;
}
