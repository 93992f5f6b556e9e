import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { recordErrors, reasonsForZero } from '@pa-ledger/domain/ledger/record-form';
import { useState } from 'react';
import { newId } from '../../data/new-id.ts';
import { fieldFacts } from '../shared/field-facts.ts';
import { saveRecord } from '../shared/record-writes.ts';
import { FormDialog } from '../shared/FormDialog.tsx';
import type { Lookup } from '../shared/lookup.ts';
import { notify } from '../shared/notices.ts';
import { formOfItem, hasTwin } from './budget-form.ts';
import type { BudgetRow } from './budget-items.ts';
import { budgetMessages } from './budget-messages.ts';
import { BudgetInputs } from './BudgetInputs.tsx';

interface BudgetFormProps {
  /** Null adds one. */
  readonly row: BudgetRow | null;
  /** All items, as they are now. */
  readonly rows: readonly BudgetRow[];
  readonly lookup: Lookup;
  readonly onClose: () => void;
}

/** Adds or edits a budget item. */
export function BudgetForm({ row, rows, lookup, onClose }: BudgetFormProps) {
  const [id] = useState(() => row?.id ?? newId());
  return (
    <FormDialog
      title={row === null ? budgetMessages.add : budgetMessages.edit}
      saveLabel={row === null ? budgetMessages.add : budgetMessages.update}
      initial={{ values: formOfItem(row), version: row?.version ?? null }}
      errorsOf={(typed) => recordErrors('budgetItems', typed)}
      zerosOf={(typed) => reasonsForZero('budgetItems', typed)}
      save={(typed, version) => saveRecord('budgetItems', id, version, typed)}
      onSaved={({ categoryId, fundId }) => {
        onClose();
        const name = budgetMessages.itemName(
          lookup.categoryName(categoryId),
          lookup.fundName(fundId),
        );
        notify(budgetMessages.saved(name));
      }}
      onClose={onClose}
      factsOf={(typed) => fieldFacts(recordForm('budgetItems'), typed, lookup.nameOf)}
    >
      {(form) => <BudgetInputs form={form} lookup={lookup} twin={hasTwin(form.values, id, rows)} />}
    </FormDialog>
  );
}
