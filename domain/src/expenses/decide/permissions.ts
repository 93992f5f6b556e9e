import { normalizeEmail } from '../../people/email.ts';
import type { Role } from '../../approvers/approval-chain.ts';
import type { BlockReason, Expense, Step } from '../expense.ts';
import { categoryOfStep } from '../expense-lines.ts';
import { isSameMailbox } from '../../people/same-person.ts';
import type { Policies } from '../../organization.ts';
import { holdersOf, type ApproverSettings } from '../../approvers/approver-settings.ts';
import { isAway, standInsOf } from '../../approvers/stand-ins.ts';
import type { CalendarDate } from '../../time/dates.ts';

/** What permissions depend on at the moment of the action. */
export interface Authority {
  readonly settings: ApproverSettings;
  readonly policies: Pick<Policies, 'twoDifferentPeople'>;
  /** Today at the school, to tell who is away. */
  readonly today: CalendarDate;
}

export type Permission =
  | {
      readonly allowed: true;
      /** Whether the person decides as the role's stand-in. */
      readonly standIn: boolean;
    }
  | {
      readonly allowed: false;
      readonly why: 'stepNotOpen' | 'notHolder' | 'ownExpense' | 'decidedBefore';
    };

/**
 * Returns whether a person may decide a step now: it's open, and they hold its role in the current settings, didn't
 * submit the expense, and (with `twoDifferentPeople`) decided it in no other role. Holders may decide even while away;
 * stand-ins only when we would ask them.
 * @param person an email address in any spelling.
 */
export function canDecide(
  expense: Expense,
  stepIndex: number,
  person: string,
  authority: Authority,
): Permission {
  const step = expense.steps[stepIndex];
  if (expense.status !== 'pending' || step?.status !== 'open') {
    return { allowed: false, why: 'stepNotOpen' };
  }
  const address = normalizeEmail(person);
  if (!holdersOf(step.role, categoryOfStep(expense, step), authority.settings).includes(address)) {
    const { standIn, approvers } = eligibleApprovers(expense, stepIndex, authority);
    return standIn && approvers.includes(address)
      ? { allowed: true, standIn: true }
      : { allowed: false, why: 'notHolder' };
  }
  const why = reasonAgainst(expense, stepIndex, address, authority);
  return why === null ? { allowed: true, standIn: false } : { allowed: false, why };
}

/**
 * Returns whether a person may see how a step was decided: we asked them or they decided it, and they currently hold
 * its role or stand in for it.
 * @param person an email address in any spelling.
 */
export function canSeeDecision(
  expense: Expense,
  stepIndex: number,
  person: string,
  { settings }: Authority,
): boolean {
  const step = expense.steps[stepIndex];
  if (!step?.decision) return false;
  const address = normalizeEmail(person);
  // We never asked someone who took office and decided before we reassigned the step.
  const concerned = address === step.decision.by || step.approvers.includes(address);
  return (
    concerned && peopleOf(step.role, categoryOfStep(expense, step), settings).includes(address)
  );
}

/** Returns the normalized addresses that may have a role's links: its holders and its stand-in. */
export function peopleOf(role: Role, category: string, settings: ApproverSettings): string[] {
  return [...holdersOf(role, category, settings), ...standInsOf(role, category, settings.standIns)];
}

/** Whom we can ask to decide a step, or why we can't ask anyone. */
export interface Eligible {
  readonly approvers: readonly string[];
  readonly blocked: BlockReason | null;
  /** Whether we ask the role's stand-in. */
  readonly standIn: boolean;
}

/**
 * Returns whom we ask to decide a step: the role's holders who may decide it and aren't away, else the stand-in under
 * the same conditions. If there is no one, `blocked` says why the first holder can't.
 */
export function eligibleApprovers(
  expense: Expense,
  stepIndex: number,
  authority: Authority,
): Eligible {
  const step = expense.steps[stepIndex];
  if (step === undefined) return { approvers: [], blocked: 'notSet', standIn: false };
  const { settings } = authority;
  const category = categoryOfStep(expense, step);
  const holders = holdersOf(step.role, category, settings);
  const reasonNotToAsk = (person: string) =>
    reasonAgainst(expense, stepIndex, person, authority) ?? reasonAway(person, authority);
  const reasons = holders.map(reasonNotToAsk);
  const approvers = holders.filter((_, index) => reasons[index] === null);
  if (approvers.length > 0) return { approvers, blocked: null, standIn: false };
  const standIns = standInsOf(step.role, category, settings.standIns).filter(
    (person) => reasonNotToAsk(person) === null,
  );
  if (standIns.length > 0) return { approvers: standIns, blocked: null, standIn: true };
  return { approvers, blocked: reasons[0] ?? 'notSet', standIn: false };
}

function reasonAway(person: string, { settings, today }: Authority): 'away' | null {
  return isAway(settings.absences, person, today) ? 'away' : null;
}

/** Returns why a holder of the role may not decide the step; null if they may. */
function reasonAgainst(
  expense: Expense,
  stepIndex: number,
  address: string,
  { policies }: Authority,
): 'ownExpense' | 'decidedBefore' | null {
  // One mailbox is one person, however the address is written. Holding a role takes the whole address.
  if (isSameMailbox(address, expense.contact.email)) return 'ownExpense';
  if (!policies.twoDifferentPeople) return null;
  const role = expense.steps[stepIndex]?.role;
  const decidedAnother = expense.steps.some(
    (step, index) =>
      index !== stepIndex &&
      // One person may be the event approver of several categories of a split expense.
      (role !== 'eventApprover' || step.role !== role) &&
      step.decision !== null &&
      isSameMailbox(step.decision.by, address),
  );
  return decidedAnother ? 'decidedBefore' : null;
}

/** Returns a step that asks these people, and says whether it asks the role's stand-in. */
export function askingStep(step: Step, { approvers, blocked, standIn }: Eligible): Step {
  const { standIn: _before, ...others } = step;
  return { ...others, approvers, blocked, ...standInMark(standIn) };
}

/** Returns whether a step asks exactly these people, in the same role, and waits for the same reason if it asks nobody. */
export function asksTheSame(step: Step, { approvers, blocked, standIn }: Eligible): boolean {
  return (
    step.blocked === blocked &&
    (step.standIn === true) === standIn &&
    approvers.length === step.approvers.length &&
    approvers.every((address) => step.approvers.includes(address))
  );
}

/** Returns a record's mark for acting as a stand-in; nothing for holders of the role. */
export function standInMark(isStandIn: boolean): { readonly standIn?: true } {
  return isStandIn ? { standIn: true } : {};
}
