import { DUPLICATE_DAYS, type DuplicateReason } from './duplicates.ts';

/** The sentences about expenses that pages, answers and mails share. */
export const expenseMessages = {
  alreadyPaid: (payment: string) => `This expense was already paid: ${payment}.`,
  zeroAmount: 'The amount is $0.00.',
  longAgo: (date: string) => `The expense date, ${date}, is over a year ago.`,
};

/** Why two expenses may be duplicates. */
export const DUPLICATE_REASONS: Readonly<Record<DuplicateReason, string>> = {
  sameReceipt: 'The same receipt',
  samePayeeAndAmount: `The same payee and amount within ${DUPLICATE_DAYS} days`,
};
