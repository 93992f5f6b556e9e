import { recordInput } from '../../shared/record-inputs.ts';
import { DateField, SelectField, TextAreaField, TextField } from '../../shared/fields.tsx';
import type { Lookup } from '../../shared/lookup.ts';
import { MoneyField } from '../../shared/MoneyField.tsx';
import type { Form } from '../../shared/useForm.ts';
import type { TransactionKind } from './transaction-kinds.ts';
import type { TypedTransaction } from './transaction-form.ts';

interface TransactionInputsProps {
  readonly kind: TransactionKind;
  readonly form: Form<TypedTransaction>;
  readonly lookup: Lookup;
}

/** The inputs of revenue and manual expenses, for Add and Edit alike. */
export function TransactionInputs({ kind, form, lookup }: TransactionInputsProps) {
  const input = (field: keyof TypedTransaction) => recordInput('manualExpenses', form, field);
  return (
    <>
      <DateField {...input('date')} half autoFocus />
      <MoneyField {...input('amount')} half />
      <SelectField
        {...input('categoryId')}
        half
        prompt="Select a category"
        options={lookup.categoryOptions}
        hint={lookup.categoryOptions.length === 0 ? 'Add one in Categories first.' : undefined}
      />
      <SelectField
        {...input('fundId')}
        half
        prompt="Select a fund"
        options={lookup.fundOptions}
        hint={lookup.fundOptions.length === 0 ? 'Add one in Fund Management first.' : undefined}
      />
      {kind.hasPaidTo && <TextField {...input('paidTo')} />}
      <TextAreaField {...input('description')} />
      <TextField {...input('reference')} hint="Such as a check or deposit number." />
    </>
  );
}
