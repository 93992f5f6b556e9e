import { errorMessages } from '@pa-ledger/domain/error-messages';
import { REASON, reasonMessage } from '@pa-ledger/domain/expenses/reason';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { FieldInputs } from '../../shared/forms/FieldInputs.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { notify } from '../../shared/frame/notices.ts';
import { callReconcile, type StatementRow } from './reconcile-calls.ts';
import { reconcileMessages as messages } from './reconcile-messages.ts';

const FIELDS = { reason: REASON };

interface ReopenStatementProps {
  readonly statement: StatementRow;
  readonly onClose: () => void;
}

/** Opens the last statement of an account again, with a reason. */
export function ReopenStatement({ statement, onClose }: ReopenStatementProps) {
  const day = formatDate(statement.day);
  return (
    <FormDialog
      title={messages.reopenTitle(day)}
      saveLabel={messages.reopen}
      initial={{ values: { reason: '' }, version: null }}
      errorsOf={({ reason }) => ({
        reason: reasonMessage(reason, errorMessages.voidReasonRequired),
      })}
      save={async ({ reason }) => {
        const result = await callReconcile({ act: 'reopen', statement: statement.id, reason });
        return result.ok ? { ok: true } : result;
      }}
      onSaved={() => {
        onClose();
        notify(messages.reopened(day));
      }}
      onClose={onClose}
      // It overwrites nothing.
      factsOf={() => []}
    >
      {(form) => (
        <>
          <p>{messages.reopenHint}</p>
          <FieldInputs fields={FIELDS} form={form} layout={{}} />
        </>
      )}
    </FormDialog>
  );
}
