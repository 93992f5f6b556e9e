import { fieldError, type FieldContext } from '@pa-ledger/domain/expenses/expense-field-errors';
import { EXPENSE_FIELD_NAMES, type ExpenseField } from '@pa-ledger/domain/expenses/expense-fields';
import { isBlank } from '@pa-ledger/domain/text/text';

/** The text of each of the form's inputs, as typed. */
export type FormValues = Readonly<Record<ExpenseField, string>>;

/** The error message of each invalid field. */
export type FieldErrors = Readonly<Partial<Record<ExpenseField, string>>>;

/** Builds the values from a function that returns the text of one field. */
export function valuesBy(read: (field: ExpenseField) => string): FormValues {
  // It has an entry for every field name.
  return Object.fromEntries(EXPENSE_FIELD_NAMES.map((field) => [field, read(field)])) as FormValues;
}

export const EMPTY_VALUES: FormValues = valuesBy(() => '');

/** Whether every field is blank. */
export function isEmpty(values: FormValues): boolean {
  return EXPENSE_FIELD_NAMES.every((field) => isBlank(values[field]));
}

/** Returns the error of every invalid field. */
export function invalidFields(values: FormValues, context: FieldContext): FieldErrors {
  return Object.fromEntries(
    EXPENSE_FIELD_NAMES.flatMap((field) => {
      const error = fieldError(field, values[field], context);
      return error === null ? [] : [[field, error.message]];
    }),
  );
}

/** Returns the errors with one field's replaced, or removed by null. */
export function withError(
  errors: FieldErrors,
  field: ExpenseField,
  error: string | null,
): FieldErrors {
  const others = Object.entries(errors).filter(([name]) => name !== field);
  return Object.fromEntries(error === null ? others : [...others, [field, error]]);
}
