import type { Role } from './approval-chain.ts';
import { isEmailAddress } from '../people/email.ts';
import { mailboxOf } from '../people/mailbox.ts';

/** An input of the approver settings and the address in it. */
export interface RoleHolder {
  readonly role: Role;
  /** The label of the input, such as `President 1`. */
  readonly label: string;
  /** In any spelling; may be empty or invalid. */
  readonly address: string;
}

/**
 * Returns the people who hold more than one role, each with all their inputs. One mailbox is one person, however its
 * address is written. Event approvers of two categories have one role.
 */
export function mailboxesInTwoRoles(holders: readonly RoleHolder[]): (readonly RoleHolder[])[] {
  const people = Map.groupBy(
    holders.filter(({ address }) => isEmailAddress(address.trim())),
    ({ address }) => mailboxOf(address),
  );
  return [...people.values()].filter((places) => new Set(places.map(({ role }) => role)).size > 1);
}
