import type { Role } from '../approvers/approval-chain.ts';
import { isEmailAddress } from './email.ts';
import { mailboxOf } from './mailbox.ts';

/** A place in the approver settings and who is set there. */
export interface RoleHolder {
  readonly role: Role;
  /** What the place is called, such as `President 1`. */
  readonly label: string;
  /** In any spelling; may be empty or no address. */
  readonly address: string;
}

/**
 * Returns the people who hold more than one role, each with all their places: one mailbox is one person, however its
 * address is written. Two events of one event approver are one role.
 */
export function mailboxesInTwoRoles(holders: readonly RoleHolder[]): (readonly RoleHolder[])[] {
  const people = Map.groupBy(
    holders.filter(({ address }) => isEmailAddress(address.trim())),
    ({ address }) => mailboxOf(address),
  );
  return [...people.values()].filter((places) => new Set(places.map(({ role }) => role)).size > 1);
}
