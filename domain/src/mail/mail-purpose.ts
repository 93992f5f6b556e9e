/** Why a mail goes out. */
export type MailPurpose = SinglePurpose | DigestPurpose;

/** Why a mail about one thing goes out. */
export type SinglePurpose =
  | ExpensePurpose
  /** To the people concerned and the officers: who approves was changed. */
  | 'notice'
  /** To the officers: a closed fiscal year was reopened. */
  | 'reopened'
  | PersonPurpose;

/** Why a mail goes out that is about everything that waits for one person. */
export type PersonPurpose =
  /** To an approver: these expenses still wait for you. */
  | 'reminder'
  /** To the treasurer, once a week: these expenses need somebody. */
  | 'weekly';

/** Why a mail about an expense goes out. */
export type ExpensePurpose =
  /** To the submitter: we have your expense. */
  | 'received'
  /** To an approver: please decide. */
  | 'review'
  /** To the submitter: every step is approved. */
  | 'approved'
  /** To the submitter: rejected, and why. */
  | 'rejected'
  /** To the submitter: paid. */
  | 'paid'
  /** To the submitter: the payment was voided. */
  | 'voided'
  /** To the submitter: sent back, and what to correct, with the link to do so. */
  | 'returned'
  /** To the submitter, who asked for it: a new link to the status page. */
  | 'statusLink'
  /** To the submitter, who asked for it: that link again. */
  | 'correctLink'
  /** To the submitter, who asked for it: the link to take the expense back. */
  | 'withdrawLink'
  /** To the submitter: taken back. */
  | 'withdrawn';

/** Why one mail replaces several that would have reached one mailbox in a short time. */
export type DigestPurpose =
  /** Replaces several `received`. */
  | 'receivedDigest'
  /** Replaces several `review`. */
  | 'reviewDigest'
  /** Replaces several `notice`. */
  | 'noticeDigest';
