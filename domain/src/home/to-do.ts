import { type Role } from '../approvers/approval-chain.ts';
import { ROLE_NAMES } from '../approvers/role-messages.ts';
import { addDays, isCalendarDate, type CalendarDate } from '../time/dates.ts';
import { monthOf, type Month } from '../time/months.ts';
import type { SignaturesNeeded } from '../payments/check.ts';
import { stuckFrom, workAt, workPlaces, type Amount, type OpenWork } from './open-work.ts';
import {
  unconfirmedIn,
  unratifiedIn,
  waitingFor,
  type HomeDocuments,
  type HomeMoment,
} from './overview.ts';

type CountedKind =
  | 'review'
  | 'pay'
  | 'signChecks'
  | 'sendChecks'
  | 'setFund'
  | 'confirm'
  | 'confirmChanges'
  | 'ratify'
  | 'advances';

/** Something that is to be done, and what it is about. */
export type ToDo =
  | ({ readonly kind: CountedKind } & Amount)
  /** Nobody can decide requests: of an event category, or of all where the category is null. */
  | ({
      readonly kind: 'setApprover';
      readonly role: Role;
      readonly categoryId: string | null;
    } & Amount)
  /** An account's first month without a statement, though it is over. */
  | { readonly kind: 'reconcile'; readonly accountId: string; readonly month: Month }
  /** An account's statements that no second person has reviewed. */
  | { readonly kind: 'reviewStatements'; readonly accountId: string; readonly count: number }
  /** The last month that is over, if no report covers it. */
  | { readonly kind: 'report'; readonly month: Month }
  | { readonly kind: 'startBudget' | 'adoptBudget' };

/** What comes first: what only an approver can do, or the money. */
export type Viewpoint = 'decisions' | 'money';

const ORDERS: Readonly<Record<Viewpoint, readonly ToDo['kind'][]>> = {
  decisions: [
    'review',
    'setApprover',
    'confirm',
    'confirmChanges',
    'reviewStatements',
    'ratify',
    'adoptBudget',
    'startBudget',
    'advances',
    'pay',
    'signChecks',
    'sendChecks',
    'setFund',
    'reconcile',
    'report',
  ],
  money: [
    'pay',
    'signChecks',
    'sendChecks',
    'setFund',
    'review',
    'setApprover',
    'advances',
    'reconcile',
    'report',
    'confirm',
    'confirmChanges',
    'reviewStatements',
    'ratify',
    'adoptBudget',
    'startBudget',
  ],
};

/** What decides about some of it. */
interface ToDoRules {
  /** How many people sign each check. */
  readonly needed: SignaturesNeeded;
  /** Days from the event until the receipts of an advance are due. */
  readonly receiptsWithinDays: number;
}

/**
 * Returns what there is to do, in the order of the person.
 * @param address theirs, normalized; null if it's no approver's.
 */
export function toDoOf(
  home: HomeDocuments,
  moment: HomeMoment,
  address: string | null,
  viewpoint: Viewpoint,
  { needed, receiptsWithinDays }: ToDoRules,
): readonly ToDo[] {
  const { work } = home;
  const found: readonly ToDo[] = [
    ...counted('review', waitingFor(work, address).mine),
    ...counted('pay', workAt(work, 'ready')),
    ...counted(
      'signChecks',
      unsent(work, (signatures) => signatures < needed),
    ),
    ...counted(
      'sendChecks',
      unsent(work, (signatures) => signatures >= needed),
    ),
    ...counted('setFund', workAt(work, 'fundless')),
    ...workPlaces(work, 'stuck').flatMap(([place, amount]): ToDo[] => {
      const { role, categoryId } = stuckFrom(place);
      return isRole(role) ? [{ kind: 'setApprover', role, categoryId, ...amount }] : [];
    }),
    ...counted('advances', pastDue(work, moment, receiptsWithinDays)),
    ...unreconciled(home, moment),
    ...unreported(home, moment),
    ...counted('confirm', unconfirmedIn(home)),
    ...counted('confirmChanges', workAt(work, 'changed')),
    ...unreviewed(home),
    ...counted('ratify', unratifiedIn(home, moment)),
    ...budgetToDo(home, moment),
  ];
  const order = ORDERS[viewpoint];
  return found.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

function isRole(role: string): role is Role {
  return Object.hasOwn(ROLE_NAMES, role);
}

/** Returns the open advances whose receipts were due before today. */
function pastDue(work: OpenWork, { today }: HomeMoment, receiptsWithinDays: number): Amount {
  const last = addDays(today, -receiptsWithinDays);
  return sumOf(workPlaces(work, 'advances').filter(([eventOn]) => eventOn < last));
}

/** Returns the checks that aren't mailed or handed over, of those with so many signatures. */
function unsent(work: OpenWork, has: (signatures: number) => boolean): Amount {
  return sumOf(workPlaces(work, 'unsentChecks').filter(([signatures]) => has(Number(signatures))));
}

function sumOf(found: readonly (readonly [of: string, amount: Amount])[]): Amount {
  return {
    count: found.reduce((sum, [, { count }]) => sum + count, 0),
    cents: found.reduce((sum, [, { cents }]) => sum + cents, 0),
  };
}

function counted(kind: CountedKind, amount: Amount): readonly ToDo[] {
  return amount.count > 0 ? [{ kind, ...amount }] : [];
}

/** Returns the last day of the month before a day's. */
function lastMonthEnd(today: CalendarDate): CalendarDate {
  return addDays(`${today.slice(0, 7)}-01` as CalendarDate, -1);
}

function unreconciled({ plan }: HomeDocuments, { today }: HomeMoment): readonly ToDo[] {
  const end = lastMonthEnd(today);
  return Object.entries(plan.accounts ?? {}).flatMap(([accountId, account]): ToDo[] => {
    const through = plan.statements?.[accountId]?.through;
    const from = through === undefined ? account.openingDate : addDays(through as CalendarDate, 1);
    if (account.isArchived || !isCalendarDate(from) || from > end) return [];
    return [{ kind: 'reconcile', accountId, month: monthOf(from) }];
  });
}

function unreviewed({ plan }: HomeDocuments): readonly ToDo[] {
  return Object.entries(plan.statements ?? {}).flatMap(
    ([accountId, { unreviewed: count }]): ToDo[] =>
      count > 0 ? [{ kind: 'reviewStatements', accountId, count }] : [],
  );
}

/** Money must have moved in the month, or there is nothing to report. */
function unreported({ plan, months }: HomeDocuments, { today }: HomeMoment): readonly ToDo[] {
  const end = lastMonthEnd(today);
  const month = monthOf(end);
  const isGiven = (plan.treasurerReports?.through ?? '') >= end;
  const hasMoved = months.some((document) => document.month === month);
  return isGiven || !hasMoved ? [] : [{ kind: 'report', month }];
}

function budgetToDo({ plan }: HomeDocuments, { year }: HomeMoment): readonly ToDo[] {
  if (plan.budgetItems?.[year] === undefined) return [{ kind: 'startBudget' }];
  return plan.budgets?.[year] === undefined ? [{ kind: 'adoptBudget' }] : [];
}
