import type { Role } from './approval-chain.ts';

/** The roles, as people read them. */
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

/** Returns the roles as text, such as `2 Event Approvers, then President, then Treasurer`. */
export function chainText(roles: readonly Role[]): string {
  const named = [...new Set(roles)].map((role) => {
    const count = roles.filter((one) => one === role).length;
    return count === 1 ? ROLE_NAMES[role] : `${count} ${ROLE_NAMES[role]}s`;
  });
  return named.join(', then ');
}

/** The words about who approves. */
export const roleMessages = { names: ROLE_NAMES, actingAs, chainText };

/** A language's words about who approves. */
export type RoleWords = typeof roleMessages;
