import type { Role } from './approval-chain.ts';
import { compareNames } from '../text/names.ts';
import type { ApproverSettings } from './approver-settings.ts';

/** One role in the approver settings whose holder has changed. */
export interface ApproverChange {
  readonly role: Role;
  /** The name of the category, for an event approver; null otherwise. */
  readonly category: string | null;
  /** The address that was removed, as it was written; null if nobody was set. */
  readonly out: string | null;
  /** The address that is set now, as it is written; null if nobody is set. */
  readonly in: string | null;
}

/** Returns who was set and who was removed. Two presidents who exchange their places are no change. */
export function approverChanges(
  before: ApproverSettings,
  after: ApproverSettings,
): ApproverChange[] {
  const gone = before.presidents.filter((one) => one !== '' && !after.presidents.includes(one));
  const come = after.presidents.filter((one) => one !== '' && !before.presidents.includes(one));
  const presidents = Array.from({ length: Math.max(gone.length, come.length) }, (_, index) =>
    changeOf('president', null, gone[index], come[index]),
  );
  const old = new Map(Object.entries(before.eventApprovers));
  const now = new Map(Object.entries(after.eventApprovers));
  const categories = [...new Set([...old.keys(), ...now.keys()])].sort(compareNames);
  return [
    ...presidents,
    changeOf('treasurer', null, before.treasurer, after.treasurer),
    ...categories.map((name) => changeOf('eventApprover', name, old.get(name), now.get(name))),
  ].filter((change) => change.out !== change.in);
}

/**
 * Leaves out what a rename of a category does to its event approver: the same address is removed under one name and set
 * under another.
 */
export function withoutCarried(changes: readonly ApproverChange[]): ApproverChange[] {
  const events = changes.filter(({ role }) => role === 'eventApprover');
  const left = new Set(events.filter((change) => change.in === null).map(({ out }) => out));
  const come = new Set(events.filter(({ out }) => out === null).map((change) => change.in));
  const isCarried = (change: ApproverChange): boolean =>
    (change.in === null && come.has(change.out)) || (change.out === null && left.has(change.in));
  return changes.filter((change) => change.role !== 'eventApprover' || !isCarried(change));
}

function changeOf(
  role: Role,
  category: string | null,
  out: string | undefined,
  come: string | undefined,
): ApproverChange {
  return { role, category, out: setOrNull(out), in: setOrNull(come) };
}

function setOrNull(address: string | undefined): string | null {
  return address === undefined || address === '' ? null : address;
}
