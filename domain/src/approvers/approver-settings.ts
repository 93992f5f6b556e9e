import { MAX_CATEGORIES } from '../categories/category-change.ts';
import { CATEGORY_NAME, categoryNameError } from '../categories/category-name.ts';
import { isEmailAddress, normalizeEmail } from '../people/email.ts';
import { MAX_PRESIDENTS } from '../limits.ts';
import { isSameMailbox } from '../people/mailbox.ts';
import type { ApproverSettings } from './settings.ts';

/** A sentence about one input of the settings. */
export interface SettingsError {
  /** `president 0`, `president 1`, `presidents`, `treasurer`, or the name of an event category after `event `. */
  readonly place: string;
  readonly message: string;
}

const NOT_ONE_ADDRESS = 'must be one address, such as name@example.com.';

/**
 * Returns why approver settings cannot be saved: every address is empty or one address, there are at most two
 * presidents, and they have different mailboxes.
 */
export function settingsErrors(settings: ApproverSettings): SettingsError[] {
  const { presidents, treasurer, eventApprovers } = settings;
  const addresses: (readonly [place: string, label: string, address: string])[] = [
    ...presidents.map(
      (address, index) => [`president ${index}`, `President ${index + 1}`, address] as const,
    ),
    ['treasurer', 'Treasurer Email', treasurer],
    ...Object.entries(eventApprovers).map(
      ([category, address]) => [`event ${category}`, category, address] as const,
    ),
  ];
  const errors: SettingsError[] = addresses
    .filter(([, , address]) => address !== '' && !isEmailAddress(address))
    .map(([place, label]) => ({ place, message: `${label} ${NOT_ONE_ADDRESS}` }));
  if (presidents.length > MAX_PRESIDENTS) {
    const message = `There are at most ${MAX_PRESIDENTS} presidents.`;
    errors.push({ place: 'presidents', message });
  }
  const [first = '', second = ''] = presidents.map(normalizeEmail);
  if (isSameMailbox(first, second)) {
    const why = first === second ? '' : ': both addresses reach one mailbox';
    const message = `President 2 must be another person than President 1${why}.`;
    errors.push({ place: 'president 1', message });
  }
  if (Object.keys(eventApprovers).length > MAX_CATEGORIES) {
    const message = `At most ${MAX_CATEGORIES} categories may have an event approver.`;
    errors.push({ place: 'eventApprovers', message });
  }
  return errors;
}

/** Returns the settings as they are saved: addresses without spaces, and no empty last president. */
export function tidySettings(settings: ApproverSettings): ApproverSettings {
  const presidents = settings.presidents.map((address) => address.trim());
  while (presidents.at(-1) === '') presidents.pop();
  const eventApprovers = Object.fromEntries(
    Object.entries(settings.eventApprovers).map(([name, address]) => [name, address.trim()]),
  );
  return { presidents, treasurer: settings.treasurer.trim(), eventApprovers };
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

/** Returns whether a document is approver settings that the rules let an administrator write. */
export function isApproversDocument(document: object): boolean {
  const { version, ...rest }: { readonly version?: unknown } = document;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) return false;
  return isApproverSettings(rest) && settingsErrors(rest).length === 0;
}

function isApproverSettings(fields: object): fields is ApproverSettings {
  const { presidents, treasurer, eventApprovers, ...extra }: Record<string, unknown> = {
    ...fields,
  };
  return (
    Object.keys(extra).length === 0 &&
    isTexts(presidents) &&
    typeof treasurer === 'string' &&
    typeof eventApprovers === 'object' &&
    eventApprovers !== null &&
    !Array.isArray(eventApprovers) &&
    isTexts(Object.values(eventApprovers)) &&
    Object.keys(eventApprovers).every(isCategoryKey)
  );
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isCategoryKey(name: string): boolean {
  return name.length <= CATEGORY_NAME.maxLength && categoryNameError(name) === null;
}
