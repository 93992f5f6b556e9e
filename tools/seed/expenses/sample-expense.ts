import type { Action } from '@pa-ledger/domain/expenses/expense';
import type { PaymentMethod } from '@pa-ledger/domain/expenses/payment';
import type { Parent } from '../parents.ts';

/** What an approver did with the step that was open. */
export interface SampleAct {
  readonly by: string;
  readonly action: Action;
  readonly reason: string;
}

/** An expense of the sample, its story told by what was done with it. */
export interface SampleExpense {
  readonly id: string;
  readonly parent: Parent;
  readonly category: string;
  /** When it was submitted: 0 is the start of the year, 1 is now. */
  readonly share: number;
  readonly description: string;
  readonly notes?: string;
  /** Who is to be paid when it is not the parent. */
  readonly paidTo?: string;
  /** Each with what was bought and its price in cents; together they are the amount. */
  readonly receipts: readonly SampleReceipt[];
  readonly acts: readonly SampleAct[];
  /** The fund that an admin has set after the approval. */
  readonly fund?: string;
  /** How it was paid after the approval; all but the last were voided. */
  readonly payments?: readonly SamplePayment[];
}

export interface SamplePayment {
  readonly method: PaymentMethod;
  readonly checkNumber?: string;
  /** Why the payment was voided. */
  readonly voided?: string;
}

export interface SampleReceipt {
  readonly shop: string;
  readonly kind: 'pdf' | 'png';
  readonly items: readonly (readonly [name: string, cents: number])[];
}

export function approve(by: string): SampleAct {
  return { by, action: 'approve', reason: 'Approved via link' };
}
export function reject(by: string, reason: string): SampleAct {
  return { by, action: 'reject', reason };
}
