import { formatDate } from '@pa-ledger/domain/time/dates';
import { ReasonForm } from '../../shared/forms/ReasonForm.tsx';
import { callReconcile } from './reconcile-calls.ts';
import { reconcileMessages as messages } from './reconcile-messages.ts';
import type { StatementRow } from './statement-store.ts';

interface ReopenStatementProps {
  readonly statement: StatementRow;
  readonly onClose: () => void;
}

/** Opens the last statement of an account again, with a reason. */
export function ReopenStatement({ statement: { id, day }, onClose }: ReopenStatementProps) {
  return (
    <ReasonForm
      title={messages.reopenTitle(formatDate(day))}
      saveLabel={messages.reopen}
      hint={messages.reopenHint}
      send={(reason) => callReconcile({ act: 'reopen', statement: id, reason })}
      done={messages.reopened(formatDate(day))}
      onClose={onClose}
    />
  );
}
