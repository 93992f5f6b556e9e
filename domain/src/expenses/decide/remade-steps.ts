import type { ApproverSettings } from '../../approvers/approver-settings.ts';
import type { Category } from '../../categories/category.ts';
import type { Cents } from '../../money/money.ts';
import { openStepIndex, type Expense, type Step } from '../expense.ts';
import { amountIn, categoryOfStep } from '../expense-lines.ts';
import { waitingSteps } from './approval.ts';
import { peopleOf } from './permissions.ts';

/*
 * When an administrator changes the lines of an unpaid expense, an approval stays where the same people would have
 * decided, and never covers more of a category than its approver approved.
 */

/**
 * Returns the decided steps that still hold, in their order, then those that have to decide.
 * @param categories those of the new lines. @param settings who decides for them now.
 */
export function remadeSteps(
  before: Expense,
  after: Expense,
  categories: readonly Category[],
  settings: ApproverSettings,
): readonly Step[] {
  const approved = new Left(before);
  const needed = waitingSteps(categories).map((step): Step => {
    const { categoryId } = step;
    const same = before.steps.filter(
      (one) => one.role === step.role && one.categoryId === categoryId,
    );
    const earlier =
      categoryId === undefined
        ? same.find(({ status }) => status === 'approved')
        : approved.take(
            categoryId,
            amountIn(after, categoryId),
            peopleOf(step.role, categoryOfStep(after, step), settings),
          );
    return earlier ?? same.find(({ status }) => status === 'waiting') ?? step;
  });
  const rejected = before.steps.filter(({ status }) => status === 'rejected');
  const decided = [...rejected, ...needed.filter(({ decision }) => decision !== null)];
  const ahead = needed.filter(({ decision }) => decision === null);
  const open = before.steps[openStepIndex(before) ?? -1];
  const next = ahead[0];
  const isAsked =
    open !== undefined && open.role === next?.role && open.categoryId === next.categoryId;
  const at = (step: Step) =>
    before.steps.findIndex(({ decision }) => decision !== null && decision === step.decision);
  return [
    ...decided.toSorted((one, other) => at(one) - at(other)),
    // Whoever is asked already keeps their link.
    ...(isAsked ? [open, ...ahead.slice(1)] : ahead),
  ];
}

/** What event approvers approved, in cents, and nobody has used yet. */
class Left {
  readonly #steps: { readonly step: Step; readonly by: string; left: number }[];

  constructor(expense: Expense) {
    this.#steps = expense.steps.flatMap((step) => {
      const { categoryId, decision } = step;
      if (categoryId === undefined || decision?.action !== 'approve') return [];
      return [{ step, by: decision.by, left: amountIn(expense, categoryId) }];
    });
  }

  /** Returns an approval of one of these people that covers an amount, first that of the same category. */
  take(categoryId: string, amount: Cents, people: readonly string[]): Step | undefined {
    const own = this.#steps.filter(({ step }) => step.categoryId === categoryId);
    const found = [...own, ...this.#steps].find(
      ({ step, by, left }) =>
        left >= amount && (step.categoryId === categoryId || people.includes(by)),
    );
    if (found === undefined) return undefined;
    found.left -= amount;
    const { step } = found;
    return step.categoryId === categoryId ? step : { ...step, categoryId };
  }
}
