import type { FormValues } from '@pa-ledger/domain/ledger/record-form';
import { recordInput } from '../../shared/record-inputs.ts';
import { TextAreaField, TextField } from '../../shared/fields.tsx';
import type { Form } from '../../shared/useForm.ts';

/** Code, name and description, for Add and Edit alike. */
export function FundInputs({ form }: { readonly form: Form<FormValues<'funds'>> }) {
  return (
    <>
      <TextField {...recordInput('funds', form, 'code')} half placeholder="4900" autoFocus />
      <TextField {...recordInput('funds', form, 'name')} half placeholder="Main Fund" />
      <TextAreaField {...recordInput('funds', form, 'description')} />
    </>
  );
}
