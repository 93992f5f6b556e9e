import { describe, expect, it } from 'vitest';
import { NOT_AMOUNTS, VALID_AMOUNTS } from '../../../tests/fixtures/amounts.ts';
import { NOT_CALENDAR_DAYS } from '../../../tests/fixtures/calendar-dates.ts';
import { NOT_EMAIL_ADDRESSES } from '../../../tests/fixtures/emails.ts';
import { NOT_EXPENSE_IDS } from '../../../tests/fixtures/expense-ids.ts';
import {
  EXTRA_FIELDS,
  ODD_KEYS,
  SUBMISSION_TIME,
  submissionWithKey,
  VALID_SUBMISSION,
  WRONG_SUBMISSIONS,
} from '../../../tests/fixtures/submission.ts';
import { parseSubmission, type SubmissionError } from './submission.ts';

const CONTEXT = { now: SUBMISSION_TIME, timeZone: 'America/New_York' };

function errorsOf(body: unknown): readonly SubmissionError[] {
  const result = parseSubmission(body, CONTEXT);
  return result.ok ? [] : result.errors;
}

function fieldsRefused(body: unknown): readonly (string | null)[] {
  return errorsOf(body).map((error) => error.field);
}

function accepted(body: unknown) {
  const result = parseSubmission(body, CONTEXT);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.submission;
}

describe('a submission in order', () => {
  it('comes back as it was sent', () => {
    expect(accepted(VALID_SUBMISSION)).toEqual(VALID_SUBMISSION);
  });

  it('may leave the notes out', () => {
    const without: unknown = JSON.parse(JSON.stringify({ ...VALID_SUBMISSION, notes: undefined }));
    expect(accepted(without)).toEqual({ ...VALID_SUBMISSION, notes: '' });
  });

  it('comes back without the white space around its texts, its category to the letter', () => {
    const spaced: Record<string, unknown> = { ...VALID_SUBMISSION };
    for (const [field, value] of Object.entries(VALID_SUBMISSION))
      if (typeof value === 'string' && field !== 'id') spaced[field] = ` ${value}\r\n`;
    const category = ` ${VALID_SUBMISSION.category}\r\n`;
    expect(accepted(spaced)).toEqual({ ...VALID_SUBMISSION, category });
  });

  it.each(VALID_AMOUNTS)('#32 may cost %d dollars', (amount) => {
    expect(accepted({ ...VALID_SUBMISSION, amount }).amount).toBe(amount);
  });

  it('#32 has 0 for -0', () => {
    expect(Object.is(accepted({ ...VALID_SUBMISSION, amount: -0 }).amount, 0)).toBe(true);
  });
});

describe('a submission is refused', () => {
  it.each([null, undefined, 5, 'text', true, [], [VALID_SUBMISSION]])(
    '#24 when it is %j',
    (body) => {
      expect(fieldsRefused(body)).toEqual([null]);
    },
  );

  it.each(WRONG_SUBMISSIONS)('#31 when $field is $name', ({ field, body }) => {
    expect(new Set(fieldsRefused(body))).toEqual(new Set([field]));
    for (const { message } of errorsOf(body)) expect(message).toMatch(/^[A-Z].*\.$/);
  });

  it.each(EXTRA_FIELDS)('#30 when it says its own %s', (field, value) => {
    expect(fieldsRefused({ ...VALID_SUBMISSION, [field]: value })).toEqual([null]);
  });

  it.each(ODD_KEYS)('#34 when it has a field called %j', (key) => {
    expect(fieldsRefused(submissionWithKey(key, { status: 'approved' }))).toEqual([null]);
  });

  it.each(NOT_AMOUNTS)('#32 when it costs %s', (_name, amount) => {
    expect(fieldsRefused({ ...VALID_SUBMISSION, amount })).toEqual(['amount']);
  });

  it.each([-0.01, 1_000_000, -1_000_000])('#32 when it costs %d', (amount) => {
    expect(fieldsRefused({ ...VALID_SUBMISSION, amount })).toEqual(['amount']);
  });

  it.each(NOT_CALENDAR_DAYS.filter(([, date]) => String(date).trim() === date))(
    '#43 when its date is %s',
    (_name, expenseDate) => {
      expect(fieldsRefused({ ...VALID_SUBMISSION, expenseDate })).toEqual(['expenseDate']);
    },
  );

  it('#43 when its date is a timestamp', () => {
    const expenseDate = { seconds: 1_790_000_000, nanoseconds: 0 };
    expect(fieldsRefused({ ...VALID_SUBMISSION, expenseDate })).toEqual(['expenseDate']);
  });

  it.each(NOT_EMAIL_ADDRESSES.filter(([, email]) => email.trim() === email))(
    '#40 when its e-mail address is %s',
    (_name, email) => {
      expect(fieldsRefused({ ...VALID_SUBMISSION, email })).toEqual(['email']);
    },
  );

  it.each([...NOT_EXPENSE_IDS, ['a number', 5], ['missing', undefined]] as const)(
    '#45 when its id is %s',
    (_name, id) => {
      expect(fieldsRefused({ ...VALID_SUBMISSION, id })).toEqual([null]);
    },
  );

  it('when its notes are no text', () => {
    expect(errorsOf({ ...VALID_SUBMISSION, notes: 5 })).toEqual([
      { field: 'notes', code: 'unexpected', message: 'The form was not sent as expected.' },
    ]);
  });

  it('with every wrong field named at once', () => {
    const body = { ...VALID_SUBMISSION, name: ' ', email: 'x', amount: -1, receipts: [], extra: 1 };
    expect(errorsOf(body).map(({ field, code }) => [field, code])).toEqual([
      ['name', 'required'],
      ['email', 'badEmail'],
      ['amount', 'negative'],
      ['receipts', 'noReceipt'],
      [null, 'unexpected'],
    ]);
  });
});

describe('the receipts of a submission', () => {
  const [receipt] = VALID_SUBMISSION.receipts;
  const withReceipts = (receipts: unknown) => ({ ...VALID_SUBMISSION, receipts });
  const slots = (...numbers: number[]) =>
    withReceipts(numbers.map((slot) => ({ ...receipt, slot })));

  it('may be ten, in any order', () => {
    expect(accepted(slots(9, 8, 7, 6, 5, 4, 3, 2, 1, 0)).receipts).toHaveLength(10);
  });

  it('are at least one, in the words of the specification', () => {
    expect(errorsOf(withReceipts([]))).toEqual([
      { field: 'receipts', code: 'noReceipt', message: 'Please upload at least one receipt.' },
    ]);
  });

  it('#33 are at most ten', () => {
    expect(fieldsRefused(withReceipts(Array.from({ length: 50 }, () => receipt)))).toContain(
      'receipts',
    );
  });

  it('do not share a slot', () => {
    expect(fieldsRefused(slots(0, 1, 0))).toEqual(['receipts']);
  });

  const WRONG_PARTS: Readonly<Record<string, readonly unknown[]>> = {
    '#50 slot': [-1, 10, 0.5, NaN, '0', null],
    '#49 size': [0, -1, 10_485_761, 1.5, Infinity, '1'],
    '#47 type': ['text/html', 'image/svg+xml', 'image/PNG', 'image/png; charset=x', '', null],
    '#52 sha256': ['A'.repeat(64), 'a'.repeat(63), 'a'.repeat(65), `${'a'.repeat(64)}\n`, '', 5],
    '#55 name': ['..', 'a/b', 'a\\b', 'a\u0000', 'a\u202eb', 'a'.repeat(201), '\u200b', 5],
    '#30 path': ['receipts/other/0'],
    '#30 generation': ['1'],
  };
  const wrongReceipts = Object.entries(WRONG_PARTS).flatMap(([what, values]) =>
    values.map((value) => ({ what, value })),
  );

  it.each(wrongReceipts)('$what is refused: $value', ({ what, value }) => {
    const field = what.slice(what.indexOf(' ') + 1);
    expect(errorsOf(withReceipts([{ ...receipt, [field]: value }]))).toEqual([
      {
        field: 'receipts',
        code: 'badReceipt',
        message: 'A receipt is not described as it must be.',
      },
    ]);
  });

  it('#49 may have exactly 10 MB', () => {
    expect(accepted(withReceipts([{ ...receipt, size: 10_485_760 }])).receipts).toHaveLength(1);
  });

  it.each([null, 'receipt', 5])('are maps, not %j', (entry) => {
    expect(fieldsRefused(withReceipts([entry]))).toEqual(['receipts']);
  });

  it.each(['slot', 'name', 'type', 'size', 'sha256'])('lack no %s', (field) => {
    const entry: unknown = JSON.parse(JSON.stringify({ ...receipt, [field]: undefined }));
    expect(fieldsRefused(withReceipts([entry]))).toEqual(['receipts']);
  });
});
