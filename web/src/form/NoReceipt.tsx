import Button from '@mui/material/Button';
import { useState, type MouseEvent } from 'react';
import { loadNeeded } from '../app/missing-code.ts';
import { ErrorText } from '../ui/text.ts';
import { formMessages } from './form-messages.ts';
import type { FormSession } from './form-session.ts';

const loadDialog = () => import('./missing-receipt/MissingReceiptDialog.tsx');

/** The loaded dialog, and its form. */
interface Opened {
  readonly Dialog: Awaited<ReturnType<typeof loadDialog>>['MissingReceiptDialog'];
  readonly form: HTMLFormElement | null;
}

/** Opens the missing-receipt dialog, and loads its code only then. */
export function NoReceipt({ session }: { readonly session: FormSession | null }) {
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | Opened>('closed');
  const open = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    setState('loading');
    loadNeeded(loadDialog).then(
      ({ MissingReceiptDialog: Dialog }) => setState({ Dialog, form }),
      () => setState('failed'),
    );
  };
  return (
    <>
      <Button sx={{ marginTop: '0.5rem' }} onClick={open}>
        {state === 'loading' ? formMessages.openingStatement : formMessages.noReceipt}
      </Button>
      <ErrorText aria-live="polite">{state === 'failed' && formMessages.statementFailed}</ErrorText>
      {typeof state === 'object' && session !== null && (
        <state.Dialog session={session} form={state.form} onClose={() => setState('closed')} />
      )}
    </>
  );
}
