import { ARCHIVED, isInUse } from '../fields/archived.ts';
import type { Fields, ValuesOf } from '../fields/field.ts';
import { CATEGORY_NAME } from './category-name.ts';

/** The fields of a category's form. */
export const CATEGORY_FORM = {
  name: CATEGORY_NAME,
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

/** What the public form gets; it contains no e-mail address. */
export interface FormOptions {
  readonly schoolName: string;
  readonly categories: readonly Category[];
}
