import type { Role } from './approval-chain.ts';
import { compareNames } from '../text/sort.ts';
import type { ApproverSettings, Holders } from './approver-settings.ts';
import type { Absence } from './stand-ins.ts';

/** One role in the approver settings whose holder or stand-in has changed. */
export interface ApproverChange {
  readonly role: Role;
  /** Set if it is the role's stand-in that has changed; absent for its holder. */
  readonly standIn?: true;
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

/** An absence that was entered, or taken out before or after its end. */
export interface AbsenceChange extends Absence {
  readonly what: 'entered' | 'takenOut';
}

/** Returns the absences that were taken out, and then those that were entered. Another day is both. */
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

function isSameAbsence(one: Absence, other: Absence): boolean {
  return one.address === other.address && one.from === other.from && one.to === other.to;
}

/**
 * Leaves out what a rename of a category does to its event approver: the same address is removed under one name and set
 * under another.
 */
export function withoutCarried(changes: readonly ApproverChange[]): ApproverChange[] {
  const isCarried = (change: ApproverChange): boolean =>
    change.role === 'eventApprover' && changes.some((other) => isWayBack(change, other));
  return changes.filter((change) => !isCarried(change));
}

/** Whether two changes of a role are one address that is removed here and set there. */
function isWayBack(one: ApproverChange, other: ApproverChange): boolean {
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
