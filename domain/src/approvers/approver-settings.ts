import { isEmailAddress, normalizeEmail } from '../people/email.ts';
import { isSameMailbox } from '../people/same-person.ts';
import type { ValueOf } from '../fields/field.ts';
import { languageOf, type Language } from '../language.ts';
import type { StoredFields } from '../ledger/journal.ts';
import { MAX_PRESIDENTS } from '../limits.ts';
import { type Role } from './approval-chain.ts';
import { ROLE_NAMES } from './role-messages.ts';
import type { APPROVER_FIELDS, ApproverField } from './approver-fields.ts';
import {
  absencesOf,
  absenceText,
  NO_STAND_INS,
  type Absence,
  type StandIns,
  isAway,
  standInsOf,
} from './stand-ins.ts';
import type { CalendarDate } from '../time/dates.ts';

/** Who holds a role; an empty string means 'Not set'. */
export type Holders = {
  readonly [Name in ApproverField]: ValueOf<(typeof APPROVER_FIELDS)[Name]>;
};

/** Who approves: the holders of the roles, their stand-ins, who is away when, and in which language we email them. */
export interface ApproverSettings extends Holders {
  readonly standIns: StandIns;
  readonly absences: readonly Absence[];
  /** By normalized address. An address that isn't there gets English. */
  readonly languages: Readonly<Record<string, Language>>;
}

export const NO_SETTINGS: ApproverSettings = {
  presidents: [],
  treasurer: '',
  eventApprovers: {},
  standIns: NO_STAND_INS,
  absences: [],
  languages: {},
};

/** The fields of the document that holds the settings. */
type StoredSettings = Omit<ApproverSettings, 'absences' | 'languages'> & {
  readonly absences: readonly string[];
  /** Absent if everyone gets English. */
  readonly languages?: ApproverSettings['languages'];
};

/** Returns the fields of the document that holds the settings. */
export function settingsDocument({
  absences,
  languages,
  ...settings
}: ApproverSettings): StoredSettings {
  return {
    ...settings,
    absences: absences.map(absenceText),
    ...(Object.keys(languages).length > 0 && { languages }),
  };
}

/** Reads the approver settings from a document; without one, no one is set. */
export function settingsFrom(fields: StoredFields | null | undefined): ApproverSettings {
  const nobody = settingsDocument(NO_SETTINGS);
  // The rules guarantee the shape.
  const stored = fields as StoredSettings | null | undefined;
  const read = { ...nobody, ...stored };
  const { presidents, treasurer, eventApprovers, standIns, absences, languages = {} } = read;
  return {
    presidents,
    treasurer,
    eventApprovers,
    standIns,
    absences: absencesOf(absences),
    languages,
  };
}

/** Returns the language in which we email an address. */
export function languageOfApprover(
  { languages }: Pick<ApproverSettings, 'languages'>,
  address: string,
): Language {
  return languageOf(languages[normalizeEmail(address)]);
}

/** Returns whether somebody is the president, and somebody the treasurer: without both no request can be decided. */
export function hasApprovers({
  presidents,
  treasurer,
}: Pick<Holders, 'presidents' | 'treasurer'>): boolean {
  return presidents.some((address) => address !== '') && treasurer !== '';
}

/**
 * Returns the addresses that hold a role now: normalized, no duplicates, nothing empty or malformed.
 * @param categoryName the category's current name, the key of the event approvers.
 */
export function holdersOf(role: Role, categoryName: string, settings: Holders): string[] {
  const named = namedFor(role, categoryName, settings).map(normalizeEmail).filter(isEmailAddress);
  return [...new Set(named)];
}

function namedFor(role: Role, categoryName: string, settings: Holders): readonly string[] {
  switch (role) {
    case 'eventApprover': {
      // Own keys only: a category may be named 'constructor'.
      const own = Object.hasOwn(settings.eventApprovers, categoryName);
      const named = settings.eventApprovers[categoryName];
      return own && named !== undefined ? [named] : [];
    }
    case 'president':
      return settings.presidents.slice(0, MAX_PRESIDENTS);
    case 'treasurer':
      return [settings.treasurer];
  }
}

/** Returns why two addresses can't both be president: they're one mailbox. */
export function presidentsError([first = '', second = '']: readonly (string | undefined)[]):
  | string
  | null {
  if (!isSameMailbox(first, second)) return null;
  const isOneAddress = normalizeEmail(first) === normalizeEmail(second);
  const why = isOneAddress ? '' : ': both addresses reach one mailbox';
  return `President 2 must be another person than President 1${why}.`;
}

/** Returns the settings after a category's rename: its event approver and stand-in move to the new name. */
export function withRenamedCategory(
  settings: ApproverSettings,
  oldName: string,
  newName: string,
): ApproverSettings {
  return withEventApprovers(settings, (approvers) => {
    const kept = approvers.filter(([name]) => name !== oldName && name !== newName);
    // Own keys only: a category may be named 'constructor'.
    const carried = approvers.filter(([name]) => name === oldName);
    return [...kept, ...carried.map(([, address]): Named => [newName, address])];
  });
}

/** Returns the settings without a category's event approver and stand-in. */
export function withoutCategory(settings: ApproverSettings, name: string): ApproverSettings {
  return withEventApprovers(settings, (approvers) => approvers.filter(([key]) => key !== name));
}

/** Who approved a deleted category's events; null where no one was set. */
export interface CategoryApprovers {
  readonly eventApprover: string | null;
  readonly standIn: string | null;
}

/** Returns a category's event approver and stand-in. */
export function approversOf(
  { eventApprovers, standIns }: ApproverSettings,
  name: string,
): CategoryApprovers {
  // Own keys only: a category may be named 'constructor'.
  const setIn = (approvers: Holders['eventApprovers']) =>
    new Map(Object.entries(approvers)).get(name) ?? null;
  return { eventApprover: setIn(eventApprovers), standIn: setIn(standIns.eventApprovers) };
}

/** Returns the settings after a category came back: its people return unless someone else has been set since. */
export function withApproversOf(
  settings: ApproverSettings,
  name: string,
  { eventApprover, standIn }: CategoryApprovers,
): ApproverSettings {
  const { eventApprovers, standIns } = settings;
  const within = (approvers: Holders['eventApprovers'], address: string | null) =>
    address === null || Object.hasOwn(approvers, name)
      ? approvers
      : { ...approvers, [name]: address };
  return {
    ...settings,
    eventApprovers: within(eventApprovers, eventApprover),
    standIns: { ...standIns, eventApprovers: within(standIns.eventApprovers, standIn) },
  };
}

type Named = readonly [category: string, address: string];

function withEventApprovers(
  settings: ApproverSettings,
  change: (approvers: readonly Named[]) => readonly Named[],
): ApproverSettings {
  const changed = (approvers: Holders['eventApprovers']) =>
    Object.fromEntries(change(Object.entries(approvers)));
  const { eventApprovers, standIns } = settings;
  return {
    ...settings,
    eventApprovers: changed(eventApprovers),
    standIns: { ...standIns, eventApprovers: changed(standIns.eventApprovers) },
  };
}

/**
 * Returns the normalized address that does the treasurer's work on a day: the treasurer's, or the stand-in's while only
 * the treasurer is away.
 * @returns null while no treasurer is set.
 */
export function actingTreasurer(settings: ApproverSettings, today: CalendarDate): string | null {
  const [treasurer = null] = holdersOf('treasurer', '', settings);
  if (treasurer !== null && !isAway(settings.absences, treasurer, today)) return treasurer;
  const [standIn = null] = standInsOf('treasurer', '', settings.standIns);
  return standIn !== null && !isAway(settings.absences, standIn, today) ? standIn : treasurer;
}

/** Returns everyone who is named in the settings, with what they approve; an address that isn't set is ''. */
export function rolesIn(
  settings: ApproverSettings,
): readonly (readonly [address: string, role: string])[] {
  const { presidents, treasurer, eventApprovers, standIns } = settings;
  const standIn = (role: string) => `Stand-in for ${role}`;
  return [
    ...presidents.map((address) => [address, ROLE_NAMES.president] as const),
    [treasurer, ROLE_NAMES.treasurer],
    [standIns.president, standIn(ROLE_NAMES.president)],
    [standIns.treasurer, standIn(ROLE_NAMES.treasurer)],
    ...Object.entries(eventApprovers).map(([name, address]) => [address, name] as const),
    ...Object.entries(standIns.eventApprovers).map(
      ([name, address]) => [address, standIn(name)] as const,
    ),
  ];
}
