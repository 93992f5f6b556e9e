import { errorMessages } from '@pa-ledger/domain/error-messages';
import { NOTE, noteMessage, REASON, reasonMessage } from '@pa-ledger/domain/expenses/reason';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { ReactNode } from 'react';
import { ActionDialog, type ActionProps, manageExpense } from './ActionDialog.tsx';
import { actionMessages } from './action-messages.ts';
import type { ExpenseRow, OpenedExpense } from '../expense-row.ts';
import { FieldInputs } from '../../shared/forms/FieldInputs.tsx';
import type { Form } from '../../shared/saving/useSaving.ts';
import type { ApiResult } from '../../../data/api-result.ts';

interface ReasonDialogProps extends ActionProps {
  /** The action, also on the button. */
  readonly title: string;
  /** What the action results in. */
  readonly children: ReactNode;
  /** Who reads the reason. */
  readonly hint?: string;
  readonly send: (reason: string) => Promise<ApiResult>;
  /** The notice when it was done. */
  readonly done: string;
}

/** The dialog of an action that asks only for a reason. */
export function ReasonDialog({ children, hint, send, done, ...props }: ReasonDialogProps) {
  return (
    <ActionDialog
      {...props}
      label={props.title}
      initial={NO_REASON}
      errorsOf={reasonErrors}
      send={({ reason }) => send(reason)}
      done={() => done}
    >
      {(form) => (
        <>
          <p>{children}</p>
          <ReasonField form={form} hint={hint} />
        </>
      )}
    </ActionDialog>
  );
}

const FIELDS = { reason: REASON };

/** The values of a dialog that asks for a reason. */
export interface TypedReason {
  readonly reason: string;
}

export const NO_REASON: TypedReason = { reason: '' };

interface ReasonFieldProps {
  readonly form: Form<TypedReason>;
  readonly hint?: string | undefined;
}

/** The reason of an action, required. */
export function ReasonField({ form, hint }: ReasonFieldProps) {
  return <FieldInputs fields={FIELDS} form={form} layout={{ reason: { hint } }} />;
}

const NOTE_FIELDS = { reason: NOTE };

/** What whoever approves may write for others; it takes the place of the reason. */
export function NoteField({ form }: { readonly form: Form<TypedReason> }) {
  return <FieldInputs fields={NOTE_FIELDS} form={form} layout={NOTE_LAYOUT} />;
}

const NOTE_LAYOUT = { reason: { hint: actionMessages.noteHint } };

/** Returns why a note cannot be sent. */
export function noteErrors({ reason }: TypedReason) {
  return { reason: noteMessage(reason) };
}

/** Returns why a reason cannot be sent. */
export function reasonErrors({ reason }: TypedReason) {
  return { reason: reasonMessage(reason, errorMessages.voidReasonRequired) };
}

interface SettleDialogProps {
  readonly expense: OpenedExpense;
  readonly other: ExpenseRow;
  readonly onClose: () => void;
}

/** Settles that two expenses are no duplicates. Repeating it changes nothing. */
export function SettleDialog({ expense, other, onClose }: SettleDialogProps) {
  const reference = referenceOf(other.id);
  return (
    <ReasonDialog
      expense={expense}
      possible
      onClose={onClose}
      title={actionMessages.notDouble}
      hint={actionMessages.notDoubleReasonHint}
      send={(reason) =>
        manageExpense(expense.id, { act: 'settleDuplicate', other: other.id, reason })
      }
      done={actionMessages.notDoubleDone(reference)}
    >
      {actionMessages.notDoubleHint(referenceOf(expense.id), reference)}
    </ReasonDialog>
  );
}
