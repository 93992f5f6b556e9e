import type { ReactNode } from 'react';
import type { Failure } from '../../data/failure.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { dialogMessages } from './dialog-messages.ts';
import { focusPanel } from './focus.ts';
import { notify } from './notices.ts';

type Result = { readonly ok: true } | Failure;

interface DeleteDialogProps {
  /** The name of what is deleted, for the notices. */
  readonly name: string;
  /** What refers to it. */
  readonly details?: ReactNode;
  /** Whether it cannot be deleted because of what refers to it, as `details` say. */
  readonly prevented?: boolean;
  /** The question, as docs/behaviour.md words it. */
  readonly question: string;
  readonly remove: () => Promise<Result>;
  /** Restores it with the same id. */
  readonly restore: () => Promise<Result>;
  readonly onClose: () => void;
}

/** Asks, deletes, and offers Undo. */
export function DeleteDialog({
  name,
  details,
  prevented,
  question,
  remove,
  restore,
  onClose,
}: DeleteDialogProps) {
  const done = (): void => {
    onClose();
    notify(dialogMessages.deleted(name), {
      label: dialogMessages.undo,
      run: restore,
      done: dialogMessages.restored(name),
    });
    // The button that opened the dialog disappears with its row.
    requestAnimationFrame(focusPanel);
  };
  return (
    <ConfirmDialog
      title={dialogMessages.deleteTitle(name)}
      details={details}
      prevented={prevented}
      question={question}
      confirmLabel={dialogMessages.delete}
      confirm={remove}
      onDone={done}
      onClose={onClose}
    />
  );
}
