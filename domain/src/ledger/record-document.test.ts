import { describe, expect, it } from 'vitest';
import { BOOK_CASES } from '../../../tests/fixtures/book-cases.ts';
import { BOOKS, fieldsAt } from '../../../tests/fixtures/books.ts';
import { invalidFields } from './record-document.ts';

/** The rules run the same table: tests/rules/books.test.ts. */
describe('invalidFields', () => {
  it.each(BOOK_CASES)('#30 #31 $collection: $title is right: $right', (tried) => {
    const document = fieldsAt(`${tried.collection}/main`, tried.document, new Date());
    expect(invalidFields(tried.collection, document).length === 0).toBe(tried.right);
  });

  it('names the fields', () => {
    const { name, ...rest } = BOOKS.funds;
    expect(name).toBe('Main Fund');
    expect(invalidFields('funds', { ...rest, code: '', extra: 1 })).toEqual([
      'code',
      'name',
      'extra',
    ]);
    const balance = { fundId: 'main', amount: 1, version: 1 };
    expect(invalidFields('fundBalances', { ...balance, lastUpdated: null })).toEqual([
      'lastUpdated',
    ]);
    expect(invalidFields('fundBalances', balance)).toEqual(['lastUpdated']);
  });

  it.each(['__x__', '__proto__', ' Fair', 'Book  Fair', 5])(
    '#34 #70 a category is not called %j',
    (name) => {
      expect(invalidFields('categories', { ...BOOKS.categories, name })).toEqual(['name']);
    },
  );
});
