import type { PaymentClaim } from '@pa-ledger/domain/expenses/payment';
import type { Parent } from '../parents.ts';

/** An expense of the sample data with everything that was done with it. */
export interface SampleExpense {
  readonly id: string;
  readonly parent: Parent;
  readonly category: string;
  /** When it was submitted: 0 is the start of the year, 1 is now. */
  readonly share: number;
  readonly description: string;
  readonly notes?: string;
  /** Who is paid, if not the parent. */
  readonly paidTo?: string;
  /** In cents. */
  readonly amount: number;
  /** The names of the receipts' files. */
  readonly receipts: readonly string[];
  /** How many steps were approved, each by the first who was asked; none by default. */
  readonly approvals?: number;
  /** Why the next step was rejected, if it was. */
  readonly rejected?: string;
  /** The fund that an administrator sets after the approval. */
  readonly fund?: string;
  /** How it was paid after the approval; all payments but the last were voided. */
  readonly payments?: readonly SamplePayment[];
}

export interface SamplePayment {
  readonly method: PaymentClaim['method'];
  readonly checkNumber?: string;
  /** Why the payment was voided. */
  readonly voided?: string;
}
