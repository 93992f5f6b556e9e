import { characterError, isBlank } from '../text/text.ts';

/** In UTF-16 units, as `maxlength` counts. */
export const MAX_CATEGORY_NAME_LENGTH = 100;

/** The key of the event approvers is the name, and Firestore keeps keys of this form to itself. */
const RESERVED = /^__.*__$/;

const WHITE_SPACE = /\p{White_Space}+/gu;

/** What shows nothing and takes no room either. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The name as it is kept: no white space around it and no more than one space inside. */
export function tidyCategoryName(typed: string): string {
  return typed.replace(WHITE_SPACE, ' ').trim();
}

/**
 * What two names have in common that people would take for one: spaces, capitals, invisible characters and
 * compatibility forms (full-width letters, ligatures) make no difference. For comparing, never for showing.
 */
export function normalizeCategoryName(name: string): string {
  const visible = name.normalize('NFKC').replace(INVISIBLE, '');
  // By way of the capitals, so that ß meets ss and the two small sigmas meet; the capital ẞ has to be small first.
  const folded = visible.toLowerCase().toUpperCase().toLowerCase();
  return tidyCategoryName(folded.normalize('NFKC'));
}

/**
 * Says what is wrong with a typed name, as a sentence to the person.
 * @returns null when it is in order.
 */
export function categoryNameError(typed: string): string | null {
  // Before tidying, which would take a line break for a space.
  const name = typed.trim();
  if (isBlank(name)) return 'Name is required.';
  const unstorable = characterError('Name', name, 'one');
  if (unstorable !== null) return unstorable.message;
  const tidy = tidyCategoryName(name);
  if (tidy.length > MAX_CATEGORY_NAME_LENGTH) {
    return `Name is too long: at most ${MAX_CATEGORY_NAME_LENGTH} characters.`;
  }
  if (RESERVED.test(tidy)) return 'Name must not begin and end with two underscores.';
  return null;
}
