import {
  lineOf,
  openStep,
  waitingSteps,
  type ChainContext,
  type SentLine,
} from '../decide/approval.ts';
import type { Expense, ExpenseLine, Step } from '../expense.ts';
import { mergedLines, standingLines } from '../expense-lines.ts';
import type { Changed } from '../history.ts';
import { changesBetween } from './version-changes.ts';

/** A corrected submission, ready to store. */
export type Correction = Pick<Expense, 'submission' | 'contact' | 'submitterId' | 'language'> & {
  readonly lines: readonly SentLine[];
};

/** What a correction needs besides the expense. */
export interface CorrectionContext extends ChainContext {
  /** `policies.keepApprovals`: whether approvals stay if only the notes changed. */
  readonly keepApprovals: boolean;
}

/**
 * Makes a returned expense's next version. The chain starts over with the roles that its categories now need. A line's
 * fund stays if its category does.
 */
export function correctExpense(
  expense: Expense,
  correction: Correction,
  context: CorrectionContext,
): Changed {
  const { submission, contact, submitterId, language } = correction;
  const kept = keptSteps(expense, correction, context.keepApprovals);
  const steps = chainOf(correction).map((step, index) => kept[index] ?? step);
  const corrected: Expense = {
    ...expense,
    submission,
    contact,
    submitterId,
    ...(kept.length > 0
      ? {}
      : { lines: correctedLines(expense, correction), adjusted: null, chain: 0 }),
    status: 'pending',
    steps,
    submissionVersion: expense.submissionVersion + 1,
    sentAt: context.now,
    language,
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

function chainOf({ lines }: Correction): Step[] {
  return waitingSteps(lines.map(({ category }) => category));
}

function correctedLines(expense: Expense, { lines }: Correction): readonly ExpenseLine[] {
  const former = standingLines(expense);
  const own = lines.map(({ category, amount }) => {
    const { fundId = null } = former.find((line) => line.categoryId === category.id) ?? {};
    return { ...lineOf(category, amount), fundId };
  });
  return mergedLines(own);
}

/** Returns the steps that stay approved; the last step always decides again. */
function keptSteps(expense: Expense, correction: Correction, keepApprovals: boolean): Step[] {
  if (!keepApprovals) return [];
  const { submission, contact, lines } = correction;
  const categories = (of: readonly string[]) => of.toSorted().join();
  const sameCategories =
    categories(expense.lines.map(({ categoryId }) => categoryId)) ===
    categories(lines.map(({ category }) => category.id));
  const sameChain = stepsText(chainOf(correction)) === stepsText(expense.steps);
  if (!sameCategories || !sameChain) return [];
  const after = { submission, contact, lines: correctedLines(expense, correction) };
  const changes = changesBetween(expense, after);
  if (changes.some(({ field }) => field !== 'notes')) return [];
  const approved = expense.steps.findIndex(({ status }) => status !== 'approved');
  return expense.steps.slice(0, approved === -1 ? expense.steps.length - 1 : approved);
}

function stepsText(steps: readonly Step[]): string {
  return steps.map(({ role, categoryId = '' }) => `${role} ${categoryId}`).join();
}
