import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Failure } from '../../firebase/failure.ts';
import { Notice } from '../../ui/Notice.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  /** What is to be known before the question is answered. */
  readonly details?: ReactNode;
  /** There is nothing to ask: the details say why it cannot be done. */
  readonly prevented?: boolean | undefined;
  /** The question, as docs/behaviour.md words it. */
  readonly question: string;
  readonly confirmLabel: string;
  readonly confirm: () => Promise<{ readonly ok: true } | Failure>;
  /** Called after it was done; the dialog is to be taken away. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done that cannot simply be done backwards. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, details, prevented = false, question, confirmLabel } = props;
  const { confirm, onDone, onClose } = props;
  const notice = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failure | null>(null);
  useEffect(() => {
    if (failed !== null) notice.current?.focus();
  }, [failed]);

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
            {prevented ? 'Close' : 'Cancel'}
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
