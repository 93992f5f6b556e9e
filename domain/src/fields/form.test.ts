import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../time/dates.ts';
import type { Field, Fields } from './field.ts';
import { valuesOf } from './document.ts';
import { typedOfValues, valuesOfTyped, withoutUnasked } from './form.ts';
import { fieldError, formErrors } from './form-errors.ts';

const MILES = { label: 'Mileage', kind: 'count', required: false, min: 1, max: 9_999 } as const;
const METHOD = {
  label: 'Method',
  kind: 'choice',
  required: true,
  options: { check: 'Check', cash: 'Cash' },
} as const;
const NUMBER = {
  label: 'Check Number',
  kind: 'text',
  lines: 'one',
  required: true,
  maxLength: 20,
  format: 'checkNumber',
  onlyWhen: { field: 'method', is: 'check', otherwise: 'onlyForChecks' },
} as const;
const FEE = {
  label: 'Fee',
  kind: 'money',
  required: true,
  max: 5_00,
  negative: false,
  whenUnreadable: 'refused',
} as const;
const DAY = { label: 'Date', kind: 'date', required: true } as const;
// Constant days of the calendar.
const DAYS = { earliest: '2026-01-10' as CalendarDate, latest: '2026-01-20' as CalendarDate };

describe('fieldError', () => {
  it.each<[Field, string, string | undefined]>([
    [MILES, '', undefined],
    [MILES, ' 12 ', undefined],
    [MILES, '0', 'Mileage must be a whole number from 1 to 9,999.'],
    [MILES, '10000', 'Mileage must be a whole number from 1 to 9,999.'],
    [MILES, '1.5', 'Mileage must be a whole number from 1 to 9,999.'],
    [MILES, '1e3', 'Mileage must be a whole number from 1 to 9,999.'],
    [METHOD, '', 'Method is required.'],
    [METHOD, 'cash', undefined],
    [METHOD, 'Cash', 'Method is required.'],
    [METHOD, 'constructor', 'Method is required.'],
    [FEE, '5', undefined],
    [FEE, '5.01', 'Fee must be at most $5.00.'],
    [FEE, '-1', 'Fee must be 0 or more.'],
    [FEE, 'abc', 'Fee must be dollars and cents, such as 24.50.'],
    [DAY, '2026-01-10', undefined],
    [DAY, '2026-01-20', undefined],
    [DAY, '2026-01-21', 'Date can’t be in the future.'],
    [DAY, '2026-01-09', 'Date is more than a year before the expense was submitted.'],
    [DAY, '2026-02-31', 'Date isn’t a valid date.'],
  ])('of %j with %j is %j', (field, typed, message) => {
    expect(fieldError(field, typed, DAYS)?.message).toBe(message);
  });

  it('carries a code', () => {
    expect(fieldError(MILES, '0')).toMatchObject({ code: 'notWhole' });
    expect(fieldError(DAY, '2099-12-31')).toBeNull();
  });
});

describe('a field that there is only beside some value of another', () => {
  const fields = { method: METHOD, number: NUMBER } satisfies Fields;

  it.each<[string, string, object]>([
    ['check', '1042', {}],
    [
      'check',
      'abc',
      { number: 'Check Number can have only digits, letters, and hyphens, such as 1042.' },
    ],
    ['check', '', { number: 'Check Number is required.' }],
    ['cash', ' ', {}],
    ['cash', '1042', { number: 'Only a check has a check number.' }],
  ])('is checked in a form with %j and %j', (method, number, errors) => {
    expect(formErrors(fields, { method, number })).toEqual(errors);
  });

  it('is null beside others, and its text is left out', () => {
    expect(valuesOf(fields, { method: 'check', number: ' 7 ' })).toEqual({
      method: 'check',
      number: '7',
    });
    expect(valuesOf(fields, { method: 'cash', number: '' })).toEqual({
      method: 'cash',
      number: null,
    });
    const typed = { method: 'cash', number: '7' };
    expect(withoutUnasked(fields, typed)).toEqual({ method: 'cash', number: '' });
    expect(withoutUnasked(fields, { ...typed, method: 'check' })).toEqual({
      method: 'check',
      number: '7',
    });
  });
});

it('a field also goes with the one that it depends on, and can depend on there being no choice', () => {
  const fields = {
    vendor: METHOD,
    method: { ...METHOD, onlyWhen: { field: 'vendor', is: '', otherwise: 'notAsked' } },
    number: NUMBER,
  } satisfies Fields;
  const typed = { vendor: '', method: 'check', number: '7' };
  expect(withoutUnasked(fields, typed)).toEqual(typed);
  const cleared = { vendor: 'cash', method: '', number: '' };
  expect(withoutUnasked(fields, { ...typed, vendor: 'cash' })).toEqual(cleared);
  expect(valuesOfTyped(fields, cleared)).toEqual({ vendor: 'cash', method: null, number: null });
  expect(formErrors(fields, { ...typed, vendor: 'cash' })).toMatchObject({
    method: 'Method doesn’t go with this choice.',
  });
});

it('makes typed values of texts without errors, and throws at others', () => {
  expect(valuesOf({ fee: FEE }, { fee: '5' })).toEqual({ fee: 5 });
  expect(() => valuesOf({ fee: FEE }, { fee: '5.01' })).toThrow(RangeError);
});

it('reads the texts of a form as values, and shows values as texts', () => {
  const fields = {
    miles: MILES,
    method: METHOD,
    exact: {
      label: 'Exact',
      kind: 'text',
      lines: 'one',
      required: true,
      maxLength: 9,
      exact: true,
    },
    notes: {
      label: 'Notes',
      kind: 'text',
      lines: 'many',
      required: false,
      maxLength: 9,
      whenEmpty: 'stored',
    },
  } as const satisfies Fields;
  const texts = { miles: ' 12', method: 'cash', exact: ' a ', notes: ' ' };
  const values = { miles: 12, method: 'cash', exact: ' a ', notes: '' };
  expect(valuesOfTyped(fields, texts)).toEqual(values);
  expect(valuesOfTyped(fields, { ...texts, miles: '' })).toEqual({ ...values, miles: undefined });
  expect(typedOfValues(fields, values)).toEqual({ ...texts, miles: '12', notes: '' });
  expect(typedOfValues(fields)).toEqual({ miles: '', method: '', exact: '', notes: '' });
});
