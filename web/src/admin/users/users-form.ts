import { settingsErrors, tidySettings } from '@pa-ledger/domain/approvers/approver-settings';
import { MAX_PRESIDENTS } from '@pa-ledger/domain/limits';
import type { ApproverSettings } from '@pa-ledger/domain/approvers/settings';
import type { RoleHolder } from '@pa-ledger/domain/approvers/shared-mailboxes';

/** The typed addresses by their places: `president 0`, `president 1`, `treasurer`, `event ` and a category's name. */
export type TypedUsers = Readonly<Record<string, string>>;

/** One input: its place and its label. */
export interface UserInput {
  readonly place: string;
  readonly label: string;
}

export const PRESIDENT_INPUTS: readonly UserInput[] = Array.from(
  { length: MAX_PRESIDENTS },
  (_, index) => ({ place: `president ${index}`, label: `President ${index + 1}` }),
);

export const TREASURER_INPUT: UserInput = { place: 'treasurer', label: 'Treasurer Email' };

/** Returns one input for each category that requires an event approver, keyed by its name. */
export function eventInputs(names: readonly string[]): readonly UserInput[] {
  return names.map((name) => ({ place: `event ${name}`, label: name }));
}

/** Returns the form's first values. */
export function usersForm(settings: ApproverSettings, names: readonly string[]): TypedUsers {
  const { presidents, treasurer, eventApprovers } = settings;
  return Object.fromEntries([
    ...PRESIDENT_INPUTS.map(({ place }, index) => [place, presidents[index] ?? '']),
    [TREASURER_INPUT.place, treasurer],
    ...names.map((name) => [
      `event ${name}`,
      // Only own keys: a category may be called 'constructor'.
      (Object.hasOwn(eventApprovers, name) ? eventApprovers[name] : undefined) ?? '',
    ]),
  ]) as TypedUsers;
}

/**
 * Returns the settings in the form.
 * @param names the categories that the form has an input for.
 * @param before the stored ones: the approvers of other categories stay, because open expenses may still need them.
 */
export function settingsFromUsers(
  typed: TypedUsers,
  names: readonly string[],
  before: ApproverSettings,
): ApproverSettings {
  const events = names.map((name) => [name, typed[`event ${name}`] ?? ''] as const);
  return tidySettings({
    presidents: PRESIDENT_INPUTS.map(({ place }) => typed[place] ?? ''),
    treasurer: typed[TREASURER_INPUT.place] ?? '',
    eventApprovers: { ...before.eventApprovers, ...Object.fromEntries(events) },
  });
}

/** Returns everybody in the form, with the role of each place. */
export function roleHolders(typed: TypedUsers, names: readonly string[]): RoleHolder[] {
  const places = [
    ...PRESIDENT_INPUTS.map((input) => ({ ...input, role: 'president' as const })),
    { ...TREASURER_INPUT, role: 'treasurer' as const },
    ...eventInputs(names).map((input) => ({ ...input, role: 'eventApprover' as const })),
  ];
  return places.map(({ place, ...rest }) => ({ ...rest, address: typed[place] ?? '' }));
}

/** Returns why the form cannot be saved, by place. */
export function usersErrors(
  typed: TypedUsers,
  names: readonly string[],
): Readonly<Record<string, string>> {
  const trimmed = {
    presidents: PRESIDENT_INPUTS.map(({ place }) => (typed[place] ?? '').trim()),
    treasurer: (typed[TREASURER_INPUT.place] ?? '').trim(),
    eventApprovers: Object.fromEntries(
      names.map((name) => [name, (typed[`event ${name}`] ?? '').trim()]),
    ),
  };
  return Object.fromEntries(settingsErrors(trimmed).map(({ place, message }) => [place, message]));
}
