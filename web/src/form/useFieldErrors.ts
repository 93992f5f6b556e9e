import { EXPENSE_FIELD_NAMES, type ExpenseField } from '@pa-ledger/domain/expenses/expense-fields';
import { expenseDays } from '@pa-ledger/domain/expenses/expense-checks';
import { askedFor, salesTaxError } from '@pa-ledger/domain/expenses/sales-tax';
import { splitError } from '@pa-ledger/domain/expenses/split';
import type { Field } from '@pa-ledger/domain/fields/field';
import {
  faultSentences,
  fieldFault,
  formFaults,
  readAmount,
  type Days,
} from '@pa-ledger/domain/fields/form';
import { fieldSentence, type FieldMessages } from '@pa-ledger/domain/text/field-error';
import { organization } from '@pa-ledger/domain/organization';
import { isBlank } from '@pa-ledger/domain/text/text';
import { useState, type RefObject, type SyntheticEvent } from 'react';
import type { FormPurpose } from './form-purpose.ts';
import { withError, type FieldErrors } from './form-values.ts';
import { fieldOf, inputOf, readFormValues, textIn, type FieldElement } from './form-dom.ts';

/** The errors of the form's fields, and the handlers that check them. */
export interface FieldErrorsApi {
  readonly errors: FieldErrors;
  /** Checks every field. */
  readonly checkAll: () => FieldErrors;
  /** Sets the error of one field, such as one from the server. */
  readonly setError: (field: ExpenseField, error: string) => void;
  /** Checks a field on leaving it; an empty one is checked on submission. */
  readonly onBlur: (event: SyntheticEvent) => void;
  /** Checks an invalid field with every key, so that its error disappears right away. */
  readonly onInput: (event: SyntheticEvent) => void;
}

export function useFieldErrors(
  form: RefObject<HTMLFormElement | null>,
  fields: FormPurpose['fields'],
  sentences: FieldMessages,
): FieldErrorsApi {
  const [errors, setErrors] = useState<FieldErrors>({});
  const setError = (field: ExpenseField, error: string | null) =>
    setErrors((before) => withError(before, field, error));

  return {
    errors,
    setError,
    checkAll: () => {
      const found = form.current === null ? {} : errorsIn(fields, sentences, form.current);
      setErrors(found);
      return found;
    },
    onBlur: ({ target }) => {
      const left = fieldOf(target);
      if (left === null || (isBlank(left.input.value) && !left.input.validity.badInput)) return;
      setError(left.field, errorIn(fields[left.field], sentences, left.input));
    },
    onInput: ({ target }) => {
      const changed = fieldOf(target);
      if (changed === null || errors[changed.field] === undefined) return;
      setError(changed.field, errorIn(fields[changed.field], sentences, changed.input));
    },
  };
}

function errorsIn(
  fields: FormPurpose['fields'],
  sentences: FieldMessages,
  form: HTMLFormElement,
): FieldErrors {
  const values = readFormValues(form);
  // An input for a number or a date shows '' to a script if its text is invalid.
  const unreadable = EXPENSE_FIELD_NAMES.filter(
    (field) => values[field] === '' && inputOf(form, field)?.validity.badInput,
  );
  const amount = readAmount(values.amount);
  const salesTax = readAmount(values.salesTax);
  const tax = salesTaxError(salesTax, amount);
  const split = splitError(values, askedFor(amount, salesTax, organization.policies.salesTax));
  const faults = {
    ...formFaults(fields, values, daysNow()),
    ...(split !== null && { split }),
    ...(tax !== null && { salesTax: tax }),
  };
  return unreadable.reduce<FieldErrors>(
    (found, field) => withError(found, field, messageFor(fields[field], sentences, '?')),
    faultSentences(fields, faults, sentences),
  );
}

function errorIn(field: Field, sentences: FieldMessages, input: FieldElement): string | null {
  const text = textIn(input);
  return messageFor(field, sentences, text === '' && input.validity.badInput ? '?' : text);
}

function messageFor(field: Field, sentences: FieldMessages, text: string): string | null {
  const code = fieldFault(field, text, daysNow());
  return code && fieldSentence(sentences, code, field);
}

function daysNow(): Days {
  return expenseDays({ now: Date.now(), timeZone: organization.timeZone });
}
