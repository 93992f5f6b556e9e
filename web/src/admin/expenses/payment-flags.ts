import type { PaymentFlag } from '@pa-ledger/domain/expenses/payment';

/** The labels of a payment's flags, in the list and with the payment. */
export const FLAG_NAMES: Readonly<Record<PaymentFlag, string>> = {
  ownExpense: 'Paid by the person who asked',
  ownName: 'Paid to the payer’s name',
};

/** The sentences of the flags in the history. */
export const FLAG_SENTENCES: Readonly<Record<PaymentFlag, string>> = {
  ownExpense:
    'The payer had submitted this expense; no other administrator was listed at that time.',
  ownName: 'The payee has the name of the payer.',
};
