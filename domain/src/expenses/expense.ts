import type { Role } from '../approvers/approval-chain.ts';
import type { CalendarDate, Instant } from '../time/dates.ts';
import type { ReceiptType } from '../limits.ts';
import type { Payment } from './payment.ts';

/** A receipt as the browser names it: it lies in slot `slot` of the expense. */
export interface ReceiptClaim {
  /** 0 to 9. */
  readonly slot: number;
  /** The original file name: display text. */
  readonly name: string;
  readonly type: ReceiptType;
  /** In bytes. */
  readonly size: number;
  /** Lower-case hex of the bytes' SHA-256. */
  readonly sha256: string;
}

/** A receipt that the server has read: its bytes are pinned by hash and by the object's generation. */
export interface Receipt extends ReceiptClaim {
  readonly path: string;
  readonly generation: string;
}

/** What the form sends, checked. */
export interface SubmissionInput {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** The category's name. */
  readonly category: string;
  readonly expenseDate: CalendarDate;
  /** In dollars, at most two decimals. */
  readonly amount: number;
  readonly paidTo: string;
  readonly mailingAddress: string;
  readonly description: string;
  readonly notes: string;
  readonly receipts: readonly ReceiptClaim[];
}

/** The submission as it is kept: no later write touches it. */
export interface Submission extends Omit<SubmissionInput, 'id' | 'receipts'> {
  readonly receipts: readonly Receipt[];
}

export type Action = 'approve' | 'reject';

/** What was decided at a step. */
export interface Decision {
  readonly action: Action;
  /** The address of the approver who decided. */
  readonly by: string;
  /** The uid of an administrator who decided without a link. */
  readonly byUid?: string;
  readonly at: Instant;
  /** The reason of a rejection; 'Approved via link' and the like otherwise. */
  readonly reason: string;
}

/** Why an open step has nobody to ask. */
export type BlockReason = 'notSet' | 'ownExpense' | 'decidedBefore';

/** A step: later ones wait, the current one is open, earlier ones are decided. */
export interface Step {
  readonly role: Role;
  readonly status: 'waiting' | 'open' | 'approved' | 'rejected';
  /** Who was asked: normalized addresses; empty while waiting or when nobody can be asked. */
  readonly approvers: readonly string[];
  /** Present when the step is open and nobody can be asked: it needs an approver. */
  readonly blocked: BlockReason | null;
  /** The link's other half, new at every opening; null while waiting. */
  readonly nonce: string | null;
  readonly openedAt: Instant | null;
  /** When an admin last had the link sent again; null when nobody did. */
  readonly resentAt: Instant | null;
  readonly decision: Decision | null;
}

export type ExpenseStatus = 'pending' | 'approved' | 'rejected' | 'paid';

export interface Expense {
  readonly id: string;
  readonly submission: Submission;
  readonly categoryId: string;
  /** The category's present name: a rename carries it along, `submission.category` stays. */
  readonly category: string;
  /** Set by an admin; null until then. */
  readonly fundId: string | null;
  readonly status: ExpenseStatus;
  /** Present while the status is paid. */
  readonly payment: Payment | null;
  /** How many payments were recorded, voided ones among them. */
  readonly payments: number;
  readonly steps: readonly Step[];
  readonly submittedAt: Instant;
  /** The ids of expenses that look like this one and are not, as an admin has said; they say it of this one as well. */
  readonly notDoubleOf: readonly string[];
}

/** The states in words for people. */
export const STATUS_NAMES: Readonly<Record<ExpenseStatus, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  paid: 'Paid',
  rejected: 'Rejected',
};

/** The index of the step that is open; null when no step is. */
export function openStepIndex(expense: Pick<Expense, 'steps'>): number | null {
  const index = expense.steps.findIndex((step) => step.status === 'open');
  return index === -1 ? null : index;
}

/** Where a receipt lies in storage. */
export function receiptPath(expenseId: string, slot: number): string {
  return `receipts/${expenseId}/${slot}`;
}
