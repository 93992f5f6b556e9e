import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TYPED_AMOUNTS } from '../../../tests/fixtures/amounts.ts';
import { LEDGER_RECORDS } from '../../../tests/fixtures/ledger-records.ts';
import { NOT_CALENDAR_DAYS } from '../../../tests/fixtures/calendar-dates.ts';
import { fieldEntries, type Field } from '../fields/field.ts';
import { readAmount } from '../fields/form.ts';
import { fieldError, reasonForZero } from '../fields/form-errors.ts';
import { cents, dollarsFromCents, MAX_LEDGER_CENTS, parseDollars } from '../money/money.ts';
import { isBlank } from '../text/text.ts';
import { invalidRecordFields } from '../../../tests/fixtures/invalid-record-fields.ts';
import { recordForm, RECORDS, type RecordName } from './record-fields.ts';
import { formFromRecord, reasonsForZero, recordErrors, recordFromForm } from './record-form.ts';

const NAMES = Object.keys(RECORDS) as RecordName[];

describe('the labels', () => {
  it('are the specified ones', () => {
    const labels = NAMES.map((name) =>
      fieldEntries(recordForm(name)).map(([, { label }]) => label),
    );
    expect(labels).toEqual([
      [
        'Name',
        'In Spanish',
        'Requires Event Approver (3-step approval)',
        'Not on the form',
        'Archived',
      ],
      ['Code', 'Name', 'Description', 'Held for others', 'Sales tax for', 'Archived'],
      ['Category', 'Fund', 'Original Budget', 'Changes', 'Description'],
      ['Category', 'Fund', 'Original Budget', 'Changes', 'Description'],
      ['Name', 'Kind', 'Opening day', 'Opening balance', 'Archived'],
      ['Adopted on'],
      ['Beginning Balance', 'Reason'],
      [
        'Date',
        'Amount',
        'Category',
        'Fund',
        'Account',
        'Description',
        'Reference',
        'Donor',
        'Value given in return',
      ],
      [
        'Date',
        'Amount',
        'Category',
        'Fund',
        'Account',
        'Paid To',
        'Description',
        'Method',
        'Check Number',
        'Reference',
        'Sales tax in it',
      ],
      ['First day', 'Last day', 'Ending cash', 'Presented on'],
      ['Date', 'Amount', 'From Fund', 'To Fund', 'From Account', 'To Account', 'Description'],
      [
        'Name',
        'Kind of business',
        'Usually paid for',
        'Form W-9 seen on',
        'Seen by',
        'Kept where',
        'Notes',
      ],
      ['Paid for', 'Paid by'],
      ['Serves our programs', 'Income', 'Expenses'],
      ['Name', 'Email', 'Mailing address', 'Notes'],
      ['Date', 'Donor', 'Kind', 'Description', 'Fair value'],
    ]);
  });
});

describe.each(NAMES)('a form of %s', (name) => {
  const filled = formFromRecord(name, LEDGER_RECORDS[name]);

  it('makes the same document again that it shows', () => {
    expect(recordErrors(name, filled)).toEqual({});
    const year = { fiscalYear: '2026', version: 1 };
    const place = { fundId: 'main', asOf: '2026-07-01', source: 'typed' };
    const kept: Partial<Record<RecordName, object>> = {
      budgetItems: year,
      incomeItems: year,
      budgets: { ...year, spending: ['# Programs', 'rides'], income: [] },
      fundBalances: { ...year, ...place, lastUpdated: new Date() },
    };
    const own = kept[name] ?? { version: 1 };
    const made = { ...recordFromForm(name, filled), ...own };
    expect(invalidRecordFields(name, made)).toEqual([]);
    expect({ ...LEDGER_RECORDS[name], ...own }).toEqual(made);
  });

  it.each(fieldEntries(recordForm(name)))('names %s when it is required and empty', (_, field) => {
    const expected = field.required ? `${field.label} is required.` : undefined;
    for (const empty of ['', '  ', '\t']) expect(fieldError(field, empty)?.message).toBe(expected);
  });

  it.each(fieldEntries(recordForm(name)))('keeps %s within its limit', (_, field) => {
    const { label, maxLength: limit } = field;
    if (limit === undefined) return;
    // A check number has a digit.
    expect(fieldError(field, '1'.repeat(limit))).toBeNull();
    expect(fieldError(field, ` ${'1'.repeat(limit)}\n`)).toBeNull();
    expect(fieldError(field, '1'.repeat(limit + 1))?.message).toBe(
      `${label} is too long: at most ${limit} characters.`,
    );
  });
});

it('what was stored with a hidden character is shown, and loses it with the next save (#107)', () => {
  const typed = formFromRecord('budgetItems', {
    ...LEDGER_RECORDS.budgetItems,
    description: 'a\u202eb',
  });
  expect(typed.description).toBe('a\u202eb');
  expect(recordErrors('budgetItems', typed)).toEqual({});
  expect(recordFromForm('budgetItems', typed)).toMatchObject({ description: 'ab' });
});

describe('an empty form', () => {
  it('is empty, and its required fields say so', () => {
    const empty = formFromRecord('manualExpenses');
    expect(Object.values(empty).every((text) => text === '')).toBe(true);
    expect(recordErrors('manualExpenses', empty)).toEqual({
      date: 'Date is required.',
      categoryId: 'Category is required.',
      fundId: 'Fund is required.',
      amount: 'Amount is required.',
      description: 'Description is required.',
      paidTo: 'Paid To is required.',
    });
  });

  it('of a budget item makes changes of 0', () => {
    const typed = { ...formFromRecord('budgetItems'), categoryId: 'a', fundId: 'b' };
    expect(recordFromForm('budgetItems', { ...typed, originalBudget: '12.10' })).toEqual({
      categoryId: 'a',
      fundId: 'b',
      originalBudget: 12.1,
      changes: 0,
      finalBudget: 12.1,
    });
  });
});

it('a category without event approver stays one, with its tidied name', () => {
  const typed = formFromRecord('categories', { name: 'Office', requiresEventApprover: false });
  expect(typed).toEqual({
    name: 'Office',
    spanishName: '',
    requiresEventApprover: false,
    offForm: false,
    archived: false,
  });
  expect(recordFromForm('categories', { ...typed, name: ' Office  Supplies' })).toEqual({
    name: 'Office Supplies',
    requiresEventApprover: false,
  });
});

const AMOUNT = RECORDS.revenueItems.form.amount;

function messageOf(field: Field, typed: string | boolean): string | null {
  return fieldError(field, typed)?.message ?? null;
}

describe('a field', () => {
  it.each(NOT_CALENDAR_DAYS)('refuses a date that is %s (#43)', (_title, day) => {
    if (typeof day !== 'string' || day === '' || day.endsWith('\n')) return;
    expect(messageOf(RECORDS.revenueItems.form.date, day)).toBe('Date isn’t a valid date.');
  });

  it.each([
    [RECORDS.funds.form.code, 'a\nb', null],
    [RECORDS.funds.form.description, 'a\u0000', null],
    [RECORDS.manualExpenses.form.paidTo, 'a\u202eb', null],
    [RECORDS.funds.form.description, 'two\nlines', null],
    [RECORDS.budgetItems.form.fundId, 'a/b', 'Choose Fund from the list.'],
    [RECORDS.budgetItems.form.fundId, '__x__', 'Choose Fund from the list.'],
    [RECORDS.categories.form.name, '__x__', 'Name can’t begin and end with two underscores.'],
    [RECORDS.categories.form.requiresEventApprover, true, null],
  ])('$label: %j', (field, typed, error) => {
    expect(messageOf(field, typed)).toBe(error);
  });

  it('limits amounts in both directions (#32)', () => {
    const most = dollarsFromCents(cents(MAX_LEDGER_CENTS));
    const beyond = 'Amount must be at most $99,999,999.99, either way.';
    for (const sign of ['', '-']) {
      expect(messageOf(AMOUNT, `${sign}${most}`)).toBeNull();
      expect(messageOf(AMOUNT, `${sign}100000000`)).toBe(beyond);
    }
  });

  it('limits the final budget too (#32)', () => {
    const typed = {
      ...formFromRecord('budgetItems', LEDGER_RECORDS.budgetItems),
      originalBudget: '99999999.99',
    };
    expect(recordErrors('budgetItems', { ...typed, changes: '0' })).toEqual({});
    expect(recordErrors('budgetItems', { ...typed, changes: '0.01' })).toEqual({
      changes: 'Final Budget must be at most $99,999,999.99, either way.',
    });
    const both = { ...typed, changes: '100000000' };
    expect(recordErrors('budgetItems', both)).toEqual({
      changes: 'Changes must be at most $99,999,999.99, either way.',
    });
  });
});

describe('an amount', () => {
  it.each(TYPED_AMOUNTS.filter(({ typed }) => !isBlank(typed)))(
    'of $typed is stored, refused, or stored as 0 after a question: $is (#72, #110)',
    ({ typed, is }) => {
      const error = messageOf(AMOUNT, typed);
      const reason = reasonForZero(AMOUNT, typed);
      if (is === 'number') {
        expect(error).toMatch(/^Amount (?:must be|has a comma)/);
        expect(reason).toBeNull();
        return;
      }
      expect(error).toBeNull();
      expect(reason).toBe(is === 'nothing' ? 'Amount is not a number.' : null);
      const form = {
        ...formFromRecord('revenueItems', LEDGER_RECORDS.revenueItems),
        amount: typed,
      };
      const amount = cents(is === 'nothing' ? 0 : is);
      expect(recordFromForm('revenueItems', form).amount).toBe(dollarsFromCents(amount));
      expect(readAmount(typed)).toBe(amount);
    },
  );

  it.each([
    ['4312.755', 'Amount must be dollars and cents, such as 24.50.'],
    ['1e3', 'Amount must be dollars and cents, such as 24.50.'],
    ['12,50', 'Amount has a comma. Use a decimal point, like 12.50.'],
    ['99999999999999', 'Amount must be at most $99,999,999.99, either way.'],
    ['-1e99', 'Amount must be at most $99,999,999.99, either way.'],
  ])('of %j is refused with: %s (#110)', (typed, sentence) => {
    expect(messageOf(AMOUNT, typed)).toBe(sentence);
  });

  it('that is empty becomes 0 after a question where it means something (#110)', () => {
    expect(reasonForZero(RECORDS.fundBalances.form.amount, ' ')).toBe(
      'Beginning Balance is empty.',
    );
    expect(reasonForZero(RECORDS.budgetItems.form.changes, '')).toBeNull();
    expect(reasonForZero(RECORDS.budgetItems.form.changes, 'abc')).toBe('Changes is not a number.');
    expect(reasonForZero(RECORDS.funds.form.name, 'abc')).toBeNull();
  });

  it('all reasons of a form are asked about together (#110)', () => {
    const typed = formFromRecord('budgetItems', LEDGER_RECORDS.budgetItems);
    expect(reasonsForZero('budgetItems', typed)).toEqual([]);
    expect(reasonsForZero('budgetItems', { ...typed, originalBudget: 'x', changes: '-' })).toEqual([
      'Original Budget is not a number.',
      'Changes is not a number.',
    ]);
  });

  it('is refused, asked about, or what was typed, whatever is typed (#110)', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[-\d.,e$ ]{1,12}$/),
      fc.double().map(String),
    );
    fc.assert(
      fc.property(texts, (typed) => {
        const refused = messageOf(RECORDS.fundBalances.form.amount, typed) !== null;
        const asked = reasonForZero(RECORDS.fundBalances.form.amount, typed) !== null;
        expect(refused && asked).toBe(false);
        if (!refused && !asked) expect(parseDollars(typed)).toBe(readAmount(typed));
        // Number() reads an empty text as 0.
        if (asked && !isBlank(typed)) expect(Number(typed)).toBeNaN();
      }),
      { numRuns: 2_000 },
    );
  });

  it('that the document does not have as a number is shown as empty', () => {
    const odd = { ...LEDGER_RECORDS.fundBalances, amount: 0.001 };
    expect(formFromRecord('fundBalances', odd).amount).toBe('');
    expect(formFromRecord('fundBalances', { amount: -5 }).amount).toBe('-5.00');
  });
});

it('makes no record of a form with errors', () => {
  expect(() => recordFromForm('funds', formFromRecord('funds'))).toThrow(RangeError);
});
