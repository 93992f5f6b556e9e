import { invalidFields } from '../fields/document.ts';
import type { Fields, ValuesOf } from '../fields/field.ts';
import type { FiscalYear } from '../time/fiscal-year.ts';

/** What each change of an adopted budget's lines needs. */
export const AMENDMENT_FORM = {
  reason: {
    label: 'Reason',
    kind: 'text',
    lines: 'many',
    required: true,
    maxLength: 500,
    hint: 'The budget was adopted, so every change of it is an amendment.',
  },
  authority: {
    label: 'Authority',
    kind: 'choice',
    required: true,
    options: { board: 'Board', members: 'Members' },
  },
  meetingDate: { label: 'Meeting date', kind: 'date', required: true },
} as const satisfies Fields;

/** Why a line of an adopted budget changed, and who decided it. `firestore.rules` checks the same. */
export interface Amendment extends ValuesOf<typeof AMENDMENT_FORM> {
  /** The budget's year. */
  readonly fiscalYear: FiscalYear;
}

/** How the reason for undoing a change starts. */
const UNDO = 'Undo: ';

const STORED = {
  ...AMENDMENT_FORM,
  fiscalYear: { label: 'Fiscal Year', kind: 'year', required: true },
} as const;

/** Returns whether a stored value is an amendment. */
export function isAmendment(value: unknown): value is Amendment {
  return typeof value === 'object' && value !== null && invalidFields(STORED, value).length === 0;
}

/** Returns the amendment that undoes another: same authority, and its reason as far as it fits. */
export function undoing({ reason, ...amendment }: Amendment): Amendment {
  return { ...amendment, reason: `${UNDO}${reason}`.slice(0, AMENDMENT_FORM.reason.maxLength) };
}
