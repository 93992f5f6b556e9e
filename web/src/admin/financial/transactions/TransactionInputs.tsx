import { recordForm } from '@pa-ledger/domain/ledger/record-fields';
import type { FormValues } from '@pa-ledger/domain/ledger/record-form';
import { FieldInputs } from '../../shared/FieldInputs.tsx';
import type { Lookup } from '../../shared/lookup.ts';
import type { Form } from '../../shared/useForm.ts';
import { financialMessages } from '../financial-messages.ts';
import type { TransactionCollection } from './transaction-kinds.ts';

interface TransactionInputsProps {
  readonly collection: TransactionCollection;
  readonly form: Form<FormValues<TransactionCollection>>;
  readonly lookup: Lookup;
}

/** The inputs of revenue and manual expenses, for both Add and Edit. */
export function TransactionInputs({ collection, form, lookup }: TransactionInputsProps) {
  const { categoryOptions, fundOptions } = lookup;
  return (
    <FieldInputs
      fields={recordForm(collection)}
      form={form}
      lookup={lookup}
      layout={{
        date: { half: true },
        amount: { half: true },
        categoryId: {
          half: true,
          prompt: financialMessages.selectCategory,
          hint: categoryOptions.length === 0 ? financialMessages.noCategories : undefined,
        },
        fundId: {
          half: true,
          prompt: financialMessages.selectFund,
          hint: fundOptions.length === 0 ? financialMessages.noFunds : undefined,
        },
        reference: { hint: financialMessages.referenceHint },
      }}
    />
  );
}
