import { chainFor, type Role } from '../../approvers/approval-chain.ts';
import type { Category } from '../../categories/category.ts';
import type { Language } from '../../language.ts';
import type { Actor } from '../../people/person.ts';
import { dateAt, type Instant } from '../../time/dates.ts';
import { linesAfter, reducedMark, withFunds, type AmountRefusal } from './decided-lines.ts';
import { payableDollars } from '../expense-lines.ts';
import type { Changed } from '../history.ts';
import { normalizeEmail } from '../../people/email.ts';
import {
  openStepIndex,
  type Action,
  type Contact,
  type Decision,
  type Expense,
  type ExpenseLine,
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
  /** Returns the fund that a category's budget implies, for a line approved without one; null if it implies none. */
  readonly followingFund: (categoryId: string) => string | null;
}

export interface NewExpense {
  readonly id: string;
  readonly submission: Submission;
  readonly contact: Contact;
  readonly submitterId: string;
  /** The language of the page it was sent from. */
  readonly language: Language;
  /** The lines as sent, at least one. */
  readonly lines: readonly SentLine[];
}

/** A line as the submitter sent it. */
export interface SentLine {
  readonly category: Category;
  /** In dollars. */
  readonly amount: number;
}

/** Returns a new expense. This fixes its roles, opens its first step, and looks up that role's holders. */
export function startExpense(
  { id, submission, contact, submitterId, language, lines }: NewExpense,
  context: ChainContext,
): Expense {
  const expense: Expense = {
    id,
    submission,
    contact,
    lines: lines.map(({ category, amount }) => lineOf(category, amount)),
    adjusted: null,
    reclassified: [],
    chain: 0,
    status: 'pending',
    approvedOn: null,
    payment: null,
    payments: 0,
    steps: waitingSteps(lines.map(({ category }) => category)),
    submittedAt: context.now,
    submissionVersion: 1,
    sentAt: context.now,
    language,
    returned: null,
    withdrawnAt: null,
    receiptPaths: submission.receipts.map(({ path }) => path),
    notDoubleOf: [],
    submitterId,
    redactedAt: null,
  };
  return openStep(expense, 0, context);
}

/** Returns a line of an expense without a fund. @param amount in dollars. */
export function lineOf({ id, name }: Pick<Category, 'id' | 'name'>, amount: number): ExpenseLine {
  return { categoryId: id, category: name, fundId: null, amount };
}

/**
 * Returns the steps of a new chain: each event's approver in the order of the categories, then the roles that decide on
 * the whole.
 */
export function waitingSteps(
  categories: readonly Pick<Category, 'id' | 'requiresEventApprover'>[],
): Step[] {
  const events = new Set(categories.filter((one) => one.requiresEventApprover).map(({ id }) => id));
  return chainFor({ requiresEventApprover: events.size > 0 }).flatMap((role) =>
    role === 'eventApprover'
      ? [...events].map((categoryId) => ({ ...waitingStep(role), categoryId }))
      : [waitingStep(role)],
  );
}

function waitingStep(role: Role): Step {
  return {
    role,
    status: 'waiting',
    approvers: [],
    blocked: null,
    nonce: null,
    openedAt: null,
    resentAt: null,
    decision: null,
  };
}

/** A decision on a step by a person whose identity is proven. */
export interface Act extends Actor {
  readonly step: number;
  readonly action: Action;
  readonly reason: string;
  /** A smaller amount than asked for, in dollars; absent for all of it. */
  readonly amount?: number;
}

export type Outcome =
  /** The decision is stored; the next step is open, or the chain has ended. */
  | (Changed & { readonly kind: 'decided' })
  /** The same decision was made before (a reload, a double press, the second president), so nothing changes. */
  | { readonly kind: 'repeated'; readonly decision: Decision }
  /** The opposite decision was made before, so nothing changes. */
  | { readonly kind: 'contradicted'; readonly decision: Decision }
  | {
      readonly kind: 'refused';
      readonly why: Extract<Permission, { allowed: false }>['why'] | AmountRefusal;
    };

/** Returns whether an approval of this step is the last one. */
export function isLastStep({ steps }: Pick<Expense, 'steps'>, step: number): boolean {
  return step === steps.length - 1;
}

/** Decides a step. The chain moves at most once for each step, and never after it has ended. */
export function decide(expense: Expense, act: Act, context: DecisionContext): Outcome {
  const step = expense.steps[act.step];
  if (step === undefined) return { kind: 'refused', why: 'stepNotOpen' };
  const earlier = step.decision;
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
  const lines = linesAfter(expense, step, act);
  if (typeof lines === 'string') return { kind: 'refused', why: lines };
  const what = act.action === 'approve' ? ('approved' as const) : ('rejected' as const);
  const { action: _action, standIn: _standIn, ...said } = decision;
  const adjusted = { ...said, role: step.role, from: payableDollars(expense) };
  const decided = {
    ...withStep(expense, act.step, { status: what, decision, blocked: null }),
    ...(lines === expense.lines ? {} : { lines, adjusted }),
  };
  // An event approver who rejects their lines of a split expense doesn't end it for the others.
  const isOver = what === 'rejected' && lines === expense.lines;
  const opened = isOver || isLastStep(expense, act.step) ? null : act.step + 1;
  const after =
    opened === null ? ended(decided, what, context) : openStep(decided, opened, context);
  const change = {
    what,
    step: act.step,
    old: expense.status,
    new: after.status,
    ...standInMark(permission.standIn),
    ...(after.lines === expense.lines ? {} : { lines: after.lines }),
    ...reducedMark(expense, after),
  };
  return { kind: 'decided', expense: after, change };
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
  return {
    ...expense,
    status,
    approvedOn: dateAt(now, timeZone),
    lines: withFunds(expense.lines, followingFund),
  };
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
