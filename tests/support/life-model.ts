import type { ApproverSettings } from '@pa-ledger/domain/approvers/approver-settings';
import type { Action, Expense, ExpenseStatus } from '@pa-ledger/domain/expenses/expense';
import { MAX_VERSIONS } from '@pa-ledger/domain/expenses/versions/return-expense';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import fc from 'fast-check';
import { expect } from 'vitest';

/*
 * A small model of an expense's life that knows the rules by itself and acts in any order. The domain's functions and the
 * server's code run against the same model. In it, a mailbox has one spelling.
 */

/** Who is in an association of the model. */
export interface LifePeople {
  readonly parent: string;
  readonly eventApprover: string;
  readonly presidents: readonly [string, string];
  readonly treasurer: string;
  readonly strangers: readonly string[];
}

/** What happens. */
export type LifeAct =
  | { readonly kind: 'decide'; readonly by: string; readonly action: Action }
  /** By an approver, or by an administrator. */
  | { readonly kind: 'return'; readonly by: string | null }
  | {
      readonly kind: 'correct';
      readonly isEvent: boolean;
      readonly keepApprovals: boolean;
      readonly notesOnly: boolean;
    }
  | { readonly kind: 'withdraw' | 'pay' | 'void' }
  /** Others approve, stand in, or are away. */
  | { readonly kind: 'settings'; readonly settings: ApproverSettings };

/** What the model knows. */
export interface LifeModel {
  status: ExpenseStatus;
  version: number;
  isEvent: boolean;
  /** Who approved each step so far, and whether as a stand-in. */
  approvals: { readonly by: string; readonly standIn: boolean }[];
  payments: number;
  settings: ApproverSettings;
  readonly parent: string;
}

export function newLife(settings: ApproverSettings, parent: string): LifeModel {
  return {
    status: 'pending',
    version: 1,
    isEvent: false,
    approvals: [],
    payments: 0,
    settings,
    parent,
  };
}

/** The roles of the remaining steps, the open one first. */
function rolesAhead({ isEvent, approvals }: LifeModel) {
  const chain = [...(isEvent ? (['event'] as const) : []), 'president', 'treasurer'] as const;
  return chain.slice(approvals.length);
}

/** Who holds the open step's role and who stands in for it, in the model's own words. */
function peopleOf(model: LifeModel): { holders: readonly string[]; standIn: string } {
  const { presidents, treasurer, eventApprovers, standIns } = model.settings;
  const [role] = rolesAhead(model);
  if (role === 'president') return { holders: presidents, standIn: standIns.president };
  if (role === 'treasurer') return { holders: [treasurer], standIn: standIns.treasurer };
  // There is one events category.
  const [chair = ''] = Object.values(eventApprovers);
  const [standIn = ''] = Object.values(standIns.eventApprovers);
  return { holders: [chair], standIn };
}

const isFree = ({ parent, approvals }: LifeModel, person: string): boolean =>
  person !== '' && person !== parent && approvals.every(({ by }) => by !== person);

/** Who reviews now: the holders who may and are here, or else the stand-in who may and is here. */
function askedOf(model: LifeModel): { asked: readonly string[]; standIn: boolean } {
  const isHere = (person: string) =>
    isFree(model, person) && model.settings.absences.every(({ address }) => address !== person);
  const { holders, standIn } = peopleOf(model);
  const asked = holders.filter(isHere);
  return asked.length > 0
    ? { asked, standIn: false }
    : { asked: [standIn].filter(isHere), standIn: true };
}

/** Whether a person decides as the stand-in; null if they may not decide. */
function decidesAs(model: LifeModel, person: string): { readonly standIn: boolean } | null {
  if (model.status !== 'pending') return null;
  if (peopleOf(model).holders.includes(person))
    return isFree(model, person) ? { standIn: false } : null;
  const { asked, standIn } = askedOf(model);
  return standIn && asked.includes(person) ? { standIn } : null;
}

/** Changes the model as an act does. @returns whether the act is allowed; if not, nothing changed. */
export function liveOn(model: LifeModel, act: LifeAct): boolean {
  const isPending = model.status === 'pending';
  switch (act.kind) {
    case 'decide': {
      const as = decidesAs(model, act.by);
      if (as === null) return false;
      if (act.action === 'reject') model.status = 'rejected';
      else model.approvals.push({ by: act.by, ...as });
      if (act.action === 'approve' && rolesAhead(model).length === 0) model.status = 'approved';
      return true;
    }
    case 'return': {
      const isOpen = isPending || model.status === 'approved';
      const may = act.by === null ? isOpen : decidesAs(model, act.by) !== null;
      if (!may || model.version >= MAX_VERSIONS) return false;
      model.status = 'returned';
      return true;
    }
    case 'correct': {
      if (model.status !== 'returned') return false;
      const isSame = act.notesOnly && act.isEvent === model.isEvent;
      // The last approver reviews again, so that someone has seen the new version.
      const kept = model.approvals.slice(0, model.isEvent ? 2 : 1);
      model.approvals = act.keepApprovals && isSame ? kept : [];
      model.isEvent = act.isEvent;
      model.status = 'pending';
      model.version++;
      return true;
    }
    case 'withdraw':
      if (!isPending && model.status !== 'returned') return false;
      model.status = 'withdrawn';
      return true;
    case 'pay':
      if (model.status !== 'approved') return false;
      model.status = 'paid';
      model.payments++;
      return true;
    case 'void':
      if (model.status !== 'paid') return false;
      model.status = 'approved';
      return true;
    case 'settings':
      model.settings = act.settings;
      return true;
  }
}

/** Expects an expense to match the model. */
export function expectAsModel(model: LifeModel, expense: Expense): void {
  const { status, version, approvals, payments } = model;
  expect(expense.status).toBe(status);
  expect(expense.submissionVersion).toBe(version);
  expect(expense.payments).toBe(payments);
  const decided = expense.steps.flatMap(({ decision }) => decision ?? []);
  expect(
    decided
      .filter(({ action }) => action === 'approve')
      .map(({ by, standIn = false }) => ({ by, standIn })),
  ).toEqual(approvals);
  const open = expense.steps.filter((step) => step.status === 'open');
  expect(open).toHaveLength(status === 'pending' ? 1 : 0);
  for (const step of open) {
    const { asked, standIn } = askedOf(model);
    expect(step.approvers).toEqual(asked);
    expect(step.standIn ?? false).toBe(standIn && asked.length > 0);
  }
  expect(expense.approvedOn !== null).toBe(status === 'approved' || status === 'paid');
  expect(expense.returned !== null).toBe(status === 'returned');
  expect(expense.payment !== null).toBe(status === 'paid');
}

/** Acts of these people. @param event the events category; @param today the day on which people are away. */
export function lifeActs(
  people: LifePeople,
  event: string,
  today: CalendarDate,
): fc.Arbitrary<LifeAct>[] {
  const { parent, eventApprover, presidents, treasurer, strangers } = people;
  const person = fc.constantFrom(parent, eventApprover, ...presidents, treasurer, ...strangers);
  const standIn = fc.option(person, { nil: '' });
  const decide = fc.record<LifeAct & { kind: 'decide' }>({
    kind: fc.constant('decide'),
    by: person,
    action: fc.constantFrom('approve', 'approve', 'approve', 'reject'),
  });
  const settings = fc
    .record({
      first: person,
      treasurer: person,
      chair: person,
      standIns: fc.record({
        president: standIn,
        treasurer: standIn,
        chair: standIn,
      }),
      away: fc.uniqueArray(person, { maxLength: 3 }),
    })
    .map(({ first, chair, standIns, away, ...set }): LifeAct => ({
      kind: 'settings',
      settings: {
        presidents: [...new Set([first, presidents[1]])],
        treasurer: set.treasurer,
        eventApprovers: { [event]: chair },
        standIns: {
          president: standIns.president,
          treasurer: standIns.treasurer,
          eventApprovers: { [event]: standIns.chair },
        },
        absences: away.map((address) => ({ address, from: today, to: today })),
        languages: {},
      },
    }));
  const correct = fc.record<LifeAct & { kind: 'correct' }>({
    kind: fc.constant('correct'),
    isEvent: fc.boolean(),
    keepApprovals: fc.boolean(),
    notesOnly: fc.boolean(),
  });
  const back = fc.option(person, { nil: null }).map((by): LifeAct => ({ kind: 'return', by }));
  const plain = (kind: 'withdraw' | 'pay' | 'void') => fc.constant<LifeAct>({ kind });
  // Decisions come more often, so that some expenses reach their end.
  return [
    decide,
    decide,
    decide,
    back,
    correct,
    correct,
    settings,
    plain('withdraw'),
    plain('pay'),
    plain('void'),
    plain('pay'),
  ];
}
