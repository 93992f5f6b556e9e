import type { Typed } from '@pa-ledger/domain/ledger/record-form';
import { bookInput } from '../shared/book-inputs.ts';
import { CheckField, TextField } from '../shared/fields.tsx';
import type { Form } from '../shared/useForm.ts';

/** Name and 'Requires Event Approver (3-step approval)', for Add and Edit alike. */
export function CategoryInputs({ form }: { readonly form: Form<Typed<'categories'>> }) {
  return (
    <>
      <TextField {...bookInput('categories', form, 'name')} autoFocus />
      <CheckField
        {...bookInput('categories', form, 'requiresEventApprover')}
        hint="For events: whoever runs the event approves first. Expenses that were already submitted keep their steps."
      />
    </>
  );
}
