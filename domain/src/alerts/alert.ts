import type { Role } from '../approvers/approval-chain.ts';
import type { Instant } from '../time/dates.ts';
import type { BlockReason } from '../expenses/expense.ts';
import type { SinglePurpose } from '../mail/mail.ts';

/*
 * An alert tells administrators that someone must act, or that the sweeper repaired something. Each cause has one
 * document, deleted once the cause is gone.
 */

/** What the alert is about, with what you need to act on it. */
export type AlertCause =
  /** We gave up on an email. */
  | {
      readonly kind: 'mailDead';
      /** Null if the email wasn't about an expense. */
      readonly expenseId: string | null;
      readonly mailId: string;
      readonly purpose: SinglePurpose;
      /** The step to decide, for `review`; null otherwise. */
      readonly step: number | null;
      /** The address that didn't get it; for the submitter, the contact's id. */
      readonly to: string;
      /** The mail server's error code, such as `EENVELOPE`. */
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
  /** An approved expense has no fund. */
  | { readonly kind: 'fundMissing'; readonly expenseId: string }
  /** An open step had no email; the sweeper made one. */
  | { readonly kind: 'mailForgotten'; readonly expenseId: string; readonly step: number }
  /** We deleted receipts that no expense names; `count` says how many. */
  | { readonly kind: 'receiptsRemoved'; readonly expenseId: null }
  /** We refused an administrator whose account's address differs from their entry's. */
  | {
      readonly kind: 'adminRenamed';
      readonly expenseId: null;
      readonly uid: string;
      /** The entry's address; the account's owner can change the other one. */
      readonly email: string;
    }
  /** The same task fails every time; all others go on. */
  | {
      readonly kind: 'workFails';
      readonly expenseId: string | null;
      readonly work: Work;
      /** The id of the document it works on. */
      readonly item: string;
      /** The error's code or class name. */
      readonly code: string;
    };

export type AlertKind = AlertCause['kind'];

/** Tasks that we retry. */
export type Work =
  /** Send an email. */
  | 'mail'
  /** Combine held emails into a digest. */
  | 'digest'
  /** Email people about a change of approvers. */
  | 'notice'
  /** Look up again who holds the role of open steps. */
  | 'reassign'
  /** Email approvers who got no email. */
  | 'step'
  /** Remind an approver of waiting expenses. */
  | 'remind'
  /** Remind the holder of an advance. */
  | 'remindHolder'
  /** Send the treasurer's weekly digest. */
  | 'weekly'
  /** Read an expense that waits for a decision. */
  | 'expense'
  /** Check whether an expense names a receipt. */
  | 'receipt'
  /** Count a transaction in the totals. */
  | 'count'
  /** Follow a change of a record in the search. */
  | 'index'
  /** Check whether an alert's cause is gone. */
  | 'alert'
  /** Write the week's archive into the second bucket. */
  | 'archive';

export type Alert = AlertCause & {
  /** When we first saw it. */
  readonly since: Instant;
  /** When we last saw it. */
  readonly lastSeen: Instant;
  /** How often we saw it. */
  readonly count: number;
};

/** Returns the id of an alert's document, the same for the same cause. */
export function alertIdOf(cause: AlertCause): string {
  return `${cause.kind}~${subjectOf(cause)}`;
}

/** Returns whether someone must act. Otherwise the alert only reports a repair and goes away by itself. */
export function needsPerson({ kind }: Pick<AlertCause, 'kind'>): boolean {
  return kind !== 'mailForgotten' && kind !== 'receiptsRemoved';
}

function subjectOf(cause: AlertCause): string {
  switch (cause.kind) {
    case 'mailDead':
      // A later email for the same reason reuses the earlier one's alert.
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

/** A mail's id without its last part, the attempt: who gets it, and why. */
function mailSubject(mailId: string): string {
  return mailId.slice(0, mailId.lastIndexOf('_'));
}
