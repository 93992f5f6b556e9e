import { describe, expect, it } from 'vitest';
import { NOT_AMOUNTS, VALID_AMOUNTS } from '../../../tests/fixtures/amounts.ts';
import { NOT_CALENDAR_DAYS } from '../../../tests/fixtures/calendar-dates.ts';
import { NOT_TYPED_ADDRESSES } from '../../../tests/fixtures/emails.ts';
import { NOT_EXPENSE_IDS } from '../../../tests/fixtures/expense-ids.ts';
import { STATEMENT } from '../../../tests/fixtures/statement.ts';
import {
  BY_APP,
  EXTRA_FIELDS,
  ODD_KEYS,
  SUBMISSION_TIME,
  submissionWithKey,
  VALID_SUBMISSION,
  VENDOR_SUBMISSION,
  WRONG_PAYEES,
  WRONG_SUBMISSIONS,
} from '../../../tests/fixtures/submission.ts';
import { parseSubmission, payByErrors, type SubmissionError } from './submission.ts';

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

describe('a valid submission', () => {
  it('is returned as it was sent', () => {
    expect(accepted(VALID_SUBMISSION)).toEqual(VALID_SUBMISSION);
  });

  it('may have no notes', () => {
    const without: unknown = JSON.parse(JSON.stringify({ ...VALID_SUBMISSION, notes: undefined }));
    expect(accepted(without)).toEqual({ ...VALID_SUBMISSION, notes: '' });
  });

  it('may pay a vendor, with an invoice number and without', () => {
    const { invoiceNumber: _number, ...without } = VENDOR_SUBMISSION;
    expect(accepted(VENDOR_SUBMISSION)).toStrictEqual(VENDOR_SUBMISSION);
    expect(accepted(without)).toStrictEqual(without);
    expect(accepted({ ...without, invoiceNumber: ' 42 ' })).toMatchObject({ invoiceNumber: '42' });
  });

  it('pays back whoever sent it, as if nothing was said of it', () => {
    const said = { ...VALID_SUBMISSION, payTo: '', invoiceNumber: '' };
    expect(accepted(said)).toStrictEqual(accepted(VALID_SUBMISSION));
    expect(accepted({ ...said, invoiceNumber: null })).toStrictEqual(VALID_SUBMISSION);
  });

  it('may ask for a check to pick up, or for an app', () => {
    for (const own of [{ payBy: 'pickup' }, BY_APP])
      expect(accepted({ ...VALID_SUBMISSION, ...own })).toStrictEqual({
        ...VALID_SUBMISSION,
        ...own,
      });
    expect(accepted({ ...VALID_SUBMISSION, payBy: '', payHandle: '' })).toStrictEqual(
      accepted(VALID_SUBMISSION),
    );
  });

  it('is returned without surrounding white space, but with its exact category', () => {
    const spaced: Record<string, unknown> = { ...VALID_SUBMISSION };
    for (const [field, value] of Object.entries(VALID_SUBMISSION))
      if (typeof value === 'string' && field !== 'id') spaced[field] = ` ${value}\r\n`;
    const category = ` ${VALID_SUBMISSION.category}\r\n`;
    expect(accepted(spaced)).toEqual({ ...VALID_SUBMISSION, category });
  });

  it.each(VALID_AMOUNTS)('may cost %d dollars (#32)', (amount) => {
    expect(accepted({ ...VALID_SUBMISSION, amount }).amount).toBe(amount);
  });

  it('turns -0 into 0 (#32)', () => {
    expect(Object.is(accepted({ ...VALID_SUBMISSION, amount: -0 }).amount, 0)).toBe(true);
  });
});

describe('a submission is refused', () => {
  it.each(WRONG_PAYEES)('for %s in %j (#142)', (field, own) => {
    expect(fieldsRefused({ ...VALID_SUBMISSION, ...own })).toEqual([field]);
  });

  it('in words, for an invoice number of nobody', () => {
    expect(errorsOf({ ...VALID_SUBMISSION, invoiceNumber: '42' })).toEqual([
      {
        field: 'invoiceNumber',
        code: 'onlyForVendors',
        message: 'Only a vendor has an invoice number.',
      },
    ]);
  });

  it.each([null, undefined, 5, 'text', true, [], [VALID_SUBMISSION]])(
    'when it is %j (#24)',
    (body) => {
      expect(fieldsRefused(body)).toEqual([null]);
    },
  );

  it.each(WRONG_SUBMISSIONS)('when $field is $name (#31)', ({ field, body }) => {
    expect(new Set(fieldsRefused(body))).toEqual(new Set([field]));
    for (const { message } of errorsOf(body)) expect(message).toMatch(/^[A-Z].*\.$/);
  });

  it.each(EXTRA_FIELDS)('when it says its own %s (#30)', (field, value) => {
    expect(fieldsRefused({ ...VALID_SUBMISSION, [field]: value })).toEqual([null]);
  });

  it.each(ODD_KEYS)('when it has a field called %j (#34)', (key) => {
    expect(fieldsRefused(submissionWithKey(key, { status: 'approved' }))).toEqual([null]);
  });

  it.each(NOT_AMOUNTS)('when it costs %s (#32)', (_name, amount) => {
    expect(fieldsRefused({ ...VALID_SUBMISSION, amount })).toEqual(['amount']);
  });

  it.each([-0.01, 1_000_000, -1_000_000])('when it costs %d (#32)', (amount) => {
    expect(fieldsRefused({ ...VALID_SUBMISSION, amount })).toEqual(['amount']);
  });

  it.each(NOT_CALENDAR_DAYS.filter(([, date]) => String(date).trim() === date))(
    'when its date is %s (#43)',
    (_name, expenseDate) => {
      expect(fieldsRefused({ ...VALID_SUBMISSION, expenseDate })).toEqual(['expenseDate']);
    },
  );

  it('when its date is a timestamp (#43)', () => {
    const expenseDate = { seconds: 1_790_000_000, nanoseconds: 0 };
    expect(fieldsRefused({ ...VALID_SUBMISSION, expenseDate })).toEqual(['expenseDate']);
  });

  it.each(NOT_TYPED_ADDRESSES)('when its e-mail address is %s (#40)', (_name, email) => {
    expect(fieldsRefused({ ...VALID_SUBMISSION, email })).toEqual(['email']);
  });

  it.each([...NOT_EXPENSE_IDS, ['a number', 5], ['missing', undefined]] as const)(
    'when its id is %s (#45)',
    (_name, id) => {
      expect(fieldsRefused({ ...VALID_SUBMISSION, id })).toEqual([null]);
    },
  );

  it('when its notes are not text', () => {
    expect(errorsOf({ ...VALID_SUBMISSION, notes: 5 })).toEqual([
      {
        field: 'notes',
        code: 'unexpected',
        message: 'The form didn’t arrive as expected. Please reload the page and try again.',
      },
    ]);
  });

  it('names every invalid field at once', () => {
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

  it('are at least one, or the specified sentence says so', () => {
    expect(errorsOf(withReceipts([]))).toEqual([
      { field: 'receipts', code: 'noReceipt', message: 'Please upload at least one receipt.' },
    ]);
  });

  it('are at most ten (#33)', () => {
    expect(fieldsRefused(withReceipts(Array.from({ length: 50 }, () => receipt)))).toContain(
      'receipts',
    );
  });

  it('do not share a slot', () => {
    expect(fieldsRefused(slots(0, 1, 0))).toEqual(['receipts']);
  });

  const WRONG_PARTS: Readonly<Record<string, readonly unknown[]>> = {
    'slot (#50)': [-1, 10, 0.5, NaN, '0', null],
    'size (#49)': [0, -1, 10_485_761, 1.5, Infinity, '1'],
    'type (#47)': ['text/html', 'image/svg+xml', 'image/PNG', 'image/png; charset=x', '', null],
    'sha256 (#52)': ['A'.repeat(64), 'a'.repeat(63), 'a'.repeat(65), `${'a'.repeat(64)}\n`, '', 5],
    'name (#55)': ['..', 'a/b', 'a\\b', 'a\u0000', 'a\u202eb', 'a'.repeat(201), '\u200b', 5],
    'path (#30)': ['receipts/other/0'],
    'generation (#30)': ['1'],
  };
  const wrongReceipts = Object.entries(WRONG_PARTS).flatMap(([what, values]) =>
    values.map((value) => ({ what, value })),
  );

  it.each(wrongReceipts)('$what is refused: $value', ({ what, value }) => {
    const field = what.slice(0, what.indexOf(' '));
    expect(errorsOf(withReceipts([{ ...receipt, [field]: value }]))).toEqual([
      {
        field: 'receipts',
        code: 'badReceipt',
        message: 'We couldn’t read one of the receipts. Please remove it and add it again.',
      },
    ]);
  });

  it('may have exactly 10 MB (#49)', () => {
    expect(accepted(withReceipts([{ ...receipt, size: 10_485_760 }])).receipts).toHaveLength(1);
  });

  it('get the ending of their type, whoever sent them (#47)', () => {
    const page = { ...receipt, name: 'receipt.html', type: 'application/pdf' };
    expect(accepted(withReceipts([page])).receipts[0]?.name).toBe('receipt.html.pdf');
  });
  const stated = { ...receipt, name: 'farm stand.png', type: 'image/png', statement: STATEMENT };

  it('may be statements, which are drawn (#143)', () => {
    expect(accepted(withReceipts([stated])).receipts).toEqual([stated]);
    expect(accepted(withReceipts([receipt])).receipts[0]).not.toHaveProperty('statement');
    for (const type of ['image/jpeg', 'application/pdf'])
      expect(fieldsRefused(withReceipts([{ ...stated, type }]))).toEqual(['receipts']);
  });

  it.each([false, true, null, 1, 'true', 'yes', {}, []])(
    'are no statements by %j (#143)',
    (statement) => {
      expect(fieldsRefused(withReceipts([{ ...stated, statement }]))).toEqual(['receipts']);
    },
  );

  it.each([
    { what: '' },
    { where: 'w'.repeat(201) },
    { boughtOn: '2026-02-30' },
    { boughtOn: '2030-01-01' },
    { price: 0 },
    { price: -1 },
    { price: '84.35' },
    { price: 1.001 },
    { why: 'w'.repeat(1_001) },
    { statedBy: ' ' },
    { statedOn: '2030-01-01' },
    { statedOn: undefined },
    { approvedBy: 'Pat' },
  ])('state nothing with %j (#143)', (own) => {
    const statement = { ...STATEMENT, ...own };
    expect(fieldsRefused(withReceipts([{ ...stated, statement }]))).toEqual(['receipts']);
  });

  it('state what was typed, without what nobody sees (#143)', () => {
    const statement = { ...STATEMENT, what: ' Pumpkins\u200b ', why: 'Cash\r\nonly' };
    const [sent] = accepted(withReceipts([{ ...stated, statement }])).receipts;
    expect(sent?.statement).toEqual({ ...STATEMENT, what: 'Pumpkins', why: 'Cash\nonly' });
  });

  it.each([null, 'receipt', 5])('are maps, not %j', (entry) => {
    expect(fieldsRefused(withReceipts([entry]))).toEqual(['receipts']);
  });

  it.each(['slot', 'name', 'type', 'size', 'sha256'])('are refused without %s', (field) => {
    const entry: unknown = JSON.parse(JSON.stringify({ ...receipt, [field]: undefined }));
    expect(fieldsRefused(withReceipts([entry]))).toEqual(['receipts']);
  });
});

describe('how a form wants to be paid', () => {
  const ZELLE = { paymentApp: 'Zelle' };

  it('can be by check at any school', () => {
    for (const form of [{}, { payBy: 'pickup' } as const])
      expect(payByErrors(form, { paymentApp: null })).toEqual([]);
  });

  it('can be by the school’s app, with where to pay', () => {
    expect(payByErrors(BY_APP, ZELLE)).toEqual([]);
    expect(payByErrors(BY_APP, { paymentApp: null })).toEqual([
      { field: 'payBy', code: 'notInList', message: 'Choose Pay By from the list.' },
    ]);
    expect(payByErrors({ payBy: 'app' }, ZELLE)).toEqual([
      {
        field: 'payHandle',
        code: 'required',
        message: 'Payment app email or phone is required.',
      },
    ]);
  });
});
