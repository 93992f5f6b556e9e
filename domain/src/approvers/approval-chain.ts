/** Who decides a step. */
export type Role = 'eventApprover' | 'president' | 'treasurer';

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  eventApprover: 'Event Approver',
  president: 'President',
  treasurer: 'Treasurer',
};

const EVENT_CHAIN: readonly Role[] = ['eventApprover', 'president', 'treasurer'];
const ADMINISTRATIVE_CHAIN: readonly Role[] = ['president', 'treasurer'];

/** The most steps that an expense can have. */
export const MAX_STEPS = Math.max(EVENT_CHAIN.length, ADMINISTRATIVE_CHAIN.length);

/** Returns the roles that decide, in order; see docs/behaviour.md, 'Approval chain'. */
export function chainFor(category: { readonly requiresEventApprover: boolean }): readonly Role[] {
  return category.requiresEventApprover ? EVENT_CHAIN : ADMINISTRATIVE_CHAIN;
}

/** Returns the names of roles in order, such as `President, then Treasurer`. */
export function chainText(roles: readonly Role[]): string {
  return roles.map((role) => ROLE_NAMES[role]).join(', then ');
}
