import type { FormValues } from '@pa-ledger/domain/ledger/record-form';
import { recordInput } from '../../shared/record-inputs.ts';
import { TextAreaField, TextField } from '../../shared/fields.tsx';
import type { Form } from '../../shared/useForm.ts';
import { financialMessages } from '../financial-messages.ts';

/** Code, name and description, for both Add and Edit. */
export function FundInputs({ form }: { readonly form: Form<FormValues<'funds'>> }) {
  return (
    <>
      <TextField
        {...recordInput('funds', form, 'code')}
        half
        placeholder={financialMessages.funds.codeExample}
        autoFocus
      />
      <TextField
        {...recordInput('funds', form, 'name')}
        half
        placeholder={financialMessages.funds.nameExample}
      />
      <TextAreaField {...recordInput('funds', form, 'description')} />
    </>
  );
}
