import type { Role } from '../approvers/approval-chain.ts';
import type { Instant } from '../time/dates.ts';
import type { BlockReason } from '../expenses/expense.ts';
import type { SinglePurpose } from '../mail/mail.ts';

/*
 * An alert says that a person must do something, or that the sweeper has repaired something. There is one document for
 * each cause; it is deleted when the cause is gone.
 */

/** What the alert is about, with what a person needs to act. */
export type AlertCause =
  /** A mail was given up. */
  | {
      readonly kind: 'mailDead';
      /** Null if the mail was not about an expense. */
      readonly expenseId: string | null;
      readonly mailId: string;
      readonly purpose: SinglePurpose;
      /** The step to decide, for `review`; null otherwise. */
      readonly step: number | null;
      /** The address that did not get it; for the submitter the id of the contact. */
      readonly to: string;
      /** The mail server's answer in short, such as `EENVELOPE`. */
      readonly code: string;
    }
  /** Nobody can decide an open step. */
  | {
      readonly kind: 'noApprover';
      readonly expenseId: string;
      readonly step: number;
      readonly role: Role;
      readonly why: BlockReason;
    }
  /** An expense is approved, and nobody has chosen the fund that pays it. */
  | { readonly kind: 'fundMissing'; readonly expenseId: string }
  /** An open step had no mail; the sweeper has made it. */
  | { readonly kind: 'mailForgotten'; readonly expenseId: string; readonly step: number }
  /** Receipts that no expense names were deleted; `count` says how many. */
  | { readonly kind: 'receiptsRemoved'; readonly expenseId: null }
  /** An administrator's account has another address than its entry and was refused. */
  | {
      readonly kind: 'adminRenamed';
      readonly expenseId: null;
      readonly uid: string;
      /** The address of the entry; the owner of the account chooses the other one. */
      readonly email: string;
    }
  /** The same piece of work fails every time; all others go on. */
  | {
      readonly kind: 'workFails';
      readonly expenseId: string | null;
      readonly work: Work;
      /** What it works on: the id of a document. */
      readonly item: string;
      /** The error's code or its class. */
      readonly code: string;
    };

export type AlertKind = AlertCause['kind'];

/** The pieces of work that are repeated. */
export type Work =
  /** Send a mail. */
  | 'mail'
  /** Put held mails into a digest. */
  | 'digest'
  /** To tell of a change of who approves. */
  | 'notice'
  /** Look up again who holds the role of open steps. */
  | 'reassign'
  /** Mail approvers who were not mailed. */
  | 'step'
  /** Remind an approver of what waits. */
  | 'remind'
  /** Tell the treasurer what needs somebody. */
  | 'weekly'
  /** Read an expense that waits for a decision. */
  | 'expense'
  /** Check whether an expense names a receipt. */
  | 'receipt'
  /** Count a transaction in the totals. */
  | 'count'
  /** Check whether an alert's cause is gone. */
  | 'alert';

export type Alert = AlertCause & {
  /** When it was raised. */
  readonly since: Instant;
  /** When its cause was last noticed. */
  readonly lastSeen: Instant;
  /** How often it was noticed. */
  readonly count: number;
};

/** Returns the id of an alert's document: the same cause has the same id. */
export function alertIdOf(cause: AlertCause): string {
  return `${cause.kind}~${subjectOf(cause)}`;
}

/** Returns whether somebody must act. Otherwise the alert only reports a repair and disappears by itself. */
export function needsPerson({ kind }: Pick<AlertCause, 'kind'>): boolean {
  return kind !== 'mailForgotten' && kind !== 'receiptsRemoved';
}

function subjectOf(cause: AlertCause): string {
  switch (cause.kind) {
    case 'mailDead':
      // A later mail on the same occasion replaces the alert of the earlier one.
      return mailSubject(cause.mailId);
    case 'noApprover':
    case 'fundMissing':
    case 'mailForgotten':
      return cause.expenseId;
    case 'receiptsRemoved':
      return 'receipts';
    case 'adminRenamed':
      return cause.uid;
    case 'workFails':
      return `${cause.work}~${cause.item}`;
  }
}

/** A mail's id without its turn, which is its last part: to whom it goes, and why. */
function mailSubject(mailId: string): string {
  return mailId.slice(0, mailId.lastIndexOf('_'));
}
