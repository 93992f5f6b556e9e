import * as z from 'zod';
import { isFieldErrorCode, type FieldError } from '../text/field-error.ts';
import { fieldErrorOf } from './form-errors.ts';
import {
  emptyValue,
  isLeftOutWhenEmpty,
  mapFields,
  type Field,
  type Fields,
  type TypedOf,
  type ValueOf,
} from './field.ts';
import { valueOfTyped, type Days } from './form.ts';
import { fieldError, formErrors } from './form-errors.ts';

/* The server and the panel import this file; the public pages don't, to load without zod. */

type Schemas<Fs extends Fields> = { readonly [Name in keyof Fs]: z.ZodType<ValueOf<Fs[Name]>> };

/** Returns a schema for each field of a request body, with the form's own checks. Its output is ready to store. */
export function fieldSchemas<Fs extends Fields>(fields: Fs, days: Days): Schemas<Fs> {
  // Each schema outputs what `valueOfTyped` makes of its field.
  return mapFields(fields, (_, field) => schemaOf(field, days)) as Schemas<Fs>;
}

type TypedSchemas<Fs extends Fields> = {
  readonly [Name in keyof TypedOf<Fs>]: z.ZodType<TypedOf<Fs>[Name]>;
};

/**
 * Returns a schema for each field of a body that outputs what a form holds. It only refuses values of the wrong type;
 * the form's checks find everything else.
 */
export function typedSchemas<Fs extends Fields>(fields: Fs): TypedSchemas<Fs> {
  // Each schema outputs what the form holds for its field.
  return mapFields(fields, (_, field) => typedSchemaOf(field)) as TypedSchemas<Fs>;
}

/** A sentence for each value that can't be saved, by its name, or by its path such as `items.0.date`. */
export type SentencesFor<Values> =
  | { readonly [Name in keyof Values]?: string | null | undefined }
  | Readonly<Record<`${string}.${string}`, string>>;

/** The schema of what a form holds while you type. */
export type FormSchema<Values> = z.ZodType<Values, Values>;

/**
 * Returns the schema of a form with these fields: each error is an issue at its field, with the sentence to show there.
 * @param errorsOf what else can be wrong besides the fields, or instead.
 */
export function formSchema<Fs extends Fields>(
  fields: Fs,
  errorsOf: (typed: TypedOf<Fs>) => SentencesFor<TypedOf<Fs>> = (typed) =>
    formErrors(fields, typed),
): FormSchema<TypedOf<Fs>> {
  const typed = mapFields(fields, (_, { kind }) => (kind === 'flag' ? z.boolean() : z.string()));
  const object: z.ZodType = z.looseObject(typed);
  // A form holds a boolean for a flag and a text for every other field.
  return withSentences(object as FormSchema<TypedOf<Fs>>, errorsOf);
}

/** Returns the schema of a form without fields of its own, such as a list to arrange. */
export function checkedBy<Values>(
  errorsOf: (values: Values) => SentencesFor<Values>,
): FormSchema<Values> {
  return withSentences(z.custom<Values>(), errorsOf);
}

/** Returns the schema with more that can be wrong. The first sentence about a field is the one to show. */
export function withSentences<Values>(
  schema: FormSchema<Values>,
  errorsOf: (values: Values) => SentencesFor<Values>,
): FormSchema<Values> {
  return schema.superRefine((values, context) => {
    for (const [name, message] of Object.entries<string | null | undefined>(errorsOf(values))) {
      if (message != null) context.addIssue({ code: 'custom', path: name.split('.'), message });
    }
  });
}

function typedSchemaOf(field: Field): z.ZodType {
  return z
    .unknown()
    .optional()
    .transform((value) =>
      value === undefined && isLeftOutWhenEmpty(field)
        ? emptyValue(field)
        : typedValue(field, value),
    )
    .pipe(field.kind === 'flag' ? z.boolean() : z.string());
}

/** Returns the field error in an issue; null if the issue isn't a field schema's. */
export function errorIn(issue: z.core.$ZodIssue): FieldError | null {
  const code: unknown = issue.code === 'custom' ? issue.params?.['code'] : undefined;
  if (typeof code !== 'string' || !isFieldErrorCode(code)) return null;
  return { code, message: issue.message };
}

function schemaOf(field: Field, days: Days): z.ZodType {
  const given = z.unknown().optional();
  return given.transform((value, context) => {
    const report = ({ code, message }: FieldError) => {
      context.addIssue({ code: 'custom', message, params: { code } });
      return z.NEVER;
    };
    const typed = value === undefined ? emptyValue(field) : typedValue(field, value);
    if (typed === null) return report(typeError(field, value));
    const error = fieldError(field, typed, days);
    if (error !== null) return report(error);
    // A number is stored as it came; `+ 0` turns -0 into 0.
    return typeof value === 'number' ? value + 0 : valueOfTyped(field, typed);
  });
}

/** Returns what a form would hold for a body's value; null for the wrong type. */
function typedValue({ kind, onlyWhen }: Field, value: unknown): string | boolean | null {
  if (value === null && onlyWhen !== undefined) return '';
  switch (kind) {
    case 'money':
    case 'count':
      return typeof value === 'number' ? String(value) : null;
    case 'flag':
      return typeof value === 'boolean' ? value : null;
    default:
      return typeof value === 'string' ? value : null;
  }
}

function typeError(field: Field, value: unknown): FieldError {
  if (field.required && typeof value === 'object') return fieldErrorOf('required', field);
  return field.kind === 'money'
    ? fieldErrorOf('notDollars', field)
    : fieldErrorOf('unexpected', {});
}
