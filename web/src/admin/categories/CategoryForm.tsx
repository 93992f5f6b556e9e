import { useState } from 'react';
import { newId } from '../../data/new-id.ts';
import { formFromRecord } from '@pa-ledger/domain/ledger/record-form';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { fieldFacts } from '../shared/field-facts.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import { notify } from '../shared/notices.ts';
import { categoryMessages } from './categories-messages.ts';
import { CategoryInputs } from './CategoryInputs.tsx';
import { categoryErrors } from './category-form.ts';
import { saveCategory, type CategoryRow } from './category-calls.ts';

interface CategoryFormProps {
  /** Null adds one. */
  readonly row: CategoryRow | null;
  /** All categories, as they are now. */
  readonly rows: readonly CategoryRow[];
  readonly onClose: () => void;
}

/** Adds or edits a category. */
export function CategoryForm({ row, rows, onClose }: CategoryFormProps) {
  const [id] = useState(() => row?.id ?? newId());
  return (
    <FormDialog
      title={row === null ? categoryMessages.add : categoryMessages.edit}
      saveLabel={row === null ? categoryMessages.add : categoryMessages.update}
      initial={{ values: formFromRecord('categories', row), version: row?.version ?? null }}
      errorsOf={(typed) => categoryErrors(typed, id, rows)}
      save={(typed, version) => saveCategory(id, version, typed)}
      onSaved={({ name }) => {
        onClose();
        notify(categoryMessages.saved(name.trim()));
      }}
      onClose={onClose}
      factsOf={(typed) => fieldFacts(recordForm('categories'), typed)}
    >
      {(form) => <CategoryInputs form={form} />}
    </FormDialog>
  );
}
