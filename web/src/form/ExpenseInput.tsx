import { type ExpenseField } from '@pa-ledger/domain/expenses/expense-fields';
import type { Field } from '@pa-ledger/domain/fields/field';
import { memo, type ComponentProps } from 'react';
import { TextArea, TextInput } from '../ui/inputs.tsx';
import type { FieldErrors } from './form-values.ts';
import { useMessages } from '../ui/messages.ts';

interface ExpenseInputProps extends Omit<ComponentProps<typeof TextInput>, 'label' | 'name'> {
  readonly field: ExpenseField;
  readonly errors: FieldErrors;
  /** The field as this form presents it; by default, as the domain describes it. */
  readonly model?: Field;
  /** The latest allowed date. */
  readonly today?: string | undefined;
}

/** The input of one field, as the domain describes it. It renders again only when something about it changes. */
export const ExpenseInput = memo(function ExpenseInput({
  field,
  errors,
  model: given,
  hint: givenHint,
  half,
  today,
  ...input
}: ExpenseInputProps) {
  const own = useMessages('fields').fields[field];
  const model: Field = given ?? own;
  const hint = givenHint ?? model.hint;
  const { label, required, maxLength, inputType, autoComplete } = model;
  const error = errors[field];
  const shared = { name: field, label, required, hint, half, autoComplete, error, maxLength };
  if (model.kind === 'text' && model.lines === 'many') return <TextArea {...shared} />;
  const isDate = model.kind === 'date';
  const days = isDate ? { min: '2000-01-01', max: today } : {};
  return <TextInput type={isDate ? 'date' : inputType} {...days} {...input} {...shared} />;
});
