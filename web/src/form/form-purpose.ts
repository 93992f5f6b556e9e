import type { ApprovalsAhead } from '@pa-ledger/domain/expenses/approvals-ahead';
import type { ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import type { ExpenseField } from '@pa-ledger/domain/expenses/expense-fields';
import type { Field } from '@pa-ledger/domain/fields/field';
import type { FormValues } from './form-values.ts';
import type { SubmitOutcome } from './submit-answer.ts';

/** What is sent of a form. */
export interface FilledForm {
  readonly id: string;
  readonly values: FormValues;
  /** The receipts that were uploaded. */
  readonly receipts: readonly ReceiptClaim[];
  /** The slots of the receipts that stay from the version before. */
  readonly kept: readonly number[];
}

/** What was sent, and which approvals follow. */
export interface SentExpense {
  readonly id: string;
  readonly values: FormValues;
  readonly next: ApprovalsAhead;
}

/** What a form is for: a new expense, or the correction of one. */
export interface FormPurpose {
  /** The fields, as they are asked for here. */
  readonly fields: Readonly<Record<ExpenseField, Field>>;
  readonly words: {
    readonly submit: string;
    /** Above the reason why it was not sent. */
    readonly failed: string;
    /** On the button that forgets the draft. */
    readonly startOver: string;
  };
  /** Whether everything can be cleared at the end of the form. */
  readonly canClear: boolean;
  /** Sends it once. Every failure is an outcome. */
  readonly send: (form: FilledForm) => Promise<SubmitOutcome>;
}
