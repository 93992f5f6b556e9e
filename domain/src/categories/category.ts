import { ARCHIVED, isInUse } from '../fields/archived.ts';
import type { Fields, ValuesOf, TextField } from '../fields/field.ts';
import { formatText } from '../fields/text-formats.ts';
import type { Language } from '../language.ts';
import { withoutInvisible } from '../text/text.ts';

/** A category's name, which is also the key of its event approver. */
export const CATEGORY_NAME = {
  label: 'Name',
  kind: 'text',
  lines: 'one',
  required: true,
  maxLength: 100,
  format: 'categoryName',
} as const satisfies TextField;

/**
 * Returns the same text for names that people would take for the same one: spaces, case, invisible characters and
 * compatibility forms (full-width letters, ligatures) don't matter. Only for comparing, never for display.
 */
export function normalizeCategoryName(name: string): string {
  const visible = withoutInvisible(name.normalize('NFKC'));
  // Via uppercase, so that ß equals ss and both lowercase sigmas are equal; capital ẞ needs lowercasing first.
  const folded = visible.toLowerCase().toUpperCase().toLowerCase();
  return formatText('categoryName', folded.normalize('NFKC'));
}

/** The fields of a category's form. */
export const CATEGORY_FORM = {
  name: CATEGORY_NAME,
  spanishName: {
    label: 'In Spanish',
    kind: 'text',
    lines: 'one',
    required: false,
    maxLength: CATEGORY_NAME.maxLength,
    hint: 'The name on the form in Spanish. Everything else shows the one above.',
  },
  requiresEventApprover: {
    label: 'Requires Event Approver (3-step approval)',
    kind: 'flag',
    required: false,
  },
  offForm: {
    label: 'Not on the form',
    kind: 'flag',
    required: false,
    whenEmpty: 'leftOut',
    hint: 'For money parents never ask for, like interest or bank fees. You can still use it everywhere here.',
  },
  archived: ARCHIVED,
} as const satisfies Fields;

export type CategoryFields = ValuesOf<typeof CATEGORY_FORM>;

/** What expenses are for. `requiresEventApprover` makes the chain three steps instead of two. */
export interface Category extends CategoryFields {
  readonly id: string;
}

/** Returns whether parents may choose a category on the public form. */
export function isOnForm(category: Pick<Category, 'archived' | 'offForm'>): boolean {
  return isInUse(category) && category.offForm !== true;
}

/** Returns a category's name on the form of a language. */
export function nameOnForm(
  { name, spanishName = '' }: Pick<Category, 'name' | 'spanishName'>,
  language: Language,
): string {
  return language === 'es' && spanishName !== '' ? spanishName : name;
}

/** What the public form gets; no email address is in it. */
export interface FormOptions {
  readonly schoolName: string;
  readonly categories: readonly Category[];
  /** Set while no request could be decided: there's no category, no president, or no treasurer yet. */
  readonly opensSoon?: true;
}
