import type { FormValues } from '@pa-ledger/domain/ledger/record-form';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { FieldInputs } from '../../shared/FieldInputs.tsx';
import type { Form } from '../../shared/useForm.ts';
import { financialMessages } from '../financial-messages.ts';

const LAYOUT = {
  code: { half: true, placeholder: financialMessages.funds.codeExample },
  name: { half: true, placeholder: financialMessages.funds.nameExample },
};

/** The inputs of a fund, for both Add and Edit. */
export function FundInputs({ form }: { readonly form: Form<FormValues<'funds'>> }) {
  return <FieldInputs fields={recordForm('funds')} form={form} layout={LAYOUT} />;
}
