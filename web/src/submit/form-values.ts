import {
  EXPENSE_FIELD_NAMES,
  fieldError,
  type ExpenseField,
  type FieldContext,
} from '@pa-ledger/domain/expenses/expense-fields';
import { isBlank } from '@pa-ledger/domain/text/text';

/** What stands in the form's inputs, as typed. */
export type FormValues = Readonly<Record<ExpenseField, string>>;

/** What is wrong, by field. */
export type FieldErrors = Readonly<Partial<Record<ExpenseField, string>>>;

/** Makes the values from one look at each field. */
export function valuesBy(read: (field: ExpenseField) => string): FormValues {
  // Built from all the names there are.
  return Object.fromEntries(EXPENSE_FIELD_NAMES.map((field) => [field, read(field)])) as FormValues;
}

export const EMPTY_VALUES: FormValues = valuesBy(() => '');

/** Whether nothing is typed. */
export function isEmpty(values: FormValues): boolean {
  return EXPENSE_FIELD_NAMES.every((field) => isBlank(values[field]));
}

/** Every rule that a field breaks. */
export function invalidFields(values: FormValues, context: FieldContext): FieldErrors {
  return Object.fromEntries(
    EXPENSE_FIELD_NAMES.flatMap((field) => {
      const error = fieldError(field, values[field], context);
      return error === null ? [] : [[field, error.message]];
    }),
  );
}

/** The errors with one field's said anew; null when it has none any more. */
export function withError(
  errors: FieldErrors,
  field: ExpenseField,
  error: string | null,
): FieldErrors {
  const others = Object.entries(errors).filter(([name]) => name !== field);
  return Object.fromEntries(error === null ? others : [...others, [field, error]]);
}
