import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import type { ApiResult } from '../../../firebase/api-result.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { FormDialog } from '../../shared/FormDialog.tsx';
import { notify } from '../../shared/notices.ts';
import type { Form, FormErrors } from '../../shared/useForm.ts';
import type { ExpenseRow } from '../expense-row.ts';
import { staleMessage } from './stale-messages.ts';

/** What every act's dialog gets. */
export interface ActionProps {
  readonly expense: ExpenseRow;
  /** Whether it may still be done: somebody else may act while the dialog is open. */
  readonly possible: boolean;
  readonly onClose: () => void;
}

interface ActDialogProps<V extends object> extends ActionProps {
  readonly title: string;
  readonly label: string;
  readonly initial: V;
  readonly errorsOf?: (values: V) => FormErrors<V>;
  readonly send: (values: V) => Promise<ApiResult>;
  /** Said when it was done. */
  readonly done: (values: V) => string;
  readonly children: (form: Form<V>) => ReactNode;
}

/**
 * The dialog of every act with an expense. It shows the progress and the server's sentence when it is refused; who was
 * overtaken is told what there is now, and what was typed stays.
 */
export function ActionDialog<V extends object>(props: ActDialogProps<V>) {
  const { expense, possible, title, label, initial, send, done, onClose, children } = props;
  // While its own act is under way, the change that it makes is heard of before the answer.
  const [sending, setSending] = useState(false);
  const overtaken = !possible && !sending;
  return (
    <FormDialog
      title={title}
      saveLabel={label}
      initial={{ values: initial, version: null }}
      errorsOf={props.errorsOf ?? (() => ({}))}
      save={async (values) => {
        if (overtaken) {
          return { ok: false, why: 'refused', message: 'This can no longer be done.' };
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
      // Nothing is saved over anything.
      factsOf={() => []}
    >
      {(form) => (
        <>
          {overtaken && (
            <Notice tone="warning" title="This has changed meanwhile.">
              {staleMessage(expense)}
            </Notice>
          )}
          {children(form)}
        </>
      )}
    </FormDialog>
  );
}

/** A sentence of a dialog, before or instead of its fields. */
export const Words = styled('p')({ margin: 0, overflowWrap: 'anywhere' });
