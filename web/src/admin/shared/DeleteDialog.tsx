import type { ReactNode } from 'react';
import type { Failure } from '../../firebase/failure.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { focusPanel } from './focus.ts';
import { notify } from './notices.ts';

type Result = { readonly ok: true } | Failure;

interface DeleteDialogProps {
  /** What is deleted, as the notices call it. */
  readonly name: string;
  /** What refers to it. */
  readonly details?: ReactNode;
  /** What refers to it keeps it from being deleted, as `details` say. */
  readonly prevented?: boolean;
  /** The question, as docs/behaviour.md words it. */
  readonly question: string;
  readonly remove: () => Promise<Result>;
  /** Brings it back with the same id. */
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
    notify(`${name} was deleted.`, {
      label: 'Undo',
      run: restore,
      done: `${name} is back.`,
    });
    // The button that opened the dialog goes with its row.
    requestAnimationFrame(focusPanel);
  };
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      details={details}
      prevented={prevented}
      question={question}
      confirmLabel="Delete"
      confirm={remove}
      onDone={done}
      onClose={onClose}
    />
  );
}
