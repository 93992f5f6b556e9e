/*
 * In a file of its own: the approval page shares it with the form, whose checks of payments it does not need.
 */

/**
 * Returns the same text for all spellings of one check number: spaces, hyphens, case and leading zeros make no
 * difference. Only for comparing, never for display.
 */
export function normalizeCheckNumber(checkNumber: string): string {
  const tight = checkNumber.replace(/[\s-]+/g, '').toUpperCase();
  return tight.replace(/^0+(?=.)/, '');
}
