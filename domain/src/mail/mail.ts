/** Why we send an email. */
export type MailPurpose = SinglePurpose | DigestPurpose;

/** Why we send an email about one thing. */
export type SinglePurpose =
  | ExpensePurpose
  /** To the people affected and the officers: approvers changed. */
  | 'notice'
  /** To the officers: someone reopened a closed fiscal year. */
  | 'reopened'
  | PersonPurpose
  | AccessPurpose
  /** To a donor: a letter about what they gave. */
  | 'donorLetter'
  /** Not an email: someone typed a reference and an address. If they match a request, we make its `statusLink`. */
  | 'linkRequest';

/** Why we send someone an email about their access to the panel. */
export type AccessPurpose =
  /** To someone whom an administrator invited: the link to join. */
  | 'invitation'
  /** To a person who forgot their password: the link to set a new one. */
  | 'passwordReset'
  /** Not an email: someone typed an address. If it's a person's, we make their `passwordReset`. */
  | 'passwordRequest';

/** Why we send one person an email about everything waiting for them. */
export type PersonPurpose =
  /** To an approver: these expenses still wait for you. */
  | 'reminder'
  /** To an approver, who asked for it after a decision: links to everything that waits for them. */
  | 'waitingLinks'
  /** To the holder of an advance: its receipts are past due. */
  | 'advanceDue'
  /** To the treasurer, once a week: these expenses need attention. */
  | 'weekly';

/** Why we send an email about an expense. */
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
  /** To the submitter: less is paid than asked for, or it counts in other categories, and why. */
  | 'adjusted'
  /** To an approver who decided before: the same. */
  | 'adjustedAfter'
  /** To the submitter: sent back, what to correct, and a link to do it. */
  | 'returned'
  /** To the submitter: a new link to the status page, which they, or someone who knows their reference, asked for. */
  | 'statusLink'
  /** To the submitter, who asked for it: that link again. */
  | 'correctLink'
  /** To the submitter, who asked for it: the link to withdraw. */
  | 'withdrawLink'
  /** To the submitter: withdrawn. */
  | 'withdrawn';

/** Why one email replaces several to one mailbox in a short time. */
export type DigestPurpose =
  /** Replaces several `received`. */
  | 'receivedDigest'
  /** Replaces several `statusLink`. */
  | 'statusLinkDigest'
  /** Replaces several `review`. */
  | 'reviewDigest'
  /** Replaces several `notice`. */
  | 'noticeDigest';

/**
 * PENDING until it is due, PROCESSING under a lease, and then one of three ends: SENT, SKIPPED (no longer wanted) or
 * DEAD (given up). An email over the cap is HELD until a digest takes it. Then it's MERGED, and ends as the digest
 * ends.
 */
export type MailState = 'PENDING' | 'PROCESSING' | 'HELD' | 'MERGED' | 'SENT' | 'SKIPPED' | 'DEAD';

/** The settings that every email needs, named as in the deploy tool. */
export const MAIL_SETTINGS = ['APP_URL', 'MAIL_FROM', 'SMTP_URI'] as const;

export type MailSetting = (typeof MAIL_SETTINGS)[number];

/** How each setting must look, as a sentence for the person who deploys. */
export const MAIL_SETTING_FORM: Readonly<Record<MailSetting, string>> = {
  APP_URL:
    'APP_URL must be the address of the app and nothing more: https://, the name of the site, no path.',
  MAIL_FROM:
    'MAIL_FROM must be an e-mail address, or a name and the address in <>, without quotation marks and commas.',
  SMTP_URI:
    'SMTP_URI must be smtps:// (or smtp://), user, colon, password, @, server, colon, port. In user and password write % as %25, # as %23, / as %2F, ? as %3F, @ as %40 and : as %3A.',
};

/** Returns whether an alert's code is the name of a setting. */
export function isMailSetting(code: string): code is MailSetting {
  return MAIL_SETTINGS.some((name) => name === code);
}
