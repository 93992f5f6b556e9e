import { isEmailAddress, typedAddress } from '../people/email.ts';
import { mailboxOf } from '../people/mailbox.ts';
import {
  APPROVER_FIELD_NAMES,
  STAND_IN_FIELD_NAMES,
  type ApproverField,
} from './approver-fields.ts';
import {
  approverInputs,
  HOLDERS_OF,
  standInInputs,
  type ApproverInputs,
  type TypedApprovers,
} from './approver-form.ts';

/** A role that somebody holds or stands in for in the form. */
export interface RoleHolder {
  readonly role: ApproverField;
  /** The label of the input, such as `President 1`. */
  readonly label: string;
  /** As it is typed. */
  readonly address: string;
}

/**
 * Returns the people who hold or stand in for more than one role, each with all their inputs. One mailbox is one person, however its
 * address is written. Event approvers of two categories have one role.
 */
export function mailboxesInTwoRoles(
  typed: TypedApprovers,
  names: readonly string[],
): (readonly RoleHolder[])[] {
  const peopleIn = (role: ApproverField, inputs: ApproverInputs): RoleHolder[] =>
    Object.entries(inputs).flatMap(([place, { label }]) => {
      const address = typedAddress(typed[place] ?? '');
      return isEmailAddress(address) ? [{ role, label, address }] : [];
    });
  const holders = [
    ...APPROVER_FIELD_NAMES.flatMap((role) => peopleIn(role, approverInputs(role, names))),
    ...STAND_IN_FIELD_NAMES.flatMap((name) =>
      peopleIn(HOLDERS_OF[name], standInInputs(name, names)),
    ),
  ];
  const people = Map.groupBy(holders, ({ address }) => mailboxOf(address));
  return [...people.values()].filter((places) => new Set(places.map(({ role }) => role)).size > 1);
}
