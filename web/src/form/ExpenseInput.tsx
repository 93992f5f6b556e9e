import { EXPENSE_FIELDS, type ExpenseField } from '@pa-ledger/domain/expenses/expense-fields';
import type { Field } from '@pa-ledger/domain/fields/field';
import type { ComponentProps } from 'react';
import { TextArea, TextInput } from '../ui/inputs.tsx';
import type { FieldErrors } from './form-values.ts';

interface ExpenseInputProps extends Omit<ComponentProps<typeof TextInput>, 'label' | 'name'> {
  readonly field: ExpenseField;
  readonly errors: FieldErrors;
  /** The field as it is asked for; without it, as the domain describes it. */
  readonly model?: Field;
  /** The last day that a date may have. */
  readonly today?: string | undefined;
}

/** The input of one field, as the domain describes it. */
export function ExpenseInput({
  field,
  errors,
  model = EXPENSE_FIELDS[field],
  hint = model.hint,
  today,
  ...input
}: ExpenseInputProps) {
  const { label, required, maxLength, inputType, autoComplete } = model;
  const isDate = model.kind === 'date';
  const Input = model.kind === 'text' && model.lines === 'many' ? TextArea : TextInput;
  const days = isDate ? { min: '2000-01-01', max: today } : {};
  return (
    <Input
      type={isDate ? 'date' : inputType}
      {...input}
      name={field}
      label={label}
      required={required}
      hint={hint}
      autoComplete={autoComplete}
      error={errors[field]}
      inputProps={{ maxLength, ...days, ...input.inputProps }}
    />
  );
}
