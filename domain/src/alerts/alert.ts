import type { Role } from '../approvers/approval-chain.ts';
import type { Instant } from '../time/dates.ts';
import type { BlockReason } from '../expenses/expense.ts';
import type { SinglePurpose } from '../mail/mail-purpose.ts';

/*
 * An alert says that a person must do something, or that the sweeper has put something right. There is one document
 * for each cause, so what is noticed again makes no second one; it is deleted when its cause is gone.
 */

/** What is the matter, with what a person needs in order to act. */
export type AlertCause =
  /** A mail was given up. */
  | {
      readonly kind: 'mailDead';
      /** Null when the mail was not about an expense. */
      readonly expenseId: string | null;
      readonly mailId: string;
      readonly purpose: SinglePurpose;
      /** The step to decide, for `review`; null otherwise. */
      readonly step: number | null;
      /** The address that has not got it. */
      readonly to: string;
      /** The mail server's answer in short, such as `EENVELOPE`. */
      readonly code: string;
    }
  /** An open step has nobody to ask. */
  | {
      readonly kind: 'noApprover';
      readonly expenseId: string;
      readonly step: number;
      readonly role: Role;
      readonly why: BlockReason;
    }
  /** An open step's mail had never been made; the sweeper has made it. */
  | { readonly kind: 'mailForgotten'; readonly expenseId: string; readonly step: number }
  /** Receipts that no expense names were removed; `count` says how many. */
  | { readonly kind: 'receiptsRemoved'; readonly expenseId: null }
  /** An administrator's account has another address than its entry, and was refused. */
  | {
      readonly kind: 'adminRenamed';
      readonly expenseId: null;
      readonly uid: string;
      /** The address of the entry; the account's present one is whatever its owner typed. */
      readonly email: string;
    }
  /** The same piece of work fails at every try; all others go on. */
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

/** The pieces of work that are tried again, by what they do. */
export type Work =
  /** Send a mail. */
  | 'mail'
  /** Put mails that were held into one. */
  | 'digest'
  /** To tell of a change of who approves. */
  | 'notice'
  /** Look up again who is asked. */
  | 'reassign'
  /** Mail those who were not mailed. */
  | 'step'
  /** Read an expense that waits for a decision. */
  | 'expense'
  /** Look whether an expense names a receipt. */
  | 'receipt'
  /** Count a transaction in the totals. */
  | 'count'
  /** Look whether an alert's cause is gone. */
  | 'alert';

export type Alert = AlertCause & {
  /** When it was raised. */
  readonly since: Instant;
  /** When its cause was last noticed. */
  readonly lastSeen: Instant;
  /** How often it was noticed. */
  readonly count: number;
};

/** The id of an alert's document: the same cause has the same id. */
export function alertIdOf(matter: AlertCause): string {
  return `${matter.kind}~${subjectOf(matter)}`;
}

/** Whether somebody must act; else the alert only tells what was put right, and goes by itself. */
export function needsPerson({ kind }: Pick<AlertCause, 'kind'>): boolean {
  return kind !== 'mailForgotten' && kind !== 'receiptsRemoved';
}

function subjectOf(matter: AlertCause): string {
  switch (matter.kind) {
    case 'mailDead':
      // Of two mails on one occasion, the later one takes the earlier one's place.
      return mailSubject(matter.mailId);
    case 'noApprover':
    case 'mailForgotten':
      return matter.expenseId;
    case 'receiptsRemoved':
      return 'receipts';
    case 'adminRenamed':
      return matter.uid;
    case 'workFails':
      return `${matter.work}~${matter.item}`;
  }
}

/** A mail's id without its turn, which is its last part: to whom it goes, and why. */
function mailSubject(mailId: string): string {
  return mailId.slice(0, mailId.lastIndexOf('_'));
}
