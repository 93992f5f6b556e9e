import { formErrors } from '@pa-ledger/domain/fields/form';
import { AMENDMENT_FORM } from '@pa-ledger/domain/ledger/amendment';
import type { BudgetCollection } from '@pa-ledger/domain/ledger/record-fields';
import { type ComponentProps } from 'react';
import { FormGrid } from '../../ui/layout.ts';
import { DeleteDialog } from '../shared/deletion/DeleteDialog.tsx';
import { FieldInputs } from '../shared/forms/FieldInputs.tsx';
import { useForm } from '../shared/saving/useSaving.ts';
import { useShownYear } from '../shared/years/useShownYear.ts';
import { AMENDMENT_LAYOUT, amendedDeletion, amendmentOf, type TypedAmendment } from './amending.ts';
import type { BudgetRow } from './budget-items.ts';

interface AmendedDeleteProps extends Omit<
  ComponentProps<typeof DeleteDialog>,
  'remove' | 'restore' | 'asks'
> {
  readonly collection: BudgetCollection;
  readonly row: BudgetRow;
  /** What the amendment begins with. */
  readonly initial: TypedAmendment;
}

/** Asks before a line of an adopted budget is deleted: why, and by whose decision. */
export function AmendedDelete({ collection, row, initial, ...question }: AmendedDeleteProps) {
  const { year, today } = useShownYear();
  const form = useForm(initial, (typed) => formErrors(AMENDMENT_FORM, typed, { latest: today }));
  return (
    <DeleteDialog
      {...question}
      {...amendedDeletion(collection, row, () => amendmentOf(form.values, year))}
      asks={{
        check: form.check,
        inputs: (
          <FormGrid>
            <FieldInputs fields={AMENDMENT_FORM} form={form} layout={AMENDMENT_LAYOUT} />
          </FormGrid>
        ),
      }}
    />
  );
}
