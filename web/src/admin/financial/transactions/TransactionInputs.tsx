import { recordInput } from '../../shared/record-inputs.ts';
import { DateField, SelectField, TextAreaField, TextField } from '../../shared/fields.tsx';
import type { Lookup } from '../../shared/lookup.ts';
import { MoneyField } from '../../shared/MoneyField.tsx';
import type { Form } from '../../shared/useForm.ts';
import { financialMessages } from '../financial-messages.ts';
import type { TransactionKind } from './transaction-kinds.ts';
import type { TypedTransaction } from './transaction-form.ts';

interface TransactionInputsProps {
  readonly kind: TransactionKind;
  readonly form: Form<TypedTransaction>;
  readonly lookup: Lookup;
}

/** The inputs of revenue and manual expenses, for both Add and Edit. */
export function TransactionInputs({ kind, form, lookup }: TransactionInputsProps) {
  const input = (field: keyof TypedTransaction) => recordInput('manualExpenses', form, field);
  return (
    <>
      <DateField {...input('date')} half autoFocus />
      <MoneyField {...input('amount')} half />
      <SelectField
        {...input('categoryId')}
        half
        prompt={financialMessages.selectCategory}
        options={lookup.categoryOptions}
        hint={lookup.categoryOptions.length === 0 ? financialMessages.noCategories : undefined}
      />
      <SelectField
        {...input('fundId')}
        half
        prompt={financialMessages.selectFund}
        options={lookup.fundOptions}
        hint={lookup.fundOptions.length === 0 ? financialMessages.noFunds : undefined}
      />
      {kind.hasPaidTo && <TextField {...input('paidTo')} />}
      <TextAreaField {...input('description')} />
      <TextField {...input('reference')} hint={financialMessages.referenceHint} />
    </>
  );
}
