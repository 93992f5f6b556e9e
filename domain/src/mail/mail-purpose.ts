/** Why a mail goes out. */
export type MailPurpose = SinglePurpose | DigestPurpose;

/** Why a mail about one thing goes out. */
export type SinglePurpose =
  | ExpensePurpose
  /** To whom it concerns and the officers: who approves was changed. */
  | 'notice';

/** Why a mail about an expense goes out. */
export type ExpensePurpose =
  /** To the submitter: we have your expense. */
  | 'received'
  /** To an approver: please decide. */
  | 'review'
  /** To the submitter: all approved. */
  | 'approved'
  /** To the submitter: rejected, and why. */
  | 'rejected'
  /** To the submitter: paid. */
  | 'paid'
  /** To the submitter: the payment does not count any more. */
  | 'voided';

/** Why one mail goes out in place of several, which one mailbox would have got in too short a time. */
export type DigestPurpose =
  /** In place of `received`. */
  | 'receivedDigest'
  /** In place of `review`. */
  | 'reviewDigest'
  /** In place of `notice`. */
  | 'noticeDigest';
