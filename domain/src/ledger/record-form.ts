import type { ErrorsOf } from '../fields/form.ts';
import { invalidFields, isWithin, sumOf } from '../fields/document.ts';
import { fieldEntries, type KeptFields, type SumField, type TypedOf } from '../fields/field.ts';
import { typedOfValues, valuesOfTyped } from '../fields/form.ts';
import { formErrors, reasonForZero } from '../fields/form-errors.ts';
import { cents, dollarsFromCents } from '../money/money.ts';
import { fieldErrorOf } from '../fields/form-errors.ts';
import {
  type LedgerRecords,
  recordForm,
  RECORDS,
  type RecordForm,
  type RecordName,
} from './record-fields.ts';

/** What a collection's form holds while you type. */
export type FormValues<Name extends RecordName> = TypedOf<RecordForm<Name>>;

/** A sentence for each invalid field. */
export type FormErrors<Name extends RecordName> = ErrorsOf<RecordForm<Name>>;

/** Returns why a form can't be saved; empty if it can. */
export function recordErrors<Name extends RecordName>(
  name: Name,
  values: FormValues<Name>,
): FormErrors<Name> {
  const form = recordForm(name);
  const errors = formErrors(form, values);
  if (Object.keys(errors).length > 0) return errors;
  const stored = valuesOfTyped(form, values);
  const beyond = sumsOf(name).filter(([, sum]) => !isWithin(sum, sumOf(sum, stored)));
  // Show it at the last part of the sum.
  for (const [field] of fieldEntries(form)) {
    const sum = beyond.find(([, { of }]) => of.at(-1) === field)?.[1];
    if (sum !== undefined) errors[field] = amountError(sum);
  }
  return errors;
}

/** Returns every reason why we would save an amount as 0 though the person typed no 0. */
export function reasonsForZero<Name extends RecordName>(
  name: Name,
  values: FormValues<Name>,
): string[] {
  const form = recordForm(name);
  return fieldEntries(form)
    .map(([field, model]) => reasonForZero(model, values[field]))
    .filter((reason) => reason !== null);
}

/**
 * Returns the record that a form makes, without what the app adds.
 * @throws RangeError when `recordErrors` finds something.
 */
export function recordFromForm<Name extends RecordName>(
  name: Name,
  values: FormValues<Name>,
): LedgerRecords[Name] {
  const form = recordForm(name);
  const stored = valuesOfTyped(form, values);
  const sums = Object.fromEntries(
    sumsOf(name).map(([field, sum]) => [field, dollarsFromCents(sumOf(sum, stored))]),
  );
  const record: object = { ...stored, ...sums };
  if (!isRecord(name, record)) throw new RangeError(`Not a form of ${name} without errors.`);
  return record;
}

/** Returns a form's first values for a record; an empty form without one. */
export function formFromRecord<Name extends RecordName>(
  name: Name,
  record: object | null = null,
): FormValues<Name> {
  return typedOfValues(recordForm(name), record);
}

function isRecord<Name extends RecordName>(
  name: Name,
  document: object,
): document is LedgerRecords[Name] {
  const fields = { ...RECORDS[name].form, ...Object.fromEntries(sumsOf(name)) };
  return invalidFields(fields, document).length === 0;
}

function sumsOf(name: RecordName): readonly (readonly [string, SumField])[] {
  const kept: KeptFields = RECORDS[name].kept;
  return Object.entries(kept).flatMap(([field, model]) =>
    model.kind === 'sum' ? [[field, model] as const] : [],
  );
}

function amountError({ label, max }: SumField): string {
  return fieldErrorOf('tooLargeEitherWay', { label, max: cents(max) }).message;
}
