import type { ServiceRowKind } from './service-row.ts';

/** What a service's own word for a row means: one of our kinds, or why it's none. */
export type ServiceMeaning = ServiceRowKind | 'spent' | 'cameBack' | 'fromBank' | null;

/** As services write it, such as PayPal's `General Withdrawal` or Venmo's `Standard Transfer`. */
const PAYOUT = /payout|pay out|withdraw|transfer|sweep|disburse|deposit/;
const FEE = /\bfees?\b|network cost/;
const REFUND = /refund|revers|chargeback|dispute|returned/;
const FROM_BANK = /deposit|add(?:ed)? (?:funds|money)|top ?up/;

/**
 * Returns what a row is.
 * @param type the service's own word; null if its file has none.
 * @param isOut whether money left the service's account. Without a word, money out may be a refund or a payout: null.
 */
export function serviceMeaning(type: string | null, isOut: boolean): ServiceMeaning {
  if (type === null) return isOut ? null : 'sale';
  const word = type.toLowerCase().replace(/[_-]+/g, ' ');
  if (FROM_BANK.test(word) && !isOut) return 'fromBank';
  // A fee may be given back.
  if (FEE.test(word)) return 'fee';
  if (REFUND.test(word)) return isOut ? 'refund' : 'cameBack';
  if (PAYOUT.test(word)) return isOut ? 'payout' : 'cameBack';
  return isOut ? 'spent' : 'sale';
}

const DONE = new Set([
  '',
  'complete',
  'completed',
  'paid',
  'succeeded',
  'success',
  'successful',
  'issued',
  'cleared',
  'available',
  'deposited',
  'settled',
  'processed',
  'captured',
]);
const REFUNDED = /^(?:partially |partly )?refunded$/;

/** Returns whether a status says that the money has moved. */
export function isDone(status: string): boolean {
  return DONE.has(status.toLowerCase());
}

/** Returns whether a status says that a sale was refunded later: its money moved, and moved back. */
export function isRefunded(status: string): boolean {
  return REFUNDED.test(status.toLowerCase().replaceAll('_', ' '));
}
