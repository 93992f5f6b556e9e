/** Receipt maximum: 10 MB a file, in bytes. */
export const MAX_RECEIPT_BYTES = 10 * 1024 * 1024;

/** Receipt slots of one expense are numbered 0 to 9. */
export const MAX_RECEIPTS = 10;

/** Accepted receipt types, as in the field `type`. */
export const RECEIPT_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export type ReceiptType = (typeof RECEIPT_TYPES)[number];

/** For the original file name, in characters; the browser cuts longer names and the server refuses them. */
export const MAX_FILE_NAME_LENGTH = 200;

/** The browser shrinks photos above this many bytes before it sends them, if they need cleaning or are too large. */
export const SHRINK_ABOVE_BYTES = 3 * 1024 * 1024;

/**
 * The short side of a shrunk photo, in pixels: small print on a letter-size slip stays readable, and so does a register
 * tape, however long.
 */
export const SHRUNK_SHORT_SIDE = 1500;

/** The most pixels in a shrunk photo: a phone's browser draws no more (4096 x 4096). */
export const SHRUNK_PIXELS = 4096 * 4096;

/** A picture of more pixels takes more memory than a phone has, 400 MB. A page scanned at 600 dpi has 35 million. */
export const MAX_PICTURE_PIXELS = 100_000_000;

/** The largest amount one expense may have: 999,999.99 dollars, in cents. */
export const MAX_EXPENSE_CENTS = 99_999_999;

/** The most lines of an expense: categories and funds among which it's split. */
export const MAX_EXPENSE_LINES = 10;

/** The largest body of a submission, in bytes: ten statements instead of receipts and every field at its limit fit, in any script. */
export const MAX_SUBMISSION_BODY_BYTES = 96 * 1024;

/** The largest body of a decision, in bytes. */
export const MAX_DECISION_BODY_BYTES = 16 * 1024;

/** An approval link works for 30 days, in milliseconds. */
export const LINK_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** How long a decision may follow the look at the request that it's about, in milliseconds: one hour. */
export const SEEN_CODE_LIFETIME_MS = 60 * 60 * 1000;

/** A submitter's link to see how the expense is doing works for a year, in milliseconds. */
export const STATUS_LINK_LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/** A submitter's withdrawal link works for a day, in milliseconds: people request it when they need it. */
export const WITHDRAWAL_LINK_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** An invitation's link works for 7 days, in milliseconds. */
export const INVITATION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** A link to set a new password works for an hour, in milliseconds. We send one at most once in this time. */
export const RESET_LINK_LIFETIME_MS = 60 * 60 * 1000;

/** How long the browser that used a person's link may repeat its request, in milliseconds: an answer may get lost. */
export const JOIN_REPEAT_MS = 15 * 60 * 1000;

/** We send a person a link of one kind, or the links to all that waits for them, at most once in this time, in milliseconds. */
export const SENT_LINK_PAUSE_MS = 60 * 60 * 1000;

/** The most waiting requests that an approver's link counts; the page says `20+` for more. */
export const MOST_WAITING_COUNTED = 20;

/** We resend a link at most once in this time, in milliseconds: a second press isn't a second request. */
export const RESEND_PAUSE_MS = 60 * 1000;

/** At most two presidents. */
export const MAX_PRESIDENTS = 2;

/** The most absences we keep, including past ones. */
export const MAX_ABSENCES = 20;

/** We delete a receipt that no expense names after 24 hours, in milliseconds. */
export const ORPHAN_RECEIPT_AGE_MS = 24 * 60 * 60 * 1000;

/** Returns whether `type` is one of the three accepted receipt types. */
export function isReceiptType(type: unknown): type is ReceiptType {
  return RECEIPT_TYPES.some((accepted) => accepted === type);
}

/**
 * The most open expenses that a rename changes. One commit has 500 writes: two for each expense (itself and its history
 * entry), and six for the category, its new and old name, the settings, and the journal of both.
 */
export const MAX_RENAMED_EXPENSES = (500 - 6) / 2;

/** The largest body of a category, in bytes. */
export const MAX_CATEGORY_BODY_BYTES = 4 * 1024;

/** The largest body about a fund, in bytes. */
export const MAX_FUND_BODY_BYTES = 4 * 1024;

/** The most accounts of an association; the panel reads them all. */
export const MAX_ACCOUNTS = 50;

/** The largest body about an account, in bytes: all that was outstanding at its opening fits, in four-byte characters. */
export const MAX_ACCOUNT_BODY_BYTES = 40 * 1024;

/** The largest body about a statement, in bytes: 1,500 ticks with their words fit, in four-byte characters. */
export const MAX_RECONCILE_BODY_BYTES = 1024 * 1024;

/** The largest body about a deposit, in bytes: 40 lines, 100 ids and two names at their limits fit. */
export const MAX_DEPOSIT_BODY_BYTES = 64 * 1024;

/** The largest body of a payment service's rows, in bytes: 40 rows with their texts at their limits, in four-byte characters, fit. */
export const MAX_SERVICE_BODY_BYTES = 128 * 1024;

/** The largest body about a paper, in bytes: a file's name at its limit fits. */
export const MAX_PAPER_BODY_BYTES = 4 * 1024;

/** The largest body about a finding, in bytes: a text at its limit in four-byte characters fits. */
export const MAX_FINDING_BODY_BYTES = 16 * 1024;

/** The largest body about a review, in bytes: a reason at its limit in four-byte characters fits. */
export const MAX_REVIEW_BODY_BYTES = 16 * 1024;

/** The largest body about what a meeting ratified, in bytes: 200 ids at their limit fit. */
export const MAX_RATIFY_BODY_BYTES = 64 * 1024;

/** The largest body about a letter to a donor, in bytes: 100 gifts with what was given in return at its limit fit. */
export const MAX_LETTER_BODY_BYTES = 128 * 1024;

/** The largest body of an action on an expense, in bytes: a reason at its limit in four-byte characters fits. */
export const MAX_MANAGE_BODY_BYTES = 16 * 1024;

/** The most expenses that one payment pays. One commit has 500 writes: five for each expense, and four for the payment. */
export const MAX_PAID_AT_ONCE = 20;

/** The largest body of a revenue item or a manual expense, in bytes: a description at its limit in four-byte characters fits. */
export const MAX_ENTRY_BODY_BYTES = 16 * 1024;

/** The largest body about an advance, in bytes: 20 receipts with descriptions at their limit in four-byte characters fit. */
export const MAX_ADVANCE_BODY_BYTES = 256 * 1024;

/** The largest body about an entry that somebody confirms, in bytes. */
export const MAX_CONFIRM_BODY_BYTES = 1024;

/** The largest body of a slice of an import, in bytes: as many descriptions at their limit in four-byte characters fit. */
export const MAX_IMPORT_BODY_BYTES = 1024 * 1024;

/** The largest body of the Undo of an import, in bytes. */
export const MAX_UNDO_BODY_BYTES = 1024;

/** The largest body of a call that recalculates, in bytes. */
export const MAX_RECALCULATE_BODY_BYTES = 1024;

/** The largest body about a person, in bytes: a name at its limit in four-byte characters fits. */
export const MAX_PEOPLE_BODY_BYTES = 4 * 1024;

/** The largest body of a request for who is signed in, in bytes. */
export const MAX_CHECK_ADMIN_BODY_BYTES = 1024;

/** How long a browser remembers who submitted, in days. */
export const REMEMBERED_DAYS = 180;

/** Two expenses with the same payee and amount may be duplicates if their dates are at most this many days apart. */
export const DUPLICATE_DAYS = 90;
