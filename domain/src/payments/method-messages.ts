/** The payment methods, as people read them. Forms 1099 tell them apart: what we pay by card, or to a business through an app, its processor reports. */
export const PAYMENT_METHOD_NAMES = {
  check: 'Check',
  debitCard: 'Debit card',
  creditCard: 'Credit card',
  transfer: 'Bank transfer',
  businessApp: 'Payment app, to a business',
  personalApp: 'Payment app, to a person',
  cash: 'Cash',
  other: 'Other',
} as const;

export type PaymentMethod = keyof typeof PAYMENT_METHOD_NAMES;
