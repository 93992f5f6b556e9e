import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { RECORDS } from '../ledger/record-fields.ts';
import type { Field, Fields } from './field.ts';
import { PAYMENT_FIELDS } from '../payments/payment.ts';
import { errorIn, fieldSchemas, typedSchemas } from './schema.ts';

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
