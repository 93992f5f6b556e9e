import { describe, expect, it } from 'vitest';
import { sheet } from '../../../tests/fixtures/import-sheets.ts';
import type { Days } from '../time/fiscal-year.ts';
import type { ImportKind } from './import-kinds.ts';
import { columnsIn, isSideBySide, otherYearIn, untakenAddresses } from './sheet-columns.ts';

const DAYS = { first: '2026-07-01', last: '2027-06-30' } as Days;

const fieldsOf = (text: string, kind: ImportKind = 'budget') =>
  columnsIn(sheet(text), { kind, days: DAYS }).fields;

describe('the amount of a budget', () => {
  it.each([
    ['Line Item | 2025-26 Actual | 2026-27 Budget', 2],
    ['Line Item | 2026-27 Budget | 2025-26 Budget', 1],
    ['Line Item | Budget 25/26 | Budget 26/27', 2],
    ['Line Item | FY26 Budget | FY27 Budget', 2],
    ['Line Item | Budget | Proposed', 2],
    ['Line Item | Proposed | Adopted', 2],
    ['Line Item | 2025-26 Budget | Proposed 2026-2027', 2],
    ['Line Item | 2025-26 Approved Budget | New Budget', 2],
    ['Line Item | Requested | Approved', 2],
    ['Line Item | Last year | Budgeted Amount', 2],
    ['Line Item | Budget (2026-27) | Budget (2025-26)', 1],
    ['Line Item | 2025 | 2026', 2],
    ['Line Item | Jul | Total', 2],
    ['Line Item | Budget | Budget', 1],
  ])('%s: column %i', (headings, at) => {
    expect(fieldsOf(`${headings}\nArt | 1 | 2\nMusic | 3 | 4`)[at]).toBe('spending');
  });

  it('is no column of texts, and none of the date of a print', () => {
    expect(fieldsOf('Budget as of 09/10/2026 | \nBudget | Budget\nArt | 1\nMusic | 2')).toEqual([
      'category',
      'spending',
    ]);
  });

  it('is none where income and spending are side by side', () => {
    const text = `
      Income | Amount | Expenses | Amount
      Dues | 5 | Art | 6
      Fun Run | 7 | Trips | 8
    `;
    expect(isSideBySide(sheet(text))).toBe(true);
    expect(fieldsOf(text)).toEqual([null, null, null, null]);
    expect(isSideBySide(sheet('Category | Income | Expenses\nDues | 5 | \nArt | | 6'))).toBe(false);
  });

  it('is not found without names', () => {
    expect(fieldsOf('1\n2')).toEqual([null]);
    expect(fieldsOf('1 | Art\n2 | Music')).toEqual([null, null]);
  });

  it('has its names in the descriptions where no other column has them', () => {
    expect(fieldsOf('Fund | Description | Budget\nMain | Art | 1\nMain | Music | 2')).toEqual([
      'fund',
      'category',
      'spending',
    ]);
  });

  it('is chosen by hand where two columns could be it', () => {
    expect(fieldsOf('Art | 1 | 2\nMusic | 3 | 4')).toEqual([null, null, null]);
  });
});

describe('the year of a budget', () => {
  it.each([
    ['Line Item | 2025-26 Budget\nArt | 1', '2025-26 Budget'],
    ['Line Item | FY26 Budget\nArt | 1', 'FY26 Budget'],
    ['Budget 2025-26 |\nLine Item | Budget\nArt | 1', 'Budget 2025-26'],
    ['Budget 2025-26 |\nLine Item | 2026-27 Budget\nArt | 1', null],
    ['Budget 2026-27 |\nLine Item | Budget\nArt | 1', null],
    ['Line Item | Budget\nArt | 1', null],
    ['Oak Hill PTA |\nLine Item | Budget\nArt | 1', null],
    ['Oak Hill PTA 2025-26 | Page 1\nLine Item | Budget\nArt | 1', null],
    ['Budget 2025-26 |\nArt | 1\nMusic | 2', null],
  ])('%j is told from another: %s', (text, other) => {
    const table = sheet(text);
    expect(otherYearIn(table, columnsIn(table, { kind: 'budget', days: DAYS }), DAYS)).toBe(other);
  });
});

describe('a column of addresses', () => {
  it.each(['Chair', 'Contact', 'Coordinator', 'Event Chair', 'Contact Email', "Chair's e-mail"])(
    '%s is that of the event approver',
    (heading) => {
      const text = `Category | Budget | ${heading}\nArt | 1 | ann@example.com\nMusic | 2 |`;
      expect(fieldsOf(text)[2]).toBe('eventApprover');
      expect(
        fieldsOf(text.replaceAll('| Budget ', '').replaceAll(/\| \d /g, ''), 'approvers'),
      ).toEqual(['category', 'address']);
    },
  );

  it('is taken rather than the names of people', () => {
    const text = 'Event | Budget | Chair | Email\nArt | 1 | Ann Lee | ann@example.com';
    expect(fieldsOf(text)).toEqual(['category', 'spending', null, 'eventApprover']);
    expect(fieldsOf('Event | Budget | Chair\nArt | 1 | Ann Lee')[2]).toBeNull();
  });

  it('is pointed out where its heading is not known', () => {
    const table = sheet(
      'Event | Budget | Point Person | Who\nArt | 1 | ann@example.com | Ann\nMusic | 2 | |',
    );
    const found = columnsIn(table, { kind: 'budget' });
    expect(untakenAddresses(table, found)).toEqual([2]);
    const fields = [...found.fields.slice(0, 2), 'eventApprover', null];
    expect(untakenAddresses(table, { ...found, fields })).toEqual([]);
    const bare = sheet('Art | 1 | ann@example.com\nMusic | 2 |');
    const fieldsByHand = { fields: ['category', 'spending', null], headings: null };
    expect(untakenAddresses(bare, fieldsByHand)).toEqual([2]);
  });
});
