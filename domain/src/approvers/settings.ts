import { isEmailAddress, normalizeEmail } from '../people/email.ts';
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
