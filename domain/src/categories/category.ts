import { ARCHIVED } from '../fields/archived.ts';
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
  archived: ARCHIVED,
} as const satisfies Fields;

export type CategoryFields = ValuesOf<typeof CATEGORY_FORM>;

/** What expenses are for. `requiresEventApprover` makes the chain three steps instead of two. */
export interface Category extends CategoryFields {
  readonly id: string;
}

/** What the public form gets; it contains no e-mail address. */
export interface FormOptions {
  readonly schoolName: string;
  readonly categories: readonly Category[];
}
