import { isEmailAddress } from '../people/email.ts';
import { mailboxOf } from '../people/mailbox.ts';
import { APPROVER_FIELD_NAMES, type ApproverField } from './approver-fields.ts';
import { approverInputs, type TypedApprovers } from './approver-form.ts';

/** A role that somebody holds in the form. */
export interface RoleHolder {
  readonly role: ApproverField;
  /** The label of the input, such as `President 1`. */
  readonly label: string;
  /** As it is typed. */
  readonly address: string;
}

/**
 * Returns the people who hold more than one role, each with all their inputs. One mailbox is one person, however its
 * address is written. Event approvers of two categories have one role.
 */
export function mailboxesInTwoRoles(
  typed: TypedApprovers,
  names: readonly string[],
): (readonly RoleHolder[])[] {
  const holders = APPROVER_FIELD_NAMES.flatMap((role) =>
    Object.entries(approverInputs(role, names)).flatMap(([place, { label }]) => {
      const address = typed[place]?.trim();
      return address !== undefined && isEmailAddress(address) ? [{ role, label, address }] : [];
    }),
  );
  const people = Map.groupBy(holders, ({ address }) => mailboxOf(address));
  return [...people.values()].filter((places) => new Set(places.map(({ role }) => role)).size > 1);
}
