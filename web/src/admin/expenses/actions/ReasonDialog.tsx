import type { ReactNode } from 'react';
import type { ApiResult } from '../../../firebase/api-result.ts';
import { ActionDialog, Words, type ActionProps } from './ActionDialog.tsx';
import { NO_REASON, ReasonField, reasonErrors } from './ReasonField.tsx';

interface ReasonDialogProps extends ActionProps {
  /** What is done, on the button too. */
  readonly title: string;
  /** What follows from it. */
  readonly children: ReactNode;
  /** Who reads the reason. */
  readonly hint?: string;
  readonly send: (reason: string) => Promise<ApiResult>;
  /** Said when it was done. */
  readonly done: string;
}

/** The dialog of an act that asks for its reason and nothing else. */
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
          <Words>{children}</Words>
          <ReasonField form={form} hint={hint} />
        </>
      )}
    </ActionDialog>
  );
}
