import { presidentsError, type ApproverSettings } from '../approvers/approver-settings.ts';
import { MAX_PRESIDENTS } from '../limits.ts';
import { normalizeEmail } from '../people/email.ts';
import { importMessages as words } from './import-messages.ts';
import type { ImportedApprover } from './import-plan.ts';

/** An approver to set. */
export type SetApprover = Pick<ImportedApprover, 'role' | 'category' | 'address'>;

/** The result of setting an approver. */
export type ApproverStep =
  /** The address is already set. */
  | { readonly kind: 'same' }
  /** @property before the address it replaces; empty if none was set. */
  | { readonly kind: 'set'; readonly settings: ApproverSettings; readonly before: string }
  | { readonly kind: 'refused'; readonly reason: string };

/** Sets an approver. A new president only takes a free place. */
export function setApprover(settings: ApproverSettings, approver: SetApprover): ApproverStep {
  const { role, category, address } = approver;
  if (role === 'president') return addPresident(settings, address);
  const before = addressOf(settings, approver);
  if (normalizeEmail(before) === normalizeEmail(address)) return { kind: 'same' };
  const set =
    category === null
      ? { ...settings, treasurer: address }
      : { ...settings, eventApprovers: { ...settings.eventApprovers, [category]: address } };
  return { kind: 'set', settings: set, before };
}

/** Returns the settings without an import's approver; null if someone has changed it since. */
export function unsetApprover(
  settings: ApproverSettings,
  approver: SetApprover,
  before: string,
): ApproverSettings | null {
  const { role, category, address } = approver;
  if (role === 'president') {
    const left = settings.presidents.filter((one) => one !== address);
    return left.length === settings.presidents.length ? null : { ...settings, presidents: left };
  }
  if (addressOf(settings, approver) !== address) return null;
  return category === null
    ? { ...settings, treasurer: before }
    : { ...settings, eventApprovers: { ...settings.eventApprovers, [category]: before } };
}

function addPresident(settings: ApproverSettings, address: string): ApproverStep {
  const set = settings.presidents.filter((one) => one !== '');
  if (set.some((one) => normalizeEmail(one) === normalizeEmail(address))) return { kind: 'same' };
  if (set.length >= MAX_PRESIDENTS) return { kind: 'refused', reason: words.noPlace(set) };
  const presidents = [...set, address];
  const twin = presidentsError(presidents);
  if (twin !== null) return { kind: 'refused', reason: twin };
  return { kind: 'set', settings: { ...settings, presidents }, before: '' };
}

/** Returns the address of a treasurer or an event approver. */
function addressOf(
  { treasurer, eventApprovers }: ApproverSettings,
  { category }: SetApprover,
): string {
  if (category === null) return treasurer;
  // Own keys only: a category may be named 'constructor'.
  return new Map(Object.entries(eventApprovers)).get(category) ?? '';
}
