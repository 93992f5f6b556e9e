import { isEmailAddress, normalizeEmail } from '../people/email.ts';
import { isSameMailbox } from '../people/mailbox.ts';
import type { ValueOf } from '../fields/field.ts';
import type { StoredFields } from '../ledger/journal.ts';
import { MAX_PRESIDENTS } from '../limits.ts';
import type { Role } from './approval-chain.ts';
import type { APPROVER_FIELDS, ApproverField } from './approver-fields.ts';

/** Who approves; an empty string means 'Not set'. */
export type ApproverSettings = {
  readonly [Name in ApproverField]: ValueOf<(typeof APPROVER_FIELDS)[Name]>;
};

export const NO_SETTINGS: ApproverSettings = { presidents: [], treasurer: '', eventApprovers: {} };

/** Reads the approver settings from a document; nobody is set if the document or a field is absent. */
export function settingsFrom(fields: StoredFields | null | undefined): ApproverSettings {
  // The rules guarantee the shape.
  const { presidents, treasurer, eventApprovers } = (fields ?? {}) as Partial<ApproverSettings>;
  return {
    presidents: presidents ?? NO_SETTINGS.presidents,
    treasurer: treasurer ?? NO_SETTINGS.treasurer,
    eventApprovers: eventApprovers ?? NO_SETTINGS.eventApprovers,
  };
}

/**
 * Returns the addresses that hold a role now: normalized, each once, without empty and malformed ones.
 * @param categoryName the category's present name, the key of the event approvers.
 */
export function holdersOf(role: Role, categoryName: string, settings: ApproverSettings): string[] {
  const named = namedFor(role, categoryName, settings).map(normalizeEmail).filter(isEmailAddress);
  return [...new Set(named)];
}

function namedFor(role: Role, categoryName: string, settings: ApproverSettings): readonly string[] {
  switch (role) {
    case 'eventApprover': {
      // Only own keys: a category may be called 'constructor'.
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

/** Returns why two addresses cannot be the presidents: they have one mailbox. */
export function presidentsError([first = '', second = '']: readonly (string | undefined)[]):
  | string
  | null {
  if (!isSameMailbox(first, second)) return null;
  const isOneAddress = normalizeEmail(first) === normalizeEmail(second);
  const why = isOneAddress ? '' : ': both addresses reach one mailbox';
  return `President 2 must be another person than President 1${why}.`;
}

/** Returns the settings after a rename of a category: its event approver is set under the new name only. */
export function withRenamedCategory(
  settings: ApproverSettings,
  oldName: string,
  newName: string,
): ApproverSettings {
  // Only own keys: a category may be called 'constructor'.
  const kept = Object.entries(settings.eventApprovers).find(([name]) => name === oldName);
  const without = withoutCategory(withoutCategory(settings, oldName), newName);
  if (kept === undefined) return without;
  return { ...settings, eventApprovers: { ...without.eventApprovers, [newName]: kept[1] } };
}

/** Returns the settings without a category's event approver. */
export function withoutCategory(settings: ApproverSettings, name: string): ApproverSettings {
  const kept = Object.entries(settings.eventApprovers).filter(([key]) => key !== name);
  return { ...settings, eventApprovers: Object.fromEntries(kept) };
}
