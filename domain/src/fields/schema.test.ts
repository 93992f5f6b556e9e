import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { RECORDS } from '../ledger/record-fields.ts';
import type { Field, Fields } from './field.ts';
import { formErrors } from './form-errors.ts';
import { PAYMENT_FIELDS } from '../payments/payment.ts';
import {
  checkedBy,
  errorIn,
  fieldSchemas,
  formSchema,
  type FormSchema,
  typedSchemas,
  withSentences,
} from './schema.ts';

const FIELDS = {
  name: { label: 'Name', kind: 'text', lines: 'one', required: true, maxLength: 5 },
  miles: { label: 'Miles', kind: 'count', required: true, min: 1, max: 9 },
  fee: {
    label: 'Fee',
    kind: 'money',
    required: true,
    max: 500,
    negative: false,
    whenUnreadable: 'refused',
  },
  isUrgent: { label: 'Urgent', kind: 'flag', required: false },
  notes: {
    label: 'Notes',
    kind: 'text',
    lines: 'many',
    required: false,
    maxLength: 5,
    whenEmpty: 'stored',
  },
} as const satisfies Fields;

const SCHEMA = z.strictObject(fieldSchemas(FIELDS, {}));
const BODY = { name: ' Pat ', miles: 3, fee: -0, isUrgent: true };

describe('the schema of a body', () => {
  it('puts out the values as they are stored', () => {
    const stored = { name: 'Pat', miles: 3, fee: 0, isUrgent: true, notes: '' };
    expect(SCHEMA.parse(BODY)).toEqual(stored);
    expect(SCHEMA.parse({ ...BODY, isUrgent: false })).toEqual({ ...stored, isUrgent: false });
  });

  it.each<[object, string | undefined]>([
    [{ name: undefined }, 'required'],
    [{ name: null }, 'required'],
    [{ name: ' ' }, 'required'],
    [{ name: 'Patric' }, 'tooLong'],
    [{ name: 5 }, 'unexpected'],
    [{ miles: '3' }, 'unexpected'],
    [{ miles: 10 }, 'notWhole'],
    [{ miles: 1.5 }, 'notWhole'],
    [{ fee: '3' }, 'notDollars'],
    [{ fee: 0.001 }, 'notDollars'],
    [{ fee: 5.01 }, 'tooLarge'],
    [{ isUrgent: 'true' }, 'unexpected'],
    [{ notes: null }, 'unexpected'],
    [{ other: 1 }, undefined],
  ])('finds what is wrong with %j: %s', (own, code) => {
    const issues = SCHEMA.safeParse({ ...BODY, ...own }).error?.issues ?? [];
    expect(issues.map((issue) => errorIn(issue)?.code)).toEqual([code]);
  });
});

it('holds the fields of every record', () => {
  for (const { form } of Object.values<{ readonly form: Fields }>(RECORDS)) {
    expect(Object.keys(fieldSchemas(form, {}))).toEqual(Object.keys(form));
  }
});

const EXTRA = {
  label: 'Extra',
  kind: 'text',
  lines: 'one',
  required: false,
  maxLength: 5,
} as const satisfies Field;

describe('the schema of the texts in a body', () => {
  const schema = z.strictObject(typedSchemas({ ...FIELDS, ...PAYMENT_FIELDS, extra: EXTRA }));
  const body = { ...BODY, notes: '', method: 'cash', checkNumber: null, date: '2026-11-20' };

  it('puts out what a form would have', () => {
    const empty = { accountId: '', checkNumber: '', extra: '' };
    const texts = { ...body, miles: '3', fee: '0', ...empty };
    expect(schema.parse(body)).toEqual(texts);
    expect(schema.parse({ ...body, extra: 'more' })).toEqual({ ...texts, extra: 'more' });
    expect(schema.parse({ ...body, name: '', checkNumber: 'x' })).toEqual({
      ...texts,
      name: '',
      checkNumber: 'x',
    });
  });

  it.each([
    ...Object.keys(body).map((name) => ({ [name]: undefined })),
    ...Object.keys(body).map((name) => ({ [name]: [] })),
    { name: null },
    { extra: null },
    { miles: '3' },
    { isUrgent: 'true' },
    { method: null },
    { other: 1 },
  ])('has no place for %j', (own) => {
    expect(schema.safeParse({ ...body, ...own }).success).toBe(false);
  });
});

/** Returns the sentences of a form's schema, by path. */
function sentences<Values>(schema: FormSchema<Values>, typed: unknown): unknown {
  const { error } = schema.safeParse(typed);
  return Object.fromEntries(error?.issues.map((one) => [one.path.join('.'), one.message]) ?? []);
}

describe('the schema of a form', () => {
  const TYPED = { name: 'Pat', miles: '3', fee: '5', isUrgent: false, notes: '' };

  it('says what is wrong beside each field, as the form does', () => {
    const schema = formSchema(FIELDS);
    expect(schema.parse({ ...TYPED, other: 1 })).toEqual({ ...TYPED, other: 1 });
    const wrong = { ...TYPED, name: ' ', fee: '6' };
    expect(sentences(schema, wrong)).toEqual(formErrors(FIELDS, wrong));
    expect(Object.keys(formErrors(FIELDS, wrong))).toEqual(['name', 'fee']);
  });

  it('can say other things than the fields, or more', () => {
    const never = formSchema(FIELDS, () => ({ notes: 'Never.' }));
    expect(sentences(never, TYPED)).toEqual({ notes: 'Never.' });
    const more = withSentences(formSchema(FIELDS), ({ miles }) => ({
      name: miles === '3' ? 'Not with 3.' : null,
      notes: undefined,
    }));
    expect(sentences(more, TYPED)).toEqual({ name: 'Not with 3.' });
    const both = more.safeParse({ ...TYPED, name: '' }).error?.issues.map(({ message }) => message);
    expect(both).toEqual(['Name is required.', 'Not with 3.']);
  });

  it('finds a value inside of a list', () => {
    const schema = checkedBy<{ items: string[] }>(() => ({ 'items.0.date': 'Not this one.' }));
    expect(sentences(schema, { items: [] })).toEqual({ 'items.0.date': 'Not this one.' });
  });
});
