import type { TextField } from '../fields/field.ts';
import { fieldError } from '../fields/form.ts';
import { formatText } from '../fields/text-formats.ts';

/** A category's name, which is also the key of its event approver. */
export const CATEGORY_NAME = {
  label: 'Name',
  kind: 'text',
  lines: 'one',
  required: true,
  maxLength: 100,
  format: 'categoryName',
} as const satisfies TextField;

/** What shows nothing and takes no room either. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Returns the name as it is stored: no white space around it and no more than one space inside. */
export function tidyCategoryName(typed: string): string {
  return formatText('categoryName', typed);
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

/** Returns what is wrong with a typed name, as a sentence to the person; null when it is in order. */
export function categoryNameError(typed: string): string | null {
  return fieldError(CATEGORY_NAME, typed)?.message ?? null;
}
