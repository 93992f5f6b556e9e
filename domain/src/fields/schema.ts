import * as z from 'zod';
import { fieldErrorOf, isFieldErrorCode, type FieldError } from '../text/field-error.ts';
import { isLeftOutWhenEmpty, mapFields, type Field, type Fields, type ValueOf } from './field.ts';
import { fieldError, valueOfText, type Days } from './form.ts';

/*
 * Only the server imports this file: zod is not for the page of the form.
 */

type Schemas<Fs extends Fields> = { readonly [Name in keyof Fs]: z.ZodType<ValueOf<Fs[Name]>> };

/**
 * Returns the schema of each field in the body of a request: its type, and the same check as in the form. A body's
 * values come out as they are stored.
 */
export function fieldSchemas<Fs extends Fields>(fields: Fs, days: Days): Schemas<Fs> {
  // Each schema puts out what `valueOfText` makes of its field.
  return mapFields(fields, (_, field) => schemaOf(field, days)) as Schemas<Fs>;
}

/**
 * Returns the schema of each field in a body that puts out the texts of a form: only a value of another type is an issue,
 * and the form's checks find everything else.
 */
export function textSchemas<Fs extends Fields>(fields: Fs) {
  return mapFields(fields, (_, field) =>
    z
      .unknown()
      .optional()
      .transform((value) =>
        value === undefined && isLeftOutWhenEmpty(field) ? '' : textOf(field, value),
      )
      .pipe(z.string()),
  );
}

/** Returns what the schema of a field has found; null when an issue is of another schema. */
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
    const text = value === undefined ? '' : textOf(field, value);
    if (text === null) return report(typeError(field, value));
    const error = fieldError(field, text, days);
    if (error !== null) return report(error);
    // A number is stored as it came; `+ 0` turns -0 into 0.
    return typeof value === 'number' ? value + 0 : valueOfText(field, text);
  });
}

/** Returns the text that a person would type for a value of a body; null for a value of another type. */
function textOf({ kind, onlyWhen }: Field, value: unknown): string | null {
  if (value === null && onlyWhen !== undefined) return '';
  switch (kind) {
    case 'money':
    case 'count':
      return typeof value === 'number' ? String(value) : null;
    case 'flag':
      return typeof value === 'boolean' ? String(value) : null;
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
