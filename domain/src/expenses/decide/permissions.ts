import { normalizeEmail } from '../../people/email.ts';
import type { BlockReason, Expense } from '../expense.ts';
import { isSameMailbox } from '../../people/mailbox.ts';
import type { Policies } from '../../organization.ts';
import { holdersOf, type ApproverSettings } from '../../approvers/approver-settings.ts';

/** What permissions depend on, at the moment of the action. */
export interface Authority {
  readonly settings: ApproverSettings;
  readonly policies: Pick<Policies, 'twoDifferentPeople'>;
}

export type Permission =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly why: 'stepNotOpen' | 'notHolder' | 'ownExpense' | 'decidedBefore';
    };

const ALLOWED: Permission = { allowed: true };

/**
 * Returns whether a person may decide the given step now: the step is open, and the person holds its role in the
 * present settings, did not submit the expense, and (with `twoDifferentPeople`) decided no other step of it.
 * @param person an e-mail address in any spelling.
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
  if (!holdersOf(step.role, expense.category, authority.settings).includes(address)) {
    return { allowed: false, why: 'notHolder' };
  }
  const why = reasonAgainst(expense, stepIndex, address, authority);
  return why === null ? ALLOWED : { allowed: false, why };
}

/**
 * Returns whether a person may be told how a step was decided: the person was asked or decided it, and holds its role
 * in the present settings.
 * @param person an e-mail address in any spelling.
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
  // A person who took office and decided before the step was reassigned was never asked.
  const concerned = address === step.decision.by || step.approvers.includes(address);
  return concerned && holdersOf(step.role, expense.category, settings).includes(address);
}

/** Who can be asked to decide a step, or why nobody can. */
export interface Eligible {
  readonly approvers: readonly string[];
  readonly blocked: BlockReason | null;
}

/**
 * Returns the holders of a step's role who may decide it. If none of them may, `blocked` says why the first one may
 * not.
 */
export function eligibleApprovers(
  expense: Expense,
  stepIndex: number,
  authority: Authority,
): Eligible {
  const step = expense.steps[stepIndex];
  const holders =
    step === undefined ? [] : holdersOf(step.role, expense.category, authority.settings);
  const reasons = holders.map((holder) => reasonAgainst(expense, stepIndex, holder, authority));
  const approvers = holders.filter((_, index) => reasons[index] === null);
  return { approvers, blocked: approvers.length > 0 ? null : (reasons[0] ?? 'notSet') };
}

/** Returns why a holder of the role may not decide the step; null if they may. */
function reasonAgainst(
  expense: Expense,
  stepIndex: number,
  address: string,
  { policies }: Authority,
): 'ownExpense' | 'decidedBefore' | null {
  // One mailbox is one person, however the address is written. Who holds a role depends on the whole address.
  if (isSameMailbox(address, expense.contact.email)) return 'ownExpense';
  if (!policies.twoDifferentPeople) return null;
  const decidedAnother = expense.steps.some(
    ({ decision }, index) =>
      index !== stepIndex && decision !== null && isSameMailbox(decision.by, address),
  );
  return decidedAnother ? 'decidedBefore' : null;
}
