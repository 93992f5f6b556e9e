import { panelMessages } from '@pa-ledger/domain/panel-messages';
import { NOTE, noteMessage, reasonMessage } from '@pa-ledger/domain/expenses/reason-messages';
import { formSchema } from '@pa-ledger/domain/fields/schema';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { ReactNode } from 'react';
import { ActionDialog, type ActionProps, manageExpense } from './ActionDialog.tsx';
import { actionMessages } from './action-messages.ts';
import type { ExpenseRow, OpenedExpense } from '../expense-row.ts';
import { FieldInputs } from '../../shared/forms/FieldInputs.tsx';
import { REASON_FIELDS, reasonSchema } from '../../shared/forms/ReasonForm.tsx';
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
      schema={REASON_SCHEMA}
      send={({ reason }) => send(reason)}
      done={() => done}
    >
      {() => (
        <>
          <p>{children}</p>
          <ReasonField hint={hint} />
        </>
      )}
    </ActionDialog>
  );
}

/** The values of a dialog that asks for a reason. */
export interface TypedReason {
  readonly reason: string;
}

export const NO_REASON: TypedReason = { reason: '' };

/** The reason of an action, required. */
export function ReasonField({ hint }: { readonly hint?: string | undefined }) {
  return <FieldInputs fields={REASON_FIELDS} layout={{ reason: { hint } }} />;
}

const NOTE_FIELDS = { reason: NOTE };

/** What whoever approves may write for others; it takes the place of the reason. */
export function NoteField() {
  return <FieldInputs fields={NOTE_FIELDS} layout={NOTE_LAYOUT} />;
}

const NOTE_LAYOUT = { reason: { hint: actionMessages.noteHint } };

/** A note must not be too long. */
export const NOTE_SCHEMA = formSchema(NOTE_FIELDS, ({ reason }) => ({
  reason: noteMessage(reason),
}));

/** Returns why a reason cannot be sent. */
export function reasonErrors({ reason }: TypedReason) {
  return { reason: reasonMessage(reason, panelMessages.voidReasonRequired) };
}

/** A reason must be given. */
export const REASON_SCHEMA = reasonSchema();

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
