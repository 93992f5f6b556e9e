import Button from '@mui/material/Button';
import { useState, type MouseEvent } from 'react';
import { importAgain, loadNeeded } from '../app/missing-code.ts';
import { ErrorText } from '../ui/text.ts';
import type { FormSession } from './form-session.ts';
import { useMessages, type MissingReceiptWords } from '../ui/messages.ts';

const loadDialog = () => importAgain(() => import('./missing-receipt/MissingReceiptDialog.tsx'));

/** The loaded dialog, and its form. */
interface Opened {
  readonly Dialog: Awaited<ReturnType<typeof loadDialog>>['MissingReceiptDialog'];
  readonly words: MissingReceiptWords;
  readonly form: HTMLFormElement | null;
}

/** Opens the missing-receipt dialog, and loads its code only then. */
export function NoReceipt({ session }: { readonly session: FormSession | null }) {
  const messages = useMessages('form');
  const loadWords = useMessages('missingReceipt');
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | Opened>('closed');
  const open = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    setState('loading');
    loadNeeded(() => Promise.all([loadDialog(), loadWords()])).then(
      ([{ MissingReceiptDialog: Dialog }, words]) => setState({ Dialog, words, form }),
      () => setState('failed'),
    );
  };
  return (
    <>
      <Button sx={{ marginTop: '0.5rem' }} onClick={open}>
        {state === 'loading' ? messages.openingStatement : messages.noReceipt}
      </Button>
      <ErrorText aria-live="polite">{state === 'failed' && messages.statementFailed}</ErrorText>
      {typeof state === 'object' && session !== null && (
        <state.Dialog
          messages={state.words}
          session={session}
          form={state.form}
          onClose={() => setState('closed')}
        />
      )}
    </>
  );
}
