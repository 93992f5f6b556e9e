import { DUPLICATE_DAYS, type DuplicateReason } from './duplicates.ts';

/** The sentences about expenses that pages, answers and mails share. */
export const expenseMessages = {
  alreadyPaid: (payment: string) => `This expense was already paid: ${payment}.`,
  linkJustSent: (at: string) =>
    `The link was last sent on ${at}. Please wait a minute before you send it again.`,
  zeroAmount: 'The amount is $0.00.',
  dayAhead: (date: string) => `The expense date, ${date}, is after the day of submission.`,
  longAgo: (date: string) => `The expense date, ${date}, is over a year ago.`,
};

/** Why two expenses may be duplicates. */
export const DUPLICATE_REASONS: Readonly<Record<DuplicateReason, string>> = {
  sameReceipt: 'The same receipt',
  sameInvoice: 'The same payee and invoice number',
  samePayeeAndAmount: `The same payee and amount within ${DUPLICATE_DAYS} days`,
};
