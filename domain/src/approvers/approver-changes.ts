import type { Role } from './approval-chain.ts';
import { compareNames } from '../text/sort.ts';
import type { Language } from '../language.ts';
import { normalizeEmail } from '../people/email.ts';
import {
  languageOfApprover,
  rolesIn,
  type ApproverSettings,
  type Holders,
} from './approver-settings.ts';
import type { Absence } from './stand-ins.ts';

/** A change of a role's holder or stand-in. */
export interface ApproverChange {
  readonly role: Role;
  /** Set if the stand-in changed; absent if the holder did. */
  readonly standIn?: true;
  /** The category's name for an event approver; null otherwise. */
  readonly category: string | null;
  /** The removed address as written; null if there was none. */
  readonly out: string | null;
  /** The new address as written; null if there is none. */
  readonly in: string | null;
}

/** Returns who was added and removed. Two presidents swapping places is no change. */
export function approverChanges(
  before: ApproverSettings,
  after: ApproverSettings,
): ApproverChange[] {
  const gone = before.presidents.filter((one) => one !== '' && !after.presidents.includes(one));
  const come = after.presidents.filter((one) => one !== '' && !before.presidents.includes(one));
  const presidents = Array.from({ length: Math.max(gone.length, come.length) }, (_, index) =>
    changeOf('president', null, gone[index], come[index]),
  );
  return [
    ...presidents,
    changeOf('treasurer', null, before.treasurer, after.treasurer),
    ...eventChanges(before, after),
    ...standInChanges(before, after).map((change) => ({ ...change, standIn: true as const })),
  ].filter((change) => change.out !== change.in);
}

function standInChanges(
  { standIns: before }: ApproverSettings,
  { standIns: after }: ApproverSettings,
): ApproverChange[] {
  return [
    changeOf('president', null, before.president, after.president),
    changeOf('treasurer', null, before.treasurer, after.treasurer),
    ...eventChanges(before, after),
  ];
}

type EventApprovers = Pick<Holders, 'eventApprovers'>;

function eventChanges(before: EventApprovers, after: EventApprovers): ApproverChange[] {
  const old = new Map(Object.entries(before.eventApprovers));
  const now = new Map(Object.entries(after.eventApprovers));
  const categories = [...new Set([...old.keys(), ...now.keys()])].sort(compareNames);
  return categories.map((name) => changeOf('eventApprover', name, old.get(name), now.get(name)));
}

/** An absence that was entered or removed. */
export interface AbsenceChange extends Absence {
  readonly what: 'entered' | 'takenOut';
}

/** Returns removed absences, then entered ones. A changed day counts as both. */
export function absenceChanges(before: ApproverSettings, after: ApproverSettings): AbsenceChange[] {
  const only = (one: readonly Absence[], other: readonly Absence[]): Absence[] =>
    one.filter((absence) => !other.some((same) => isSameAbsence(absence, same)));
  return [
    ...only(before.absences, after.absences).map((gone) => ({
      ...gone,
      what: 'takenOut' as const,
    })),
    ...only(after.absences, before.absences).map((come) => ({ ...come, what: 'entered' as const })),
  ];
}

/** Another language of the emails to someone who is named in the settings. */
export interface LanguageChange {
  /** Normalized. */
  readonly address: string;
  readonly language: Language;
}

/** Returns who of those named in the settings gets another language from now on. */
export function languageChanges(
  before: ApproverSettings,
  after: ApproverSettings,
): LanguageChange[] {
  const named = new Set(rolesIn(after).map(([address]) => normalizeEmail(address)));
  return [...named]
    .filter((one) => languageOfApprover(before, one) !== languageOfApprover(after, one))
    .map((address) => ({ address, language: languageOfApprover(after, address) }));
}

function isSameAbsence(one: Absence, other: Absence): boolean {
  return one.address === other.address && one.from === other.from && one.to === other.to;
}

/**
 * Leaves out what renaming a category does: it removes the event approver under the old name and adds the same address
 * under the new one.
 */
export function withoutCarried(changes: readonly ApproverChange[]): ApproverChange[] {
  const isCarried = (change: ApproverChange): boolean =>
    change.role === 'eventApprover' && changes.some((other) => undoesChange(change, other));
  return changes.filter((change) => !isCarried(change));
}

/** Whether one change removes the address that the other adds. */
function undoesChange(one: ApproverChange, other: ApproverChange): boolean {
  return (
    one.role === other.role &&
    one.standIn === other.standIn &&
    ((one.in === null && other.out === null && one.out === other.in) ||
      (one.out === null && other.in === null && one.in === other.out))
  );
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
