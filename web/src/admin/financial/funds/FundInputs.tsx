import type { Typed } from '@pa-ledger/domain/ledger/record-form';
import { bookInput } from '../../shared/book-inputs.ts';
import { TextAreaField, TextField } from '../../shared/fields.tsx';
import type { Form } from '../../shared/useForm.ts';

/** Code, name and description, for Add and Edit alike. */
export function FundInputs({ form }: { readonly form: Form<Typed<'funds'>> }) {
  return (
    <>
      <TextField {...bookInput('funds', form, 'code')} half placeholder="4900" autoFocus />
      <TextField {...bookInput('funds', form, 'name')} half placeholder="Main Fund" />
      <TextAreaField {...bookInput('funds', form, 'description')} />
    </>
  );
}
