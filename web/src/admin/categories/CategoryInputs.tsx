import type { FormValues } from '@pa-ledger/domain/ledger/record-form';
import { recordInput } from '../shared/record-inputs.ts';
import { CheckField, TextField } from '../shared/fields.tsx';
import type { Form } from '../shared/useForm.ts';
import { categoryMessages } from './categories-messages.ts';

/** Name and 'Requires Event Approver (3-step approval)', for both Add and Edit. */
export function CategoryInputs({ form }: { readonly form: Form<FormValues<'categories'>> }) {
  return (
    <>
      <TextField {...recordInput('categories', form, 'name')} autoFocus />
      <CheckField
        {...recordInput('categories', form, 'requiresEventApprover')}
        hint={categoryMessages.eventApproverHint}
      />
    </>
  );
}
