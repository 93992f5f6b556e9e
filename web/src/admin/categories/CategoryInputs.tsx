import type { FormValues } from '@pa-ledger/domain/ledger/record-form';
import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import { FieldInputs } from '../shared/FieldInputs.tsx';
import type { Form } from '../shared/useForm.ts';
import { categoryMessages } from './categories-messages.ts';

const LAYOUT = {
  requiresEventApprover: {
    hint: categoryMessages.eventApproverHint,
  },
};

/** The inputs of a category, for both Add and Edit. */
export function CategoryInputs({ form }: { readonly form: Form<FormValues<'categories'>> }) {
  return <FieldInputs fields={recordForm('categories')} form={form} layout={LAYOUT} />;
}
