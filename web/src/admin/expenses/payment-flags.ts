import type { PaymentFlag } from '@pa-ledger/domain/expenses/payment';

/** What a flag of a payment says, in the list and beside the payment. */
export const FLAG_NAMES: Readonly<Record<PaymentFlag, string>> = {
  ownExpense: 'Paid by the person who asked',
  ownName: 'Paid to the payer’s name',
};

/** What a flag says in the history. */
export const FLAG_SENTENCES: Readonly<Record<PaymentFlag, string>> = {
  ownExpense:
    'The payer had submitted this expense; no other administrator was listed at that time.',
  ownName: 'The payee has the name of the payer.',
};
