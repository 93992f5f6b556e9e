import type { CategoryBudget, LineBudget, YearBudget } from '@pa-ledger/domain/ledger/budget';
import { cents, formatCents, type Cents } from '@pa-ledger/domain/money/money';
import type { ExpenseReview, StepView } from '@pa-ledger/domain/expenses/decide/review';
import type { Messages } from '../../ui/messages.ts';
import type { ApproveMessages } from '../approve-messages.ts';

/** What the state of a request is said with. */
export type StateWords = Pick<Messages, 'approve' | 'roles' | 'dates'>;

/** Whether this link can still decide. */
export function isUndecided({ status, steps, step }: ExpenseReview): boolean {
  return status === 'pending' && steps[step]?.status === 'open';
}

/** Says what was decided and what follows, one sentence each, for a link that can no longer decide. */
export function decisionSummary(words: StateWords, review: ExpenseReview): string[] {
  const { steps, step, status } = review;
  const rejected = steps.findLast((each) => each.status === 'rejected');
  // A rejection of some lines leaves the others with the next approver.
  if (status === 'rejected' && rejected)
    return [words.approve.expenseWas(decisionText(words, rejected, review))];
  const own = steps[step];
  const sentences =
    own?.decidedAt == null ? [] : [words.approve.stepWas(decisionText(words, own, review))];
  return [...sentences, statusText(words, review)];
}

function statusText(words: StateWords, { steps, status }: ExpenseReview): string {
  if (status === 'paid') return words.approve.paid;
  if (status === 'approved') return words.approve.allApproved;
  if (status === 'returned' || status === 'withdrawn') return words.approve.ended[status];
  const open = steps.find((each) => each.status === 'open');
  return open
    ? words.approve.waitsFor(words.roles.actingAs(open.role, open))
    : words.approve.waitsForAnother;
}

function decisionText(words: StateWords, step: StepView, { timeZone }: ExpenseReview): string {
  const at = step.decidedAt === null ? null : words.dates.instant(step.decidedAt, timeZone);
  return words.approve.decision(step.status, words.roles.actingAs(step.role, step), at);
}

/** Says what follows once this link's step is approved. */
export function nextStepText(words: StateWords, { steps, step }: ExpenseReview): string {
  const next = steps[step + 1];
  return next ? words.approve.nextStep(words.roles.names[next.role]) : words.approve.lastApproval;
}

/** Returns a step's status as text: `Approved by Ruth Adeyemi, Nov 20, 2026, 3:05 PM`. */
export function stepStatusText(words: StateWords, review: ExpenseReview, step: StepView): string {
  const { timeZone, steps } = review;
  switch (step.status) {
    case 'waiting':
      return words.approve.stepWaiting;
    case 'returned':
    case 'withdrawn':
      return words.approve.stepEnded[step.status];
    case 'open':
      if (step.blocked !== null) return words.approve.stepBlocked;
      return step === steps[review.step] ? words.approve.stepYours : words.approve.stepOpen;
    case 'approved':
    case 'rejected': {
      const decided = words.approve.stepDecided[step.status];
      const { decidedBy } = step;
      const word = decidedBy ? words.approve.decidedBy(decided, decidedBy) : decided;
      return step.decidedAt === null
        ? word
        : `${word} ${words.dates.instant(step.decidedAt, timeZone)}`;
    }
  }
}

/** A category's budget as the approver sees it. */
export interface BudgetView {
  readonly budget: string;
  readonly left: string;
  /** What it's made of with this expense approved: spent or promised, this expense, and what would remain. */
  readonly parts: readonly (readonly [label: string, amount: string])[];
  readonly overspent: boolean;
  /** Shares of the budget, together at most 1: spent, and taken by this expense. */
  readonly spentShare: number;
  readonly expenseShare: number;
}

/** Returns what remains of the budget, and what it's made of after this expense. */
export function budgetView(
  messages: ApproveMessages,
  { budget, spent, left }: CategoryBudget,
  amount: Cents,
): BudgetView {
  const after = cents(left - amount);
  const spentShare = shareOf(spent, budget);
  return {
    budget: formatCents(budget),
    left: formatCents(left),
    parts: [
      [messages.spent, formatCents(spent)],
      [messages.thisRequest, formatCents(amount)],
      after < 0
        ? [messages.overBudgetBy, formatCents(cents(0 - after))]
        : [messages.remaining, formatCents(after)],
    ],
    overspent: after < 0,
    spentShare,
    expenseShare: Math.min(shareOf(amount, budget), 1 - spentShare),
  };
}

/** What the approver reads next to the amounts. */
export interface BudgetWords {
  /** Which year the expense counts in, if its date is in another one; null otherwise. */
  readonly charged: string | null;
  /** Why there are no amounts, if there are none. */
  readonly none: string;
  /** The budgets of the expense's own year, and of the year that it may count in instead. */
  readonly others: readonly string[];
}

/** Returns which budget the expense counts in, in words. */
export function budgetWords(
  { approve: messages, dates }: Pick<StateWords, 'approve' | 'dates'>,
  { category, charged, dated, next, countWhen }: LineBudget,
): BudgetWords {
  const noneIn = ({ year, isStarted }: YearBudget) =>
    isStarted ? messages.noBudget(category) : messages.budgetNotStarted(year);
  const stateOf = (one: YearBudget) =>
    one.budget === null
      ? noneIn(one)
      : messages.leftThere(formatCents(one.budget.left), formatCents(one.budget.budget));
  const datedIn = dated === null ? [] : [messages.notCharged(dated.year, stateOf(dated))];
  const then =
    next === null ? [] : [messages.chargedAfter(next.year, dates.date(next.after), countWhen)];
  return {
    charged: dated === null ? null : messages.charged(charged.year, countWhen),
    none: noneIn(charged),
    others: [...datedIn, ...then],
  };
}

/** Returns the part's share of the whole, 0 to 1; any part of a whole of 0 is all of it. */
function shareOf(part: Cents, whole: Cents): number {
  if (whole <= 0) return part > 0 ? 1 : 0;
  return Math.min(Math.max(part / whole, 0), 1);
}
