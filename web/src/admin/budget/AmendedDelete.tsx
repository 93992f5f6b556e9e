import { zodResolver } from '@hookform/resolvers/zod';
import { formErrors } from '@pa-ledger/domain/fields/form-errors';
import { formSchema } from '@pa-ledger/domain/fields/schema';
import { AMENDMENT_FORM } from '@pa-ledger/domain/ledger/amendment';
import type { BudgetCollection } from '@pa-ledger/domain/ledger/record-fields';
import { type ComponentProps } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormGrid } from '../../ui/layout.ts';
import { DeleteDialog } from '../shared/deletion/DeleteDialog.tsx';
import { FieldInputs } from '../shared/forms/FieldInputs.tsx';
import { useFocusOnError } from '../shared/frame/field-focus.ts';
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
  const form = useForm<TypedAmendment>({
    defaultValues: initial,
    shouldFocusError: false,
    resolver: zodResolver(
      formSchema(AMENDMENT_FORM, (typed) => formErrors(AMENDMENT_FORM, typed, { latest: today })),
    ),
  });
  const inputs = useFocusOnError<HTMLDivElement>(form.formState.submitCount);
  return (
    <DeleteDialog
      {...question}
      {...amendedDeletion(collection, row, () => amendmentOf(form.getValues(), year))}
      asks={{
        check: () =>
          new Promise((resolve) => {
            void form.handleSubmit(
              () => resolve(true),
              () => resolve(false),
            )();
          }),
        inputs: (
          <FormProvider {...form}>
            <FormGrid ref={inputs}>
              <FieldInputs fields={AMENDMENT_FORM} layout={AMENDMENT_LAYOUT} />
            </FormGrid>
          </FormProvider>
        ),
      }}
    />
  );
}
