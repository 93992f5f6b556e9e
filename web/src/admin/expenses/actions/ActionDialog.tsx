import type { ExpenseAction } from '@pa-ledger/domain/expenses/actions/expense-actions';
import type { ConfirmHandle } from '@pa-ledger/domain/expenses/actions/pay-handle';
import type { NewLine } from '@pa-ledger/domain/expenses/actions/set-lines';
import type { SettleDuplicate } from '@pa-ledger/domain/expenses/duplicates';
import type { ExpenseToRecord } from '@pa-ledger/domain/expenses/actions/record-payment';
import type { TypedVoid } from '@pa-ledger/domain/expenses/actions/take-payment-back';
import type { TypedSpoiled } from '@pa-ledger/domain/bank/spoiled-check';
import type { WayToSend } from '@pa-ledger/domain/payments/check';
import type { TypedPayment } from '@pa-ledger/domain/payments/payment';
import type { FormSchema } from '@pa-ledger/domain/fields/schema';
import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ApiResult } from '../../../data/api-result.ts';
import { callAdminApi } from '../../../data/call-admin-api.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { notify } from '../../shared/frame/notices.ts';
import type { OpenedExpense } from '../expense-row.ts';
import type { SaveQuestion } from '../../shared/saving/useAttempts.ts';
import { actionMessages } from './action-messages.ts';
import { staleMessage } from './stale-message.ts';

/** The props of every action's dialog. */
export interface ActionProps {
  readonly expense: OpenedExpense;
  /** Whether the action is still possible: somebody else may act while the dialog is open. */
  readonly possible: boolean;
  readonly onClose: () => void;
}

interface ActionDialogProps<V extends FieldValues> extends ActionProps {
  readonly title: string;
  readonly label: string;
  readonly initial: V;
  readonly schema?: FormSchema<V>;
  /** What is asked before it is sent. */
  readonly questionsOf?: (values: V) => readonly SaveQuestion[];
  readonly send: (values: V) => Promise<ApiResult>;
  /** The notice when it was done. */
  readonly done: (values: V) => string;
  readonly children: (values: V) => ReactNode;
}

/**
 * The dialog of every action on an expense. It shows the progress, and the server's sentence when it is refused. If
 * somebody else acted first, it says what there is now, and keeps what was typed.
 */
export function ActionDialog<V extends FieldValues>(props: ActionDialogProps<V>) {
  const { expense, possible, title, label, initial, send, done, onClose, children } = props;
  const { schema, questionsOf } = props;
  // The change that one's own action makes arrives before the answer to it.
  const [sending, setSending] = useState(false);
  const isStale = !possible && !sending;
  return (
    <FormDialog
      {...(schema && { schema })}
      {...(questionsOf && { questionsOf })}
      title={title}
      saveLabel={label}
      initial={{ values: initial, version: null }}
      save={async (values) => {
        if (isStale) {
          return { ok: false, why: 'refused', message: actionMessages.cannotBeDone };
        }
        setSending(true);
        const result = await send(values);
        if (!result.ok) setSending(false);
        return result.ok ? { ok: true } : result;
      }}
      onSaved={(values) => {
        onClose();
        notify(done(values));
      }}
      onClose={onClose}
    >
      {(values) => (
        <>
          {isStale && (
            <Notice tone="warning" title={actionMessages.changed}>
              {staleMessage(expense)}
            </Notice>
          )}
          {children(values)}
        </>
      )}
    </FormDialog>
  );
}

/** An administrator sets the lines, or agrees with what another one set after the payment. */
type SetLines =
  | { readonly act: 'setLines'; readonly lines: readonly NewLine[]; readonly reason: string }
  | { readonly act: 'confirmLines' };

/** Asks the server for an action on an expense. The server checks everything; a repeated request changes nothing more. */
export function manageExpense(
  expenseId: string,
  action: ExpenseAction | SettleDuplicate | ConfirmHandle | SetLines,
): Promise<ApiResult> {
  return callAdminApi('/api/admin/manage-expense', { expenseId, ...action });
}

/** What is done with a payment or a check; one that is there is named by its id. */
type PaymentAct =
  | {
      readonly act: 'record';
      readonly expenses: readonly ExpenseToRecord[];
      readonly payment: TypedPayment;
    }
  | ({ readonly act: 'void'; readonly payment: string } & TypedVoid)
  | { readonly act: 'mistake'; readonly payment: string; readonly reason: string }
  | {
      readonly act: 'sign';
      readonly payments: readonly string[];
      readonly signer: string;
      readonly date: string;
    }
  | {
      readonly act: 'send';
      readonly payments: readonly string[];
      readonly how: WayToSend;
      readonly date: string;
    }
  | ({ readonly act: 'spoil'; readonly accountId?: string } & Omit<TypedSpoiled, 'accountId'>)
  | { readonly act: 'unspoil'; readonly checkNumber: string };

/** Asks the server for a payment, or to take one back, in the same way. */
export function managePayment(act: PaymentAct): Promise<ApiResult> {
  return callAdminApi('/api/admin/manage-payment', { ...act });
}
