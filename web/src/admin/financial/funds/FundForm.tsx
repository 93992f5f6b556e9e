import { useState } from 'react';
import { newId } from '../../../data/new-id.ts';
import { formFromRecord } from '@pa-ledger/domain/ledger/record-form';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { fieldFacts } from '../../shared/field-facts.ts';
import type { RecordRow } from '../../shared/ledger-records.ts';
import { saveRecord } from '../../shared/record-writes.ts';
import { FormDialog } from '../../shared/FormDialog.tsx';
import { notify } from '../../shared/notices.ts';
import { financialMessages } from '../financial-messages.ts';
import { fundErrors } from './fund-form.ts';
import { FundInputs } from './FundInputs.tsx';

interface FundFormProps {
  /** Null adds one. */
  readonly row: RecordRow<'funds'> | null;
  /** All funds, as they are now. */
  readonly rows: readonly RecordRow<'funds'>[];
  readonly onClose: () => void;
}

/** Adds or edits a fund. */
export function FundForm({ row, rows, onClose }: FundFormProps) {
  const [id] = useState(() => row?.id ?? newId());
  return (
    <FormDialog
      title={row === null ? financialMessages.funds.addTitle : financialMessages.funds.editTitle}
      saveLabel={row === null ? financialMessages.funds.add : financialMessages.funds.update}
      initial={{ values: formFromRecord('funds', row), version: row?.version ?? null }}
      errorsOf={(typed) => fundErrors(typed, id, rows)}
      save={(typed, version) => saveRecord('funds', id, version, typed)}
      onSaved={({ name }) => {
        onClose();
        notify(financialMessages.saved(name.trim()));
      }}
      onClose={onClose}
      factsOf={(typed) => fieldFacts(recordForm('funds'), typed)}
    >
      {(form) => <FundInputs form={form} />}
    </FormDialog>
  );
}
