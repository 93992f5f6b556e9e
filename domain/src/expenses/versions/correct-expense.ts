import type { Category } from '../../categories/category.ts';
import { openStep, waitingSteps, type ChainContext } from '../decide/approval.ts';
import type { Expense, Step } from '../expense.ts';
import type { Changed } from '../history.ts';
import { changesBetween } from './version-changes.ts';

/** A corrected submission, ready to store. */
export type Correction = Pick<Expense, 'submission' | 'contact' | 'submitterId'> & {
  readonly category: Category;
};

/** What a correction needs besides the expense. */
export interface CorrectionContext extends ChainContext {
  /** `policies.keepApprovals`: whether approvals stay if only the notes changed. */
  readonly keepApprovals: boolean;
}

/**
 * Makes a returned expense's next version. The chain starts over with the roles that its category now needs. The fund
 * stays if the category does.
 */
export function correctExpense(
  expense: Expense,
  correction: Correction,
  context: CorrectionContext,
): Changed {
  const { submission, contact, submitterId, category } = correction;
  const kept = keptSteps(expense, correction, context.keepApprovals);
  const steps = waitingSteps(category).map((step, index) => kept[index] ?? step);
  const corrected: Expense = {
    ...expense,
    submission,
    contact,
    submitterId,
    categoryId: category.id,
    category: category.name,
    fundId: category.id === expense.categoryId ? expense.fundId : null,
    status: 'pending',
    steps,
    submissionVersion: expense.submissionVersion + 1,
    sentAt: context.now,
    returned: null,
    receiptPaths: [
      ...new Set([...expense.receiptPaths, ...submission.receipts.map(({ path }) => path)]),
    ],
  };
  return {
    expense: openStep(corrected, kept.length, context),
    change: {
      what: 'corrected',
      step: null,
      old: expense.submissionVersion,
      new: corrected.submissionVersion,
    },
  };
}

/** Returns the steps that stay approved; the last step always decides again. */
function keptSteps(
  expense: Expense,
  { submission, contact, category }: Correction,
  keepApprovals: boolean,
): Step[] {
  if (!keepApprovals || category.id !== expense.categoryId) return [];
  const sameChain =
    waitingSteps(category)
      .map(({ role }) => role)
      .join() === expense.steps.map(({ role }) => role).join();
  if (!sameChain) return [];
  const changes = changesBetween(expense, { ...expense, submission, contact });
  if (changes.some(({ field }) => field !== 'notes')) return [];
  const approved = expense.steps.findIndex(({ status }) => status !== 'approved');
  return expense.steps.slice(0, approved === -1 ? expense.steps.length - 1 : approved);
}
