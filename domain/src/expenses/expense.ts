import type { Role } from '../approvers/approval-chain.ts';
import type { Language } from '../language.ts';
import type { Actor } from '../people/person.ts';
import type { CalendarDate, Instant } from '../time/dates.ts';
import type { ReceiptType } from '../limits.ts';
import type { ValuesOf } from '../fields/field.ts';
import type { EXPENSE_RULES } from './expense-fields.ts';
import type { Statement } from './missing-receipt.ts';
import type { Payment } from '../payments/payment.ts';

/** A receipt as the browser describes it, in slot `slot` of the expense. */
export interface ReceiptClaim {
  /** 0 to 9. */
  readonly slot: number;
  /** The original file name, for display only. */
  readonly name: string;
  readonly type: ReceiptType;
  /** In bytes. */
  readonly size: number;
  /** Lower-case hex of the bytes' SHA-256. */
  readonly sha256: string;
  /** A statement instead of a receipt; the file is a picture of it. Absent for a receipt. */
  readonly statement?: Statement;
}

/** A receipt that the server has read; hash and generation identify its bytes. */
export interface Receipt extends Omit<ReceiptClaim, 'statement'> {
  readonly path: string;
  readonly generation: string;
  /** Null for a statement whose content was redacted. */
  readonly statement?: Statement | null;
}

/** What the form sends, once checked. */
export interface SubmissionInput extends ValuesOf<typeof EXPENSE_RULES> {
  readonly id: string;
  readonly receipts: readonly ReceiptClaim[];
}

/** The form's contact fields, stored apart from the expense. */
export type ContactField = 'email' | 'phone' | 'mailingAddress' | 'payHandle';

/** How to reach and pay the submitter; empty texts once redacted. */
export interface Contact extends Pick<SubmissionInput, ContactField> {
  /** Random and stored only here, so that the hash reveals nothing once the contact is removed. */
  readonly salt: string;
}

/** The stored submission. Nothing changes it later; a correction is a new version. */
export interface Submission extends Omit<SubmissionInput, 'id' | 'receipts' | ContactField> {
  readonly receipts: readonly Receipt[];
  /** The SHA-256 of the contact that came with it, lower-case hex. */
  readonly contactSha256: string;
}

export type Action = 'approve' | 'reject';

/** The decision on a step. */
export interface Decision extends Actor {
  readonly action: Action;
  readonly at: Instant;
  /** The reason of a rejection; 'Approved via link' and the like for an approval. */
  readonly reason: string;
  /** Set if the role's stand-in decided; absent for a holder. */
  readonly standIn?: true;
}

/** Why no one can decide an open step. */
export type BlockReason = 'notSet' | 'ownExpense' | 'decidedBefore' | 'away';

/** A step. The current one is open, earlier ones are decided, later ones wait. */
export interface Step {
  readonly role: Role;
  /** Whose event approver decides it; absent for the other roles, which decide every line. */
  readonly categoryId?: string;
  /** `returned` and `withdrawn`: it was open when someone sent the expense back, or the submitter withdrew it. */
  readonly status: 'waiting' | 'open' | 'approved' | 'rejected' | 'returned' | 'withdrawn';
  /** Whom we asked, as normalized addresses; empty while the step waits or if no one can decide it. */
  readonly approvers: readonly string[];
  /** Set if we asked the role's stand-in; absent if we asked its holders or no one. */
  readonly standIn?: true;
  /** Set while the step is open and no one can decide it. */
  readonly blocked: BlockReason | null;
  /** The random part of the step's links, new when the step opens or we resend its link; null while the step waits. */
  readonly nonce: string | null;
  readonly openedAt: Instant | null;
  /** When an administrator last resent the link; null if none did. */
  readonly resentAt: Instant | null;
  readonly decision: Decision | null;
}

export type ExpenseStatus =
  | 'pending'
  | 'approved'
  | 'rejected'
  | 'paid'
  /** Sent back to the submitter for correction. */
  | 'returned'
  /** Withdrawn by the submitter, for good. */
  | 'withdrawn';

/** Who sent an expense back to its submitter, and why. */
export interface Return extends Actor {
  readonly at: Instant;
  /** The step that was open; null after the last approval. */
  readonly step: number | null;
  /** What the submitter should correct. */
  readonly note: string;
  /** The random part of the correction link, new with each return. */
  readonly nonce: string;
}

/** Who confirmed by phone where to pay the submitter by an app. */
export interface HandleConfirmation extends Actor {
  readonly at: Instant;
  /** The submission's version. */
  readonly version: number;
}

/** What an expense counts as: an amount in a category and a fund. */
export interface ExpenseLine {
  readonly categoryId: string;
  /** The category's current name. A rename changes it; `submission.category` stays. */
  readonly category: string;
  /** Null until an administrator or the last approval sets it. */
  readonly fundId: string | null;
  /** In dollars. */
  readonly amount: number;
  /** Set if the category's event approver rejected it: then it counts nowhere, and nobody pays it. */
  readonly refused?: true;
}

/** The last change of the lines: by an approver of this role, or by an administrator. */
export interface Adjustment extends Actor {
  readonly at: Instant;
  readonly reason: string;
  /** Null for an administrator. */
  readonly role: Role | null;
  /** What we'd have paid before, in dollars: more than now if it was lowered. */
  readonly from: number;
}

/** Lines that were changed after the payment. They count as they were until that day. */
export interface Reclassification extends Actor {
  /** The day from which the lines that follow count. */
  readonly on: CalendarDate;
  readonly at: Instant;
  readonly reason: string;
  /** The lines until then. */
  readonly lines: readonly ExpenseLine[];
  /** Whether a second administrator has to confirm it. */
  readonly needsConfirmation: boolean;
  /** Who did; null until then. */
  readonly confirmed: (Actor & { readonly at: Instant }) | null;
}

/** An expense as lists have it, without how to reach the submitter. */
export interface ListedExpense {
  readonly id: string;
  readonly submission: Submission;
  /** At least one, at most `MAX_LINES`, each with another category or fund. */
  readonly lines: readonly ExpenseLine[];
  /** Why the lines aren't what was sent, and who says so; null while they are. */
  readonly adjusted: Adjustment | null;
  /** What was changed after a payment, the oldest first. */
  readonly reclassified: readonly Reclassification[];
  /** How often a change of this version's lines changed its steps. */
  readonly chain: number;
  readonly status: ExpenseStatus;
  /** The day of the last approval at the school; null before it. A payment and its void don't change it. */
  readonly approvedOn: CalendarDate | null;
  /** Set while the status is paid. */
  readonly payment: Payment | null;
  /** Set once its payment from a closed year was voided: the next payment belongs to that year too. */
  readonly fromClosedYear?: true;
  /** How many payments were recorded, voided ones included. */
  readonly payments: number;
  readonly steps: readonly Step[];
  readonly submittedAt: Instant;
  /** The submission's version: 1 as submitted, plus one for each correction. */
  readonly submissionVersion: number;
  /** When this version was sent. */
  readonly sentAt: Instant;
  /** The language of the page it was sent from, or last corrected: that of the emails to its submitter. */
  readonly language: Language;
  /** Set while the status is returned. */
  readonly returned: Return | null;
  /** When the submitter withdrew it; null unless the status is withdrawn. */
  readonly withdrawnAt: Instant | null;
  /** The paths of all receipts of all versions, earlier ones included. */
  readonly receiptPaths: readonly string[];
  /**
   * The ids of expenses that an administrator marked as not duplicates of this one; each of them lists this one too.
   */
  readonly notDoubleOf: readonly string[];
  /**
   * The id of the first expense from the same email address, so it's the same for all of them. Null once the contact is
   * redacted.
   */
  readonly submitterId: string | null;
  /** When contact and receipts were removed; null before that. */
  readonly redactedAt: Instant | null;
  /** The last time someone confirmed by phone where to pay by an app; it holds for that version. */
  readonly handleConfirmed?: HandleConfirmation;
}

/** An expense, with how to reach the submitter. */
export interface Expense extends ListedExpense {
  readonly contact: Contact;
}

/** The final statuses in which we never pay. */
export const UNPAID_ENDS: readonly ExpenseStatus[] = ['rejected', 'withdrawn'];

/** Returns the index of the open step, or null when no step is open. */
export function openStepIndex(expense: Pick<ListedExpense, 'steps'>): number | null {
  const index = expense.steps.findIndex((step) => step.status === 'open');
  return index === -1 ? null : index;
}

/** The folders in Cloud Storage: receipts of expenses, and papers of any record. */
export type FilesFolder = 'receipts' | 'papers';

/** Returns the path of a file in Cloud Storage. @param owner the expense's id, or `paperOwner`'s. */
export function filePath(folder: FilesFolder, owner: string, slot: number): string {
  return `${folder}/${owner}/${slot}`;
}

/** Returns the path of a receipt in Cloud Storage. */
export function receiptPath(expenseId: string, slot: number): string {
  return filePath('receipts', expenseId, slot);
}

/** The fields of a contact, in the order of the form. */
export const CONTACT_FIELDS: readonly ContactField[] = [
  'email',
  'phone',
  'payHandle',
  'mailingAddress',
];

/** Returns everything typed into the form, including the contact. */
export function typedFields({
  submission,
  contact,
}: Pick<Expense, 'submission' | 'contact'>): ValuesOf<typeof EXPENSE_RULES> {
  const { receipts: _receipts, contactSha256: _digest, ...fields } = submission;
  const { salt: _salt, ...reached } = contact;
  return { ...fields, ...reached };
}
