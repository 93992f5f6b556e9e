import type { ErrorsOf } from '../fields/form.ts';
import { valuesOf } from '../fields/document.ts';
import type { AddressField, ListField, MapField } from '../fields/field.ts';
import { typedOfValues } from '../fields/form.ts';
import { formErrors } from '../fields/form-errors.ts';
import { absenceErrors, absencesOfTyped, typedAbsences } from './absence-form.ts';
import {
  APPROVER_FIELD_NAMES,
  APPROVER_FIELDS,
  STAND_IN_FIELD_NAMES,
  STAND_IN_FIELDS,
  type ApproverField,
  type StandInField,
} from './approver-fields.ts';
import { presidentsError, type ApproverSettings, type Holders } from './approver-settings.ts';
import { languageErrors, languagesOfTyped, typedLanguages } from './language-form.ts';
import { textIn } from '../untyped.ts';
import { typedAddress, isEmailAddress } from '../people/email.ts';
import { isSameMailbox, mailboxOf } from '../people/same-person.ts';
import type { StandIns } from './stand-ins.ts';

/**
 * The form's inputs for addresses by key: `presidents 0`, `presidents 1`, `treasurer`, `eventApprovers Fair`, and for stand-ins
 * `standIns president`, `standIns treasurer`, `standIns eventApprovers Fair`.
 */
export type ApproverInputs = Readonly<Record<string, AddressField>>;

/** The typed texts, by the key of their input. */
export type TypedApprovers = Readonly<Record<string, string>>;

/**
 * Returns the inputs for the holders of one role.
 * @param names the categories on the form.
 */
export function approverInputs(name: ApproverField, names: readonly string[]): ApproverInputs {
  return inputsAt(name, APPROVER_FIELDS[name], names);
}

/**
 * Returns the inputs for the stand-ins of one role.
 * @param names the categories on the form.
 */
function standInInputs(name: StandInField, names: readonly string[]): ApproverInputs {
  const inputs = Object.entries(inputsAt(standInPlace(name), STAND_IN_FIELDS[name], names));
  return Object.fromEntries(
    inputs.map(([place, field]) => [place, { ...field, label: `Stand-in for ${field.label}` }]),
  );
}

/** Returns the inputs for the stand-ins of all roles, in the order of the page. */
export function allStandInInputs(names: readonly string[]): ApproverInputs {
  return merged(STAND_IN_FIELD_NAMES.map((name) => standInInputs(name, names)));
}

/** Returns the inputs of the form for all holders and stand-ins, in the order of the page. */
export function allApproverInputs(names: readonly string[]): ApproverInputs {
  return merged([
    ...APPROVER_FIELD_NAMES.map((name) => approverInputs(name, names)),
    allStandInInputs(names),
  ]);
}

/** Returns the form's first values. */
export function typedApprovers(
  settings: ApproverSettings,
  names: readonly string[],
): TypedApprovers {
  const placed = [
    ...APPROVER_FIELD_NAMES.flatMap((name) => placedAt(name, settings[name])),
    ...STAND_IN_FIELD_NAMES.flatMap((name) =>
      placedAt(standInPlace(name), settings.standIns[name]),
    ),
  ];
  const addresses = typedOfValues(allApproverInputs(names), Object.fromEntries(placed));
  return {
    ...addresses,
    ...typedLanguages(addresses, settings),
    ...typedAbsences(settings.absences),
  };
}

/**
 * Returns the settings that the form makes, without an empty second president.
 * @param before the stored settings: approvers of other categories stay, because open expenses may still need them.
 * @throws RangeError when `approverErrors` finds an error.
 */
export function settingsOfTyped(
  typed: TypedApprovers,
  names: readonly string[],
  before: ApproverSettings,
): ApproverSettings {
  const addressesOf = (inputs: ApproverInputs) => Object.values(valuesOf(inputs, typed));
  const held = (name: ApproverField) => addressesOf(approverInputs(name, names));
  const standingIn = (name: StandInField) => addressesOf(standInInputs(name, names));
  const presidents = held('presidents');
  const named = (addresses: readonly string[]) =>
    Object.fromEntries(addresses.map((address, index) => [String(names[index]), address]));
  const { eventApprovers, standIns } = before;
  const settings = {
    presidents: presidents.slice(0, presidents.findLastIndex((address) => address !== '') + 1),
    treasurer: held('treasurer').join(),
    eventApprovers: { ...eventApprovers, ...named(held('eventApprovers')) },
    standIns: {
      president: standingIn('president').join(),
      treasurer: standingIn('treasurer').join(),
      eventApprovers: { ...standIns.eventApprovers, ...named(standingIn('eventApprovers')) },
    },
    absences: absencesOfTyped(typed),
    languages: {},
  };
  const languages = languagesOfTyped(typed, allApproverInputs(names), settings, before);
  return { ...settings, languages };
}

/** Returns why the form can't be saved, by input. */
export function approverErrors(
  typed: TypedApprovers,
  names: readonly string[],
): ErrorsOf<ApproverInputs> {
  const presidents = Object.keys(approverInputs('presidents', names)).map((place) =>
    typedAddress(textIn(typed, place)),
  );
  const message = presidentsError(presidents);
  return {
    ...languageErrors(typed, allApproverInputs(names)),
    ...standInErrors(typed, names),
    ...formErrors(allApproverInputs(names), typed),
    ...(message !== null && { 'presidents 1': message }),
    ...absenceErrors(typed),
  };
}

/** The field with the holders that each stand-in field backs up. */
const HOLDERS_OF: Readonly<Record<StandInField, ApproverField>> = {
  president: 'presidents',
  treasurer: 'treasurer',
  eventApprovers: 'eventApprovers',
};

/** You can't be your own stand-in. */
function standInErrors(
  typed: TypedApprovers,
  names: readonly string[],
): Readonly<Record<string, string>> {
  const errors = STAND_IN_FIELD_NAMES.flatMap((name) => {
    const holders = Object.entries(approverInputs(HOLDERS_OF[name], names));
    return Object.entries(standInInputs(name, names)).flatMap(([place, { label }], index) => {
      // An event has one approver, at the same index as the stand-in.
      const held = name === 'eventApprovers' ? holders.slice(index, index + 1) : holders;
      const same = held.find(([at]) =>
        isSameMailbox(typedAddress(textIn(typed, place)), typedAddress(textIn(typed, at))),
      );
      if (same === undefined) return [];
      return [[place, `${label} must be another person than ${same[1].label}.`] as const];
    });
  });
  return Object.fromEntries(errors);
}

/**
 * Returns the key of the input that gives a step another approver: the role's own while it's empty, or else the next one that
 * is, which is the stand-in's where the holder can't decide.
 */
export function emptyInput(place: string, typed: TypedApprovers): string {
  const others = place.startsWith('presidents ')
    ? ['presidents 1', standInPlace('president')]
    : [`standIns ${place}`];
  return [place, ...others].find((one) => typed[one] === '') ?? place;
}

function standInPlace(name: StandInField): string {
  return `standIns ${name}`;
}

/** Returns the inputs of one field. @param at the start of their keys. */
function inputsAt(
  at: string,
  field: AddressField | ListField | MapField,
  names: readonly string[],
): ApproverInputs {
  switch (field.kind) {
    case 'address':
      return { [at]: field };
    case 'list': {
      const { of, label, max } = field;
      const input = (_: unknown, index: number) =>
        [`${at} ${index}`, { ...of, label: `${label} ${index + 1}` }] as const;
      return Object.fromEntries(Array.from({ length: max }, input));
    }
    case 'map':
      return Object.fromEntries(
        names.map((label) => [`${at} ${label}`, { ...field.of, label }] as const),
      );
  }
}

function placedAt(
  at: string,
  value: Holders[ApproverField] | StandIns[StandInField],
): [place: string, address: string][] {
  if (typeof value === 'string') return [[at, value]];
  return Object.entries(value).map(([key, address]) => [`${at} ${key}`, address]);
}

function merged(parts: readonly ApproverInputs[]): ApproverInputs {
  return Object.fromEntries(parts.flatMap((inputs) => Object.entries(inputs)));
}

/** Someone who holds a role or stands in for it, by the form. */
interface RoleHolder {
  readonly role: ApproverField;
  /** The label of the input, such as `President 1`. */
  readonly label: string;
  /** As typed. */
  readonly address: string;
}

/**
 * Returns the people with more than one role, stand-ins included, each with all their inputs. One mailbox is one
 * person, however the address is written. Approving two categories' events is one role.
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
