import { formSchema, type FormSchema } from '../fields/schema.ts';
import { recordForm, type RecordName } from './record-fields.ts';
import { recordErrors, type FormValues } from './record-form.ts';

/**
 * Returns the schema of a record's form, for the page that shows it and for the server that stores what it makes.
 * @param settle makes what is typed ready to check, such as by filling in the account that fits.
 */
export function recordSchema<Name extends RecordName>(
  name: Name,
  settle: (typed: FormValues<Name>) => FormValues<Name> = (typed) => typed,
): FormSchema<FormValues<Name>> {
  return formSchema(recordForm(name), (typed) => recordErrors(name, settle(typed)));
}

/** Returns why the server can't store what a form holds, as the first sentence; null if it can. */
export function sentenceAgainst<Name extends RecordName>(
  name: Name,
  typed: FormValues<Name>,
): string | null {
  return recordSchema(name).safeParse(typed).error?.issues[0]?.message ?? null;
}
