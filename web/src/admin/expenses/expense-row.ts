import type { Contact, ListedExpense, Step } from '@pa-ledger/domain/expenses/expense';
import { amountOf, type Cents } from '@pa-ledger/domain/money/money';
import { storedAs, type Fields } from '../../data/documents.ts';

/** A submitted expense with its amount and the words that a search finds it by. */
export interface ExpenseRow extends ListedExpense {
  readonly amount: Cents;
  readonly searchWords: readonly string[];
}

/** An expense with how to reach the submitter. */
export interface OpenedExpense extends ExpenseRow {
  readonly contact: Contact;
}

/** The fields that older documents do not have. */
type Later = Pick<
  ExpenseRow,
  | 'fundId'
  | 'approvedOn'
  | 'payment'
  | 'payments'
  | 'notDoubleOf'
  | 'redactedAt'
  | 'searchWords'
  | 'submissionVersion'
  | 'sentAt'
  | 'returned'
  | 'withdrawnAt'
  | 'receiptPaths'
>;

/** Reads a stored expense; its moments are in milliseconds already. */
export function readExpense(id: string, fields: Fields): ExpenseRow {
  const kept = storedAs<Omit<ListedExpense, 'id' | keyof Later> & Partial<Later>>(fields);
  const { submission, categoryId, category, status, steps, submittedAt } = kept;
  return {
    id,
    submission,
    amount: amountOf(submission.amount),
    categoryId,
    category,
    status,
    submittedAt,
    submissionVersion: kept.submissionVersion ?? 1,
    sentAt: kept.sentAt ?? submittedAt,
    returned: kept.returned ?? null,
    withdrawnAt: kept.withdrawnAt ?? null,
    receiptPaths: kept.receiptPaths ?? submission.receipts.map(({ path }) => path),
    steps: steps.map(readStep),
    fundId: kept.fundId ?? null,
    approvedOn: kept.approvedOn ?? null,
    payment: kept.payment ?? null,
    payments: kept.payments ?? 0,
    ...(kept.fromClosedYear === true ? { fromClosedYear: true } : {}),
    notDoubleOf: kept.notDoubleOf ?? [],
    submitterId: kept.submitterId,
    redactedAt: kept.redactedAt ?? null,
    // The server finds no document without them.
    searchWords: kept.searchWords ?? [],
  };
}

function readStep(step: Omit<Step, 'resentAt'> & Partial<Pick<Step, 'resentAt'>>): Step {
  return { ...step, resentAt: step.resentAt ?? null };
}
