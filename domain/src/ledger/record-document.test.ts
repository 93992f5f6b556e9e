import { describe, expect, it } from 'vitest';
import { RECORD_CASES } from '../../../tests/fixtures/record-cases.ts';
import { LEDGER_RECORDS, fieldsAt, recordPath } from '../../../tests/fixtures/ledger-records.ts';
import { invalidRecordFields } from '../../../tests/fixtures/invalid-record-fields.ts';

/** The rules run the same table: tests/rules/books.test.ts. */
describe('invalidRecordFields', () => {
  it.each(RECORD_CASES)('$collection: $title is right: $right (#30, #31)', (tried) => {
    const path = recordPath(tried.collection, 'main');
    const document = fieldsAt(path, tried.document, new Date());
    expect(invalidRecordFields(tried.collection, document).length === 0).toBe(tried.right);
  });

  it('names the fields', () => {
    const { name, ...rest } = LEDGER_RECORDS.funds;
    expect(name).toBe('Main Fund');
    expect(invalidRecordFields('funds', { ...rest, code: '', extra: 1 })).toEqual([
      'code',
      'name',
      'extra',
    ]);
    const { lastUpdated: _time, ...own } = LEDGER_RECORDS.fundBalances;
    const balance = { ...own, fundId: 'main' };
    expect(invalidRecordFields('fundBalances', { ...balance, lastUpdated: null })).toEqual([
      'lastUpdated',
    ]);
    expect(invalidRecordFields('fundBalances', balance)).toEqual(['lastUpdated']);
  });

  it.each(['__x__', '__proto__', ' Fair', 'Book  Fair', 5])(
    'a category is not called %j (#34, #70)',
    (name) => {
      expect(invalidRecordFields('categories', { ...LEDGER_RECORDS.categories, name })).toEqual([
        'name',
      ]);
    },
  );
});
