/** What can change hands. */
export const OFFICES = ['treasurer', 'president', 'bookkeeper'] as const;
export type Office = (typeof OFFICES)[number];

/** What an association has outside of the app, which people hand over themselves. */
export const OUTSIDE = [
  'signatureCard',
  'onlineBanking',
  'paymentApps',
  'blankChecks',
  'mailProvider',
  'googleProject',
  'backups',
] as const;
export type Outside = (typeof OUTSIDE)[number];
