import type { ApprovalsAhead } from '@pa-ledger/domain/expenses/approvals-ahead';
import type { ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import type { ExpenseField } from '@pa-ledger/domain/expenses/expense-fields';
import type { Field } from '@pa-ledger/domain/fields/field';
import type { ComponentType } from 'react';
import type { FormSession } from './form-session.ts';
import type { FormValues, PayeeTexts } from './form-values.ts';
import type { SubmitOutcome } from './submit-answer.ts';

/** What a form sends. */
export interface FilledForm {
  readonly id: string;
  readonly values: FormValues;
  /** The uploaded receipts. */
  readonly receipts: readonly ReceiptClaim[];
  /** The slots of receipts that stay from the earlier version. */
  readonly kept: readonly number[];
}

/** What was sent, and which approvals it needs. */
export interface SentExpense {
  readonly id: string;
  readonly values: FormValues;
  readonly next: ApprovalsAhead;
}

/** What a form is for: a new expense, or a correction. */
export interface FormPurpose {
  /** The fields, as this form presents them. */
  readonly fields: Readonly<Record<ExpenseField, Field>>;
  readonly words: {
    readonly submit: string;
    /** The heading of the reason why it wasn't sent. */
    readonly failed: string;
    /** The label of the button that discards the draft. */
    readonly startOver: string;
  };
  /** What only a new expense's form has: the browser may remember its submitter, and it can be cleared. */
  readonly ofNew: {
    readonly RememberBox: ComponentType<{ readonly session: FormSession | null }>;
    readonly ClearButton: ComponentType<{ readonly onClear: () => void }>;
    /** Once it's sent. @param otherPayee of the choice that isn't chosen. */
    readonly remember: (
      form: HTMLFormElement,
      values: FormValues,
      otherPayee: PayeeTexts | null,
    ) => void;
    readonly forget: (form: HTMLFormElement | null) => void;
  } | null;
  /** The choice of `payTo` whose address is on file, so it may stay blank; null if none is. */
  readonly addressOnFileFor: string | null;
  /** Sends it once. Every failure is an outcome. */
  readonly send: (form: FilledForm) => Promise<SubmitOutcome>;
}
