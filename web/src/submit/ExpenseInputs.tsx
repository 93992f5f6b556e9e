import { EXPENSE_FIELD_NAMES, type ExpenseField } from '@pa-ledger/domain/expenses/expense-fields';
import { Fragment, type ReactNode } from 'react';
import { FormSection } from '../ui/FormSection.tsx';
import { AmountField } from './AmountField.tsx';
import { CategorySelect } from './CategorySelect.tsx';
import { ExpenseInput } from './ExpenseInput.tsx';
import type { FormSession } from './form-session.ts';
import type { FieldErrors } from './form-values.ts';
import { submitMessages } from './submit-messages.ts';
import type { AmountInput } from './useAmount.ts';
import type { FormOptionsLoader } from './useFormOptions.ts';

const SECTIONS = ['contact', 'details', 'payment', 'description'] as const;

/** The place of each input: its section, and whether it takes half of a row. Its order there is the model's. */
const LAYOUT: Readonly<Record<ExpenseField, readonly [(typeof SECTIONS)[number], 'half'?]>> = {
  name: ['contact'],
  email: ['contact', 'half'],
  phone: ['contact', 'half'],
  category: ['details'],
  expenseDate: ['details', 'half'],
  amount: ['details', 'half'],
  paidTo: ['payment'],
  mailingAddress: ['payment'],
  description: ['description'],
  notes: ['description'],
};

interface ExpenseInputsProps {
  readonly session: FormSession | null;
  readonly options: FormOptionsLoader;
  readonly amount: AmountInput;
  readonly errors: FieldErrors;
}

/** The sections of the form with one input for each field. */
export function ExpenseInputs({ session, options, amount, errors }: ExpenseInputsProps) {
  const own: Readonly<Partial<Record<ExpenseField, ReactNode>>> = {
    category: (
      <CategorySelect
        restored={session?.values.category ?? ''}
        options={options}
        error={errors.category}
      />
    ),
    amount: <AmountField amount={amount} errors={errors} />,
  };
  return SECTIONS.map((section) => (
    <FormSection key={section} {...submitMessages[section]}>
      {EXPENSE_FIELD_NAMES.filter((field) => LAYOUT[field][0] === section).map((field) => (
        <Fragment key={field}>
          {own[field] ?? (
            <ExpenseInput
              field={field}
              errors={errors}
              half={LAYOUT[field][1] === 'half'}
              today={session?.today}
            />
          )}
        </Fragment>
      ))}
    </FormSection>
  ));
}
