import type { Paper } from '@pa-ledger/domain/papers/paper';
import { useState } from 'react';
import type { Failure } from '../../../data/failure.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useFocusOnFailure } from '../frame/field-focus.ts';
import { focusPanel } from '../frame/focus.ts';
import { notify } from '../frame/notices.ts';
import { QuestionDialog } from '../frame/QuestionDialog.tsx';
import { removePaper } from './paper-store.ts';
import { papersMessages as messages } from './papers-messages.ts';

interface RemovePaperProps {
  /** From `paperOwner`. */
  readonly owner: string;
  readonly paper: Paper;
  readonly onClose: () => void;
}

/** Asks before a paper is removed, and removes it. */
export function RemovePaper({ owner, paper, onClose }: RemovePaperProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failure | null>(null);
  const notice = useFocusOnFailure(failed);
  const remove = async (): Promise<void> => {
    setBusy(true);
    const result = await removePaper(owner, paper);
    setBusy(false);
    if (!result.ok) {
      setFailed(result);
      return;
    }
    onClose();
    notify(messages.removed(paper.name));
    // The button that opened the dialog is gone with the paper.
    requestAnimationFrame(focusPanel);
  };
  return (
    <QuestionDialog
      title={messages.removeTitle(paper.name)}
      stay={messages.keep}
      answer={{ label: messages.remove, run: () => void remove() }}
      color="error"
      busy={busy}
      notice={
        failed && (
          <Notice ref={notice} tone="error">
            {failed.message}
          </Notice>
        )
      }
      onClose={onClose}
    >
      <p>{messages.removeHint}</p>
    </QuestionDialog>
  );
}
