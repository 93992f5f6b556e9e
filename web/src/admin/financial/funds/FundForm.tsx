import { useState } from 'react';
import { newId } from '../../../firebase/new-id.ts';
import { bookFacts } from '../../shared/book-inputs.ts';
import { saveRecord, type BookRow } from '../../shared/books.ts';
import { FormDialog } from '../../shared/FormDialog.tsx';
import { notify } from '../../shared/notices.ts';
import { formOfFund, fundProblems } from './fund-form.ts';
import { FundInputs } from './FundInputs.tsx';

interface FundFormProps {
  /** Null adds one. */
  readonly row: BookRow<'funds'> | null;
  /** All funds, as they are now. */
  readonly rows: readonly BookRow<'funds'>[];
  readonly onClose: () => void;
}

/** Adds or edits a fund. */
export function FundForm({ row, rows, onClose }: FundFormProps) {
  const [id] = useState(() => row?.id ?? newId());
  return (
    <FormDialog
      title={row === null ? 'Add New Fund' : 'Edit Fund'}
      saveLabel={row === null ? 'Add Fund' : 'Update Fund'}
      initial={{ values: formOfFund(row), version: row?.version ?? null }}
      problemsOf={(typed) => fundProblems(typed, id, rows)}
      save={(typed, version) => saveRecord('funds', id, version, typed)}
      onSaved={({ name }) => {
        onClose();
        notify(`${name.trim()} was saved.`);
      }}
      onClose={onClose}
      factsOf={(typed) => bookFacts('funds', typed)}
    >
      {(form) => <FundInputs form={form} />}
    </FormDialog>
  );
}
