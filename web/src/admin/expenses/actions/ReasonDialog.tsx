import type { ReactNode } from 'react';
import type { ApiResult } from '../../../data/api-result.ts';
import { ActionDialog, type ActionProps } from './ActionDialog.tsx';
import { NO_REASON, ReasonField, reasonErrors } from './ReasonField.tsx';

interface ReasonDialogProps extends ActionProps {
  /** The action, also on the button. */
  readonly title: string;
  /** What the action results in. */
  readonly children: ReactNode;
  /** Who reads the reason. */
  readonly hint?: string;
  readonly send: (reason: string) => Promise<ApiResult>;
  /** The notice when it was done. */
  readonly done: string;
}

/** The dialog of an action that asks only for a reason. */
export function ReasonDialog({ children, hint, send, done, ...props }: ReasonDialogProps) {
  return (
    <ActionDialog
      {...props}
      label={props.title}
      initial={NO_REASON}
      errorsOf={reasonErrors}
      send={({ reason }) => send(reason)}
      done={() => done}
    >
      {(form) => (
        <>
          <p>{children}</p>
          <ReasonField form={form} hint={hint} />
        </>
      )}
    </ActionDialog>
  );
}
