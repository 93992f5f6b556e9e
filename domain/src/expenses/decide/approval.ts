import { chainFor } from '../../approvers/approval-chain.ts';
import type { Category } from '../../categories/category.ts';
import type { Actor } from '../../people/administrator.ts';
import { dateAt, type Instant } from '../../time/dates.ts';
import type { Changed } from '../history.ts';
import { normalizeEmail } from '../../people/email.ts';
import {
  openStepIndex,
  type Action,
  type Contact,
  type Decision,
  type Expense,
  type Step,
  type Submission,
} from '../expense.ts';
import {
  askingStep,
  asksTheSame,
  standInMark,
  canDecide,
  canSeeDecision,
  eligibleApprovers,
  type Authority,
  type Permission,
} from './permissions.ts';

/** What changing the chain needs besides the expense. */
export interface ChainContext extends Authority {
  readonly now: Instant;
  /** A new random nonce, for a step that opens. */
  readonly nonce: string;
}

/** What a decision needs besides the expense. */
export interface DecisionContext extends ChainContext {
  /** The school's IANA time zone: an expense counts on the day of its last approval there. */
  readonly timeZone: string;
  /** The fund that the budget implies, for an expense approved without one; null if it implies none. */
  readonly followingFund: string | null;
}

export interface NewExpense {
  readonly id: string;
  readonly submission: Submission;
  readonly contact: Contact;
  readonly submitterId: string;
  readonly category: Category;
}

/** Returns a new expense. This fixes its roles, opens its first step, and looks up that role's holders. */
export function startExpense(
  { id, submission, contact, submitterId, category }: NewExpense,
  context: ChainContext,
): Expense {
  const expense: Expense = {
    id,
    submission,
    contact,
    categoryId: category.id,
    category: category.name,
    fundId: null,
    status: 'pending',
    approvedOn: null,
    payment: null,
    payments: 0,
    steps: waitingSteps(category),
    submittedAt: context.now,
    submissionVersion: 1,
    sentAt: context.now,
    returned: null,
    withdrawnAt: null,
    receiptPaths: submission.receipts.map(({ path }) => path),
    notDoubleOf: [],
    submitterId,
    redactedAt: null,
  };
  return openStep(expense, 0, context);
}

/** Returns the steps of a new chain. */
export function waitingSteps(category: Pick<Category, 'requiresEventApprover'>): Step[] {
  return chainFor(category).map((role) => ({
    role,
    status: 'waiting',
    approvers: [],
    blocked: null,
    nonce: null,
    openedAt: null,
    resentAt: null,
    decision: null,
  }));
}

/** A decision on a step by a person whose identity is proven. */
export interface Act extends Actor {
  readonly step: number;
  readonly action: Action;
  readonly reason: string;
}

export type Outcome =
  /** The decision is stored; the next step is open, or the chain has ended. */
  | (Changed & { readonly kind: 'decided' })
  /** The same decision was made before (a reload, a double press, the second president), so nothing changes. */
  | { readonly kind: 'repeated'; readonly decision: Decision }
  /** The opposite decision was made before, so nothing changes. */
  | { readonly kind: 'contradicted'; readonly decision: Decision }
  | { readonly kind: 'refused'; readonly why: Extract<Permission, { allowed: false }>['why'] };

/** Returns whether an approval of this step is the last one. */
export function isLastStep({ steps }: Pick<Expense, 'steps'>, step: number): boolean {
  return step === steps.length - 1;
}

/** Decides a step. The chain moves at most once for each step, and never after it has ended. */
export function decide(expense: Expense, act: Act, context: DecisionContext): Outcome {
  const earlier = expense.steps[act.step]?.decision;
  if (earlier) {
    if (!canSeeDecision(expense, act.step, act.by, context)) {
      return { kind: 'refused', why: 'notHolder' };
    }
    return { kind: earlier.action === act.action ? 'repeated' : 'contradicted', decision: earlier };
  }
  const permission = canDecide(expense, act.step, act.by, context);
  if (!permission.allowed) return { kind: 'refused', why: permission.why };
  const decision: Decision = {
    action: act.action,
    by: normalizeEmail(act.by),
    ...(act.byUid === undefined ? {} : { byUid: act.byUid }),
    at: context.now,
    reason: act.reason,
    ...standInMark(permission.standIn),
  };
  const what = act.action === 'approve' ? 'approved' : 'rejected';
  const decided = withStep(expense, act.step, { status: what, decision, blocked: null });
  const opened = what === 'rejected' || isLastStep(expense, act.step) ? null : act.step + 1;
  const after =
    opened === null ? ended(decided, what, context) : openStep(decided, opened, context);
  const moved = {
    step: act.step,
    old: expense.status,
    new: after.status,
    ...standInMark(permission.standIn),
  };
  if (what === 'rejected') return { kind: 'decided', expense: after, change: { what, ...moved } };
  const fixed = after.fundId === expense.fundId ? {} : { fundId: after.fundId };
  return { kind: 'decided', expense: after, change: { what, ...moved, ...fixed } };
}

/** What a change of the settings did to the open step. */
export interface Reassignment extends Changed {
  readonly step: number;
  /** The addresses we ask now and didn't before. */
  readonly added: readonly string[];
}

/**
 * Looks up again who holds the open step's role: former holders can't decide, and we ask new ones. The nonce stays, so
 * the links of people who stay keep working.
 * @returns null when nothing changes.
 */
export function reassign(expense: Expense, authority: Authority): Reassignment | null {
  const index = expense.status === 'pending' ? openStepIndex(expense) : null;
  const step = index === null ? undefined : expense.steps[index];
  if (index === null || step === undefined) return null;
  const eligible = eligibleApprovers(expense, index, authority);
  if (asksTheSame(step, eligible)) return null;
  const { approvers } = eligible;
  const added = approvers.filter((address) => !step.approvers.includes(address));
  const change = {
    what: 'reassigned',
    step: index,
    old: step.approvers,
    new: approvers,
    ...standInMark(eligible.standIn),
  } as const;
  const steps = expense.steps.with(index, askingStep(step, eligible));
  return { expense: { ...expense, steps }, step: index, added, change };
}

function ended(
  expense: Expense,
  status: 'approved' | 'rejected',
  { now, timeZone, followingFund }: DecisionContext,
): Expense {
  if (status === 'rejected') return { ...expense, status };
  // Fix it now, so that later budget changes move nothing that already counts.
  const fundId = expense.fundId ?? followingFund;
  return { ...expense, status, approvedOn: dateAt(now, timeZone), fundId };
}

/** Opens a step and looks up whom to ask. */
export function openStep(expense: Expense, index: number, context: ChainContext): Expense {
  const eligible = eligibleApprovers(expense, index, context);
  const steps = expense.steps.map((step, at): Step => {
    if (at !== index) return step;
    const { nonce, now: openedAt } = context;
    return { ...askingStep(step, eligible), status: 'open', nonce, openedAt };
  });
  return { ...expense, steps };
}

/** Returns the expense with some fields of a step changed. */
export function withStep(expense: Expense, index: number, change: Partial<Step>): Expense {
  const steps = expense.steps.map((step, at) => (at === index ? { ...step, ...change } : step));
  return { ...expense, steps };
}
