import { decisionMessages } from '@pa-ledger/domain/decision-messages';
import { REASON, reasonMessage } from '@pa-ledger/domain/expenses/reason-messages';
import { formSchema } from '@pa-ledger/domain/fields/schema';
import { useState } from 'react';
import { callAdminApi } from '../../../data/call-admin-api.ts';
import { FieldInputs } from '../../shared/forms/FieldInputs.tsx';
import { actionMessages } from './action-messages.ts';
import { ActionDialog, type ActionProps } from './ActionDialog.tsx';

const FIELDS = { note: { ...REASON, label: actionMessages.correctionNote } };

const SCHEMA = formSchema(FIELDS, ({ note }) => ({
  note: reasonMessage(note, decisionMessages.noteRequired),
}));

const LAYOUT = { note: { hint: actionMessages.rejectReasonHint } };

/** Sends an expense back to its submitter with a note. It is about the version that was there when the dialog opened. */
export function ReturnDialog({ expense, possible, onClose }: ActionProps) {
  const [version] = useState(expense.submissionVersion);
  return (
    <ActionDialog
      expense={expense}
      possible={possible && expense.submissionVersion === version}
      onClose={onClose}
      title={actionMessages.askForCorrection}
      label={actionMessages.askForCorrection}
      initial={{ note: '' }}
      schema={SCHEMA}
      send={({ note }) =>
        callAdminApi('/api/return-expense', { expenseId: expense.id, version, note })
      }
      done={() => actionMessages.sentBack}
    >
      {() => (
        <>
          <p>{actionMessages.correctionHint}</p>
          <FieldInputs fields={FIELDS} layout={LAYOUT} />
        </>
      )}
    </ActionDialog>
  );
}
