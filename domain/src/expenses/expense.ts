import type { Role } from '../approvers/approval-chain.ts';
import type { Actor } from '../people/administrator.ts';
import type { CalendarDate, Instant } from '../time/dates.ts';
import type { ReceiptType } from '../limits.ts';
import type { ValuesOf } from '../fields/field.ts';
import type { EXPENSE_FIELDS } from './expense-fields.ts';
import type { Statement } from './missing-receipt.ts';
import type { Payment } from '../payments/payment.ts';

/** A receipt as the browser describes it: it is in slot `slot` of the expense. */
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
  /** What the submitter states instead of a receipt, which the file is a picture of; absent for a receipt. */
  readonly statement?: Statement;
}

/** A receipt that the server has read. Hash and generation identify its bytes. */
export interface Receipt extends Omit<ReceiptClaim, 'statement'> {
  readonly path: string;
  readonly generation: string;
  /** Null once the expense is redacted: it was a statement, and nothing of it is kept. */
  readonly statement?: Statement | null;
}

/** What the form sends, after the checks. */
export interface SubmissionInput extends ValuesOf<typeof EXPENSE_FIELDS> {
  readonly id: string;
  readonly receipts: readonly ReceiptClaim[];
}

/** The fields of the form that say how to reach the submitter. They lie apart from the expense. */
export type ContactField = 'email' | 'phone' | 'mailingAddress';

/** How to reach whoever submitted an expense; empty texts once it is redacted. */
export interface Contact extends Pick<SubmissionInput, ContactField> {
  /** Random and kept with the others alone, so that the hash tells nothing of a contact that was removed. */
  readonly salt: string;
}

/** The stored submission: no later write changes it; a correction is a version of its own. */
export interface Submission extends Omit<SubmissionInput, 'id' | 'receipts' | ContactField> {
  readonly receipts: readonly Receipt[];
  /** Of the stored contact, lower-case hex: the submission says which contact was sent with it. */
  readonly contactSha256: string;
}

export type Action = 'approve' | 'reject';

/** What was decided at a step. */
export interface Decision extends Actor {
  readonly action: Action;
  readonly at: Instant;
  /** The reason of a rejection; 'Approved via link' and the like for an approval. */
  readonly reason: string;
  /** Set if they decided as the role's stand-in; absent for a holder. */
  readonly standIn?: true;
}

/** Why nobody can decide an open step. */
export type BlockReason = 'notSet' | 'ownExpense' | 'decidedBefore' | 'away';

/** A step. The current one is open, earlier ones are decided, later ones wait. */
export interface Step {
  readonly role: Role;
  /** `returned` and `withdrawn`: it was open when the expense was sent back to its submitter, or withdrawn by them. */
  readonly status: 'waiting' | 'open' | 'approved' | 'rejected' | 'returned' | 'withdrawn';
  /** Who is asked: normalized addresses; empty while the step waits or when nobody can decide it. */
  readonly approvers: readonly string[];
  /** Set if the role's stand-in is asked; absent while its holders are, or nobody is. */
  readonly standIn?: true;
  /** Set while the step is open and nobody can decide it. */
  readonly blocked: BlockReason | null;
  /**
   * The random part of the step's links, new when the step opens or its link is sent again; null while the step waits.
   */
  readonly nonce: string | null;
  readonly openedAt: Instant | null;
  /** When an administrator last sent the link again; null if nobody did. */
  readonly resentAt: Instant | null;
  readonly decision: Decision | null;
}

export type ExpenseStatus =
  | 'pending'
  | 'approved'
  | 'rejected'
  | 'paid'
  /** Sent back to the submitter, who is asked to correct it. */
  | 'returned'
  /** Taken back by the submitter, for good. */
  | 'withdrawn';

/** Who sent an expense back to its submitter, and why. */
export interface Return extends Actor {
  readonly at: Instant;
  /** The step that was open; null after the last approval. */
  readonly step: number | null;
  /** What the submitter is asked to correct. */
  readonly note: string;
  /** The random part of the link to the correction, new with each return. */
  readonly nonce: string;
}

/** An expense as the lists have it: everything but how to reach the submitter. */
export interface ListedExpense {
  readonly id: string;
  readonly submission: Submission;
  readonly categoryId: string;
  /** The category's present name. A rename changes it; `submission.category` stays. */
  readonly category: string;
  /** Set by an administrator; null until then. */
  readonly fundId: string | null;
  readonly status: ExpenseStatus;
  /** The day of the last approval, at the school; null while there is none. A payment and its void leave it. */
  readonly approvedOn: CalendarDate | null;
  /** Set while the status is paid. */
  readonly payment: Payment | null;
  /** Set once its payment of a closed year was voided: what pays it again is of that year too. */
  readonly fromClosedYear?: true;
  /** How many payments were recorded, voided ones included. */
  readonly payments: number;
  readonly steps: readonly Step[];
  readonly submittedAt: Instant;
  /** Which version of the submission this is: 1 as it was submitted, and one more with each correction. */
  readonly submissionVersion: number;
  /** When this version was sent. */
  readonly sentAt: Instant;
  /** Set while the status is returned. */
  readonly returned: Return | null;
  /** When the submitter took it back; null unless the status is withdrawn. */
  readonly withdrawnAt: Instant | null;
  /** The paths of all receipts of all versions: earlier ones are kept too. */
  readonly receiptPaths: readonly string[];
  /**
   * The ids of expenses that an administrator has said are not duplicates of this one; each of them names this one too.
   */
  readonly notDoubleOf: readonly string[];
  /**
   * The same for all expenses that one e-mail address has submitted: the id of the first of them. Null once the contact
   * is redacted.
   */
  readonly submitterId: string | null;
  /** When contact and receipts were removed; null while they are kept. */
  readonly redactedAt: Instant | null;
}

/** An expense, with how to reach the submitter. */
export interface Expense extends ListedExpense {
  readonly contact: Contact;
}

/** The statuses, as people read them. */
export const STATUS_NAMES: Readonly<Record<ExpenseStatus, string>> = {
  pending: 'Pending',
  approved: 'Approved',
  paid: 'Paid',
  rejected: 'Rejected',
  returned: 'Sent back',
  withdrawn: 'Withdrawn',
};

/** The statuses after which nothing more comes, and nothing is ever paid. */
export const UNPAID_ENDS: readonly ExpenseStatus[] = ['rejected', 'withdrawn'];

/** Returns the index of the open step, or null when no step is open. */
export function openStepIndex(expense: Pick<ListedExpense, 'steps'>): number | null {
  const index = expense.steps.findIndex((step) => step.status === 'open');
  return index === -1 ? null : index;
}

/** The folders of Cloud Storage: receipts of expenses, and pictures of the slips of deposits. */
export type FilesFolder = 'receipts' | 'deposits';

/** Returns the path of a file in Cloud Storage. @param owner the id of its expense or deposit. */
export function filePath(folder: FilesFolder, owner: string, slot: number): string {
  return `${folder}/${owner}/${slot}`;
}

/** Returns the path of a receipt in Cloud Storage. */
export function receiptPath(expenseId: string, slot: number): string {
  return filePath('receipts', expenseId, slot);
}

/** The fields of a contact, in the order of the form. */
export const CONTACT_FIELDS: readonly ContactField[] = ['email', 'phone', 'mailingAddress'];

/** Returns what was typed into the form, the contact included. */
export function typedFields({
  submission,
  contact,
}: Pick<Expense, 'submission' | 'contact'>): ValuesOf<typeof EXPENSE_FIELDS> {
  const { receipts: _receipts, contactSha256: _digest, ...fields } = submission;
  const { email, phone, mailingAddress } = contact;
  return { ...fields, email, phone, mailingAddress };
}
