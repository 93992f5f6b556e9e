import type { FormValues } from '@pa-ledger/domain/ledger/record-form';
import { recordInput } from '../shared/record-inputs.ts';
import { CheckField, TextField } from '../shared/fields.tsx';
import type { Form } from '../shared/useForm.ts';

/** Name and 'Requires Event Approver (3-step approval)', for Add and Edit alike. */
export function CategoryInputs({ form }: { readonly form: Form<FormValues<'categories'>> }) {
  return (
    <>
      <TextField {...recordInput('categories', form, 'name')} autoFocus />
      <CheckField
        {...recordInput('categories', form, 'requiresEventApprover')}
        hint="For events: whoever runs the event approves first. Expenses that were already submitted keep their steps."
      />
    </>
  );
}
