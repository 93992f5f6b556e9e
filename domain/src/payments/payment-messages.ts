import { formatDate } from '../time/dates.ts';
import type { CheckSignature, SentCheck } from './check.ts';
import { PAYMENT_METHOD_NAMES, type PaymentMethod } from './method-messages.ts';
import type { PaymentClaim } from './payment.ts';

/** How a check reaches its payee. */
export const WAYS_TO_SEND = { mailed: 'Mailed', handedOver: 'Handed over' } as const;

/** Returns a payment in words: `Check 1042 on Nov 20, 2026`. */
export function paymentText({ method, checkNumber, date }: PaymentClaim): string {
  const number = checkNumber === null ? '' : ` ${checkNumber}`;
  return `${PAYMENT_METHOD_NAMES[method]}${number} on ${formatDate(date)}`;
}

/** Returns a signature in words: `Ruth Adeyemi on Nov 20, 2026`. */
export function signatureText({ name, on }: Pick<CheckSignature, 'name' | 'on'>): string {
  return `${name} on ${formatDate(on)}`;
}

/** Returns in words how and when a check went to its payee: `Mailed on Nov 20, 2026`. */
export function sentText({ how, on }: SentCheck): string {
  return `${WAYS_TO_SEND[how]} on ${formatDate(on)}`;
}

/** A language's words about payments. */
export interface PaymentWords {
  readonly methods: Readonly<Record<PaymentMethod, string>>;
  readonly payment: (claim: PaymentClaim) => string;
  readonly sent: (sent: SentCheck) => string;
}

export const paymentMessages: PaymentWords = {
  methods: PAYMENT_METHOD_NAMES,
  payment: paymentText,
  sent: sentText,
};
