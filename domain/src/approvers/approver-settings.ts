import { normalizeEmail } from '../people/email.ts';
import { isSameMailbox } from '../people/mailbox.ts';
import type { ApproverSettings } from './settings.ts';

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
