import {
  recordFieldRule,
  recordFieldNames,
  type RecordField,
} from '@pa-ledger/domain/ledger/record-fields';
import { readAmount, reasonForZero, type FormValues } from '@pa-ledger/domain/ledger/record-form';
import type { RecordName } from '@pa-ledger/domain/ledger/ledger-records';
import { formatDate, isCalendarDate } from '@pa-ledger/domain/time/dates';
import { formatCents } from '@pa-ledger/domain/money/money';
import type { Fact } from './differing-facts.ts';
import type { BoundField, Form } from './useForm.ts';

/** What a field component of a book's form gets; the words and limits come from the domain. */
export interface RecordInput extends BoundField<string> {
  readonly label: string;
  readonly required: boolean;
  readonly maxLength: number | undefined;
  /** Why an amount would be saved as 0 that was not meant as 0. */
  readonly zero: string | null;
}

/** Ties a field component to a field of a book's form: `<TextField {...recordInput('funds', form, 'code')} />`. */
export function recordInput<Name extends RecordName>(
  name: Name,
  form: Form<FormValues<Name>>,
  field: RecordField<Name>,
): RecordInput {
  const rule = recordFieldRule(name, field);
  return {
    ...form.field(field),
    label: rule?.label ?? field,
    required: rule?.required ?? false,
    maxLength: rule?.maxLength,
    zero: reasonForZero(name, field, form.values[field]),
  };
}

/**
 * A form's values as a person reads them.
 * @param nameOf the name behind the id of a category or a fund.
 */
export function recordFacts<Name extends RecordName>(
  name: Name,
  typed: FormValues<Name>,
  nameOf: (field: 'categoryId' | 'fundId', id: string) => string = (_, id) => id,
): readonly Fact[] {
  return recordFieldNames(name).map((field) => {
    const rule = recordFieldRule(name, field);
    return { label: rule?.label ?? field, text: textOf(field, rule?.kind, typed[field], nameOf) };
  });
}

function textOf(
  field: string,
  kind: string | undefined,
  text: string,
  nameOf: (field: 'categoryId' | 'fundId', id: string) => string,
): string {
  if (field === 'categoryId' || field === 'fundId') return text === '' ? '' : nameOf(field, text);
  if (kind === 'money') return formatCents(readAmount(text));
  if (kind === 'flag') return text === 'true' ? 'Yes' : 'No';
  return isCalendarDate(text) ? formatDate(text) : text;
}
