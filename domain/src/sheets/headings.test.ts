import { describe, expect, it } from 'vitest';
import { headingKey, headingRowIn, matchHeadings } from './headings.ts';

const SOUGHT = [
  { field: 'date', names: ['date', 'day'] },
  { field: 'amount', names: ['amount', 'total'] },
];

it.each([
  ['Original Budget ($)', 'original budget'],
  ['originalBudget', 'original budget'],
  [' E-Mail:', 'e mail'],
  ['Ｄate', 'date'],
  ["Event approver's address", 'event approver s address'],
  ['', ''],
])('%j is %j', (heading, key) => {
  expect(headingKey(heading)).toBe(key);
});

describe('matchHeadings', () => {
  it('gives each field the column with its best name', () => {
    expect(matchHeadings(['Total', 'Date', 'Amount', 'Date', 'Other'], SOUGHT)).toEqual([
      null,
      'date',
      'amount',
      null,
      null,
    ]);
  });

  it('gives a column to one field alone', () => {
    const both = [...SOUGHT, { field: 'sum', names: ['amount', 'total'] }];
    expect(matchHeadings(['Amount', 'Total'], both)).toEqual(['amount', 'sum']);
  });
});

describe('headingRowIn', () => {
  it('looks below a title', () => {
    const rows = [['PTA of Elm Street'], ['Date of print', '1/1/2026'], ['Date', 'Amount']];
    expect(headingRowIn(rows, SOUGHT)).toBe(2);
  });

  it('takes the first of several', () => {
    expect(
      headingRowIn(
        [
          ['Date', 'Amount'],
          ['Date', 'Amount'],
        ],
        SOUGHT,
      ),
    ).toBe(0);
  });

  it('does not take a lone word for headings, unless one column is sought', () => {
    expect(headingRowIn([['Date'], ['1/1/2026']], SOUGHT)).toBeNull();
    expect(headingRowIn([['Date'], ['1/1/2026']], SOUGHT.slice(0, 1))).toBe(0);
    expect(headingRowIn([['1/1/2026', '5']], SOUGHT)).toBeNull();
    expect(headingRowIn([], SOUGHT)).toBeNull();
  });
});
