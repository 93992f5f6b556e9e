import { useState, type ReactNode } from 'react';
import type { Failure } from '../../../data/failure.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { dialogMessages } from '../dialog-messages.ts';
import { useFocusOnFailure } from '../frame/field-focus.ts';
import { focusPanel } from '../frame/focus.ts';
import { notify } from '../frame/notices.ts';
import type { Deletion } from '../saving/record-writes.ts';
import { QuestionDialog } from '../frame/QuestionDialog.tsx';

interface DeleteDialogProps extends Deletion {
  /** The name of what is deleted, for the notices. */
  readonly name: string;
  /** What a person needs to know before answering, such as what refers to it. */
  readonly details: ReactNode;
  /** Whether it cannot be deleted because of what refers to it, as `details` say; then nothing is asked. */
  readonly prevented?: boolean;
  /** What can be done with it where it cannot be deleted; null where nothing can. */
  readonly instead?: Instead | null;
  /** What must be typed before it is deleted. */
  readonly asks?: { readonly inputs: ReactNode; readonly check: () => Promise<boolean> };
  /** The question before it is deleted. */
  readonly question: string;
  readonly onClose: () => void;
}

/** What is done instead of a deletion. */
export interface Instead {
  readonly label: string;
  readonly run: () => Promise<{ readonly ok: true } | Failure>;
  /** The notice once it is done. */
  readonly done: string;
}

/** Asks, deletes, and offers Undo. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { name, details, asks, prevented = false, instead = null, question } = props;
  const { remove, restore, onClose } = props;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<Failure | null>(null);
  const notice = useFocusOnFailure(failed);

  const go = async (act: Instead['run'], done: () => void): Promise<void> => {
    setBusy(true);
    setFailed(null);
    const result = await act();
    setBusy(false);
    if (!result.ok) {
      setFailed(result);
      return;
    }
    onClose();
    done();
    // The button that opened the dialog disappears with its row.
    requestAnimationFrame(focusPanel);
  };
  const offerUndo = () =>
    notify(dialogMessages.deleted(name), {
      label: dialogMessages.undo,
      run: restore,
      done: dialogMessages.restored(name),
    });
  // The server may know of more that refers to it, such as a closed year.
  const isKept = prevented || (failed?.why === 'refused' && instead !== null);
  const deletion = {
    label: dialogMessages.delete,
    async run() {
      setBusy(true);
      if ((await asks?.check()) === false) setBusy(false);
      else await go(remove, offerUndo);
    },
  };
  const other = instead && {
    label: instead.label,
    run: () => void go(instead.run, () => notify(instead.done)),
  };

  return (
    <QuestionDialog
      title={dialogMessages.deleteTitle(name)}
      stay={prevented ? dialogMessages.close : dialogMessages.cancel}
      answer={isKept ? other : deletion}
      color={isKept ? 'primary' : 'error'}
      busy={busy}
      onClose={onClose}
      notice={
        <>
          {asks?.inputs}
          {failed !== null && (
            <Notice ref={notice} tone="error">
              {failed.message}
            </Notice>
          )}
        </>
      }
    >
      {details}
      {!prevented && (
        <p>
          <b>{question}</b>
        </p>
      )}
    </QuestionDialog>
  );
}
