import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import type { Failure } from '../../data/failure.ts';
import { Notice } from '../../ui/Notice.tsx';
import { dialogMessages } from './dialog-messages.ts';
import { useFocusOnFailure } from './focus.ts';
import { QuestionDialog } from './QuestionDialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  /** What a person needs to know before answering. */
  readonly details?: ReactNode;
  /** Whether it cannot be done, as the details say; then nothing is asked. */
  readonly prevented?: boolean | undefined;
  /** The question, as docs/behaviour.md words it. */
  readonly question: string;
  readonly confirmLabel: string;
  readonly confirm: () => Promise<{ readonly ok: true } | Failure>;
  /** Called after it was done, to close the dialog. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot simply be reversed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, details, prevented = false, question, confirmLabel } = props;
  const { confirm, onDone, onClose } = props;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failure | null>(null);
  const notice = useFocusOnFailure(failed);

  const go = async (): Promise<void> => {
    setBusy(true);
    setFailed(null);
    const result = await confirm();
    setBusy(false);
    if (result.ok) onDone();
    else setFailed(result);
  };

  return (
    <QuestionDialog
      title={title}
      busy={busy}
      onClose={onClose}
      notice={
        failed !== null && (
          <Notice ref={notice} tone="error">
            {failed.message}
          </Notice>
        )
      }
      actions={
        <>
          <Button autoFocus disabled={busy} onClick={onClose}>
            {prevented ? dialogMessages.close : dialogMessages.cancel}
          </Button>
          {!prevented && (
            <Button variant="contained" color="error" disabled={busy} onClick={() => void go()}>
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      {details}
      {!prevented && <Question>{question}</Question>}
    </QuestionDialog>
  );
}

const Question = styled('p')({ margin: 0, fontWeight: 650 });
