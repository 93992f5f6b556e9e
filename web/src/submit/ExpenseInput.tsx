import { EXPENSE_FIELDS, type ExpenseField } from '@pa-ledger/domain/expenses/expense-fields';
import type { ComponentProps } from 'react';
import { TextArea, TextInput } from '../ui/inputs.tsx';
import type { FieldErrors } from './form-values.ts';

interface ExpenseInputProps extends Omit<ComponentProps<typeof TextInput>, 'label' | 'name'> {
  readonly field: ExpenseField;
  readonly errors: FieldErrors;
  /** Whether it is a text area. */
  readonly lines?: boolean;
}

/** The input of one field; its label, limits and errors come from the domain. */
export function ExpenseInput({ field, errors, lines = false, ...input }: ExpenseInputProps) {
  const { label, required, maxLength } = EXPENSE_FIELDS[field];
  const Input = lines ? TextArea : TextInput;
  return (
    <Input
      {...input}
      name={field}
      label={label}
      required={required}
      error={errors[field]}
      inputProps={{ maxLength, ...input.inputProps }}
    />
  );
}
