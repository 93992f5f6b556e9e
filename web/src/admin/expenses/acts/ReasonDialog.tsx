import type { ReactNode } from 'react';
import type { ApiResult } from '../../../firebase/api-result.ts';
import { ActDialog, Words, type ActProps } from './ActDialog.tsx';
import { NO_REASON, ReasonField, reasonProblems } from './ReasonField.tsx';

interface ReasonDialogProps extends ActProps {
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
    <ActDialog
      {...props}
      label={props.title}
      initial={NO_REASON}
      problemsOf={reasonProblems}
      send={({ reason }) => send(reason)}
      done={() => done}
    >
      {(form) => (
        <>
          <Words>{children}</Words>
          <ReasonField form={form} hint={hint} />
        </>
      )}
    </ActDialog>
  );
}
