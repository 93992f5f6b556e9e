import { withoutInvisible } from '../text/text.ts';

/** Returns the same text for all spellings of a name that differ only in case, white space and what nobody sees. */
export function nameKeyOf(name: string): string {
  return withoutInvisible(name).normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase();
}

/** Compares names without case, extra spaces and what nobody sees; an empty name is nobody's. */
export function isSameName(one: string, other: string): boolean {
  const key = nameKeyOf(one);
  return key !== '' && key === nameKeyOf(other);
}
