import { MAX_EXPENSE_LINES } from '../limits.ts';

/** Who decides a step. */
export type Role = 'eventApprover' | 'president' | 'treasurer';

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  eventApprover: 'Event Approver',
  president: 'President',
  treasurer: 'Treasurer',
};

/**
 * Returns the capacity in which people act on a step: `Treasurer`, or `Stand-in for the Treasurer`.
 * @param marked a step or decision that says whether the stand-in acts.
 */
export function actingAs(role: Role, marked: { readonly standIn?: boolean } | null): string {
  return marked?.standIn === true ? `Stand-in for the ${ROLE_NAMES[role]}` : ROLE_NAMES[role];
}

/** Returns a role with the category it decides for: `Event Approver (Book Fair)`. @param category null for all of it. */
export function inCategory(role: string, category: string | null): string {
  return category === null ? role : `${role} (${category})`;
}

const EVENT_CHAIN: readonly Role[] = ['eventApprover', 'president', 'treasurer'];
const ADMINISTRATIVE_CHAIN: readonly Role[] = ['president', 'treasurer'];

/** The most steps that an expense can have: an event approver for each line, and those who decide on the whole. */
export const MAX_STEPS = MAX_EXPENSE_LINES + ADMINISTRATIVE_CHAIN.length;

/** Returns the roles that decide, in order; see docs/behaviour.md, 'Approval chain'. */
export function chainFor(category: { readonly requiresEventApprover: boolean }): readonly Role[] {
  return category.requiresEventApprover ? EVENT_CHAIN : ADMINISTRATIVE_CHAIN;
}

/** Returns the roles as text, such as `2 Event Approvers, then President, then Treasurer`. */
export function chainText(roles: readonly Role[]): string {
  const named = [...new Set(roles)].map((role) => {
    const count = roles.filter((one) => one === role).length;
    return count === 1 ? ROLE_NAMES[role] : `${count} ${ROLE_NAMES[role]}s`;
  });
  return named.join(', then ');
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
