/** Why a mail goes out. */
export type MailPurpose =
  /** To the submitter: we have your expense. */
  | 'received'
  /** To an approver: please decide. */
  | 'review'
  /** To the submitter: all approved. */
  | 'approved'
  /** To the submitter: rejected, and why. */
  | 'rejected'
  /** To the submitter: paid. */
  | 'paid';
