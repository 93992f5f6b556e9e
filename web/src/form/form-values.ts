import type { ErrorsOf } from '@pa-ledger/domain/fields/form';
import {
  EXPENSE_FIELD_NAMES,
  EXPENSE_RULES,
  type ExpenseField,
} from '@pa-ledger/domain/expenses/expense-fields';
import type { TypedOf } from '@pa-ledger/domain/fields/field';
import { typedOfValues } from '@pa-ledger/domain/fields/form';
import { isBlank } from '@pa-ledger/domain/text/text';

/** The text of each input, as typed. */
export type FormValues = TypedOf<typeof EXPENSE_RULES>;

/** The error message of each invalid field. */
export type FieldErrors = Readonly<ErrorsOf<typeof EXPENSE_RULES>>;

/** Who's paid, and where: what belongs to one choice of `payTo`. */
export type PayeeTexts = Pick<FormValues, 'paidTo' | 'mailingAddress'>;

export const EMPTY_VALUES: FormValues = typedOfValues(EXPENSE_RULES);

/** Whether every field is blank. */
export function isEmpty(values: FormValues): boolean {
  return EXPENSE_FIELD_NAMES.every((field) => isBlank(values[field]));
}

export function payeeIn({ paidTo, mailingAddress }: FormValues): PayeeTexts {
  return { paidTo, mailingAddress };
}

/** Returns what two expenses of the same person share: who submits them, and who gets paid where. */
export function personIn(values: FormValues): FormValues {
  const { name, email, phone, payTo, paidTo, payBy, payHandle, mailingAddress } = values;
  const payment = { payTo, paidTo, payBy, payHandle, mailingAddress };
  return { ...EMPTY_VALUES, name, email, phone, ...payment };
}

/** Returns the errors with one field's replaced, or removed if it's null. */
export function withError(
  errors: FieldErrors,
  field: ExpenseField,
  error: string | null,
): FieldErrors {
  const others = Object.entries(errors).filter(([name]) => name !== field);
  return Object.fromEntries(error === null ? others : [...others, [field, error]]);
}
