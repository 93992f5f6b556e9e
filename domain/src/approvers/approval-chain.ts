import { MAX_EXPENSE_LINES } from '../limits.ts';

/** Who decides a step. */
export type Role = 'eventApprover' | 'president' | 'treasurer';

/** Returns a role with the category it decides for: `Event Approver (Book Fair)`. @param category null for all of it. */
export function inCategory(role: string, category: string | null): string {
  return category === null ? role : `${role} (${category})`;
}

const EVENT_CHAIN: readonly Role[] = ['eventApprover', 'president', 'treasurer'];
const ADMINISTRATIVE_CHAIN: readonly Role[] = ['president', 'treasurer'];

/** Returns whether a value is a role. */
export function isRole(value: unknown): value is Role {
  return EVENT_CHAIN.some((role) => role === value);
}

/** The most steps that an expense can have: an event approver for each line, and those who decide on the whole. */
export const MAX_STEPS = MAX_EXPENSE_LINES + ADMINISTRATIVE_CHAIN.length;

/** Returns the roles that decide, in order; see docs/behaviour.md, 'Approval chain'. */
export function chainFor(category: { readonly requiresEventApprover: boolean }): readonly Role[] {
  return category.requiresEventApprover ? EVENT_CHAIN : ADMINISTRATIVE_CHAIN;
}

/** Returns the key of the input for a role's first holder in the approvers' form. @param category whose event approver it is. */
export function inputOf(role: Role, category: string): string {
  switch (role) {
    case 'president':
      return 'presidents 0';
    case 'treasurer':
      return 'treasurer';
    case 'eventApprover':
      return `eventApprovers ${category}`;
  }
}
