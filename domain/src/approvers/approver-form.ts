import { valuesOf } from '../fields/document.ts';
import type { AddressField, ListField, MapField } from '../fields/field.ts';
import { formErrors, textsOfValues, type ErrorsOf } from '../fields/form.ts';
import { APPROVER_FIELD_NAMES, APPROVER_FIELDS, type ApproverField } from './approver-fields.ts';
import { presidentsError, type ApproverSettings } from './approver-settings.ts';

/** The inputs of the form by their places: `presidents 0`, `presidents 1`, `treasurer`, `eventApprovers Fair`. */
export type ApproverInputs = Readonly<Record<string, AddressField>>;

/** The typed addresses by the places of their inputs. */
export type TypedApprovers = Readonly<Record<string, string>>;

/**
 * Returns the inputs for one field of the settings.
 * @param names the categories that the form has an input for.
 */
export function approverInputs(name: ApproverField, names: readonly string[]): ApproverInputs {
  const field: AddressField | ListField | MapField = APPROVER_FIELDS[name];
  switch (field.kind) {
    case 'address':
      return { [name]: field };
    case 'list': {
      const { of, label, max } = field;
      const input = (_: unknown, index: number) =>
        [`${name} ${index}`, { ...of, label: `${label} ${index + 1}` }] as const;
      return Object.fromEntries(Array.from({ length: max }, input));
    }
    case 'map':
      return Object.fromEntries(
        names.map((label) => [`${name} ${label}`, { ...field.of, label }] as const),
      );
  }
}

/** Returns all inputs of the form, in the order of the page. */
export function allApproverInputs(names: readonly string[]): ApproverInputs {
  return Object.fromEntries(
    APPROVER_FIELD_NAMES.flatMap((name) => Object.entries(approverInputs(name, names))),
  );
}

/** Returns the form's first values. */
export function typedApprovers(
  settings: ApproverSettings,
  names: readonly string[],
): TypedApprovers {
  const placed = APPROVER_FIELD_NAMES.flatMap((name): [place: string, address: string][] => {
    const value: string | readonly string[] | Readonly<Record<string, string>> = settings[name];
    if (typeof value === 'string') return [[name, value]];
    return Object.entries(value).map(([key, address]) => [`${name} ${key}`, address]);
  });
  return textsOfValues(allApproverInputs(names), Object.fromEntries(placed));
}

/**
 * Returns the settings in the form: an empty last president is left out.
 * @param before the stored ones: the approvers of other categories stay, because open expenses may still need them.
 * @throws RangeError when `approverErrors` finds an address that is none.
 */
export function settingsOfTyped(
  typed: TypedApprovers,
  names: readonly string[],
  before: ApproverSettings,
): ApproverSettings {
  const addressesOf = (name: ApproverField) =>
    Object.values(valuesOf(approverInputs(name, names), typed));
  const presidents = addressesOf('presidents');
  const events = addressesOf('eventApprovers');
  return {
    presidents: presidents.slice(0, presidents.findLastIndex((address) => address !== '') + 1),
    treasurer: addressesOf('treasurer').join(),
    eventApprovers: {
      ...before.eventApprovers,
      ...Object.fromEntries(events.map((address, index) => [String(names[index]), address])),
    },
  };
}

/** Returns why the form cannot be saved, by place. */
export function approverErrors(
  typed: TypedApprovers,
  names: readonly string[],
): ErrorsOf<ApproverInputs> {
  const presidents = Object.keys(approverInputs('presidents', names)).map((place) => typed[place]);
  const message = presidentsError(presidents);
  return {
    ...formErrors(allApproverInputs(names), typed),
    ...(message !== null && { 'presidents 1': message }),
  };
}
