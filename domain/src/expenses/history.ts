import type { Instant } from '../time/dates.ts';
import type { PaymentFlag } from './payment.ts';

/** An append-only line about an expense: who, when, what, old and new. */
export interface HistoryEntry {
  readonly at: Instant;
  /** An e-mail address, or `system`. */
  readonly by: string;
  /** The administrator's uid; absent when no administrator acted, and in entries of version 1. */
  readonly byUid?: string;
  readonly what:
    | 'submitted'
    | 'approved'
    | 'rejected'
    | 'reassigned'
    | 'renamed'
    /** Old and new are fund ids. */
    | 'fundSet'
    /** New is the payment in words. */
    | 'paid'
    /** Old is the payment in words, new the reason. */
    | 'paymentVoided'
    /** Old and new are who is asked. */
    | 'linkResent'
    /** Old is the id of the other expense, new the reason. */
    | 'duplicateSettled';
  /** The step it concerns; null for the whole expense. */
  readonly step: number | null;
  /** Of a payment: what everybody should see of it; absent if there is nothing. */
  readonly flags?: readonly PaymentFlag[];
  readonly old: string | null;
  readonly new: string | null;
}
