import { describe, expect, it } from 'vitest';
import { amountsIn, readSheetText, statementIn } from '../../../tests/fixtures/bank-sheets.ts';
import { keyedLines } from './bank-line.ts';
import { firstRows } from './sheet-statement.ts';

const ONE = { headings: -1, date: 0, amount: 1, checkNumber: 2, text: 3, bankId: 4 };
const TWO = { headings: -1, date: 0, debit: 1, credit: 2 };

describe('a row', () => {
  it('is a line', () => {
    expect(statementIn('9/1/2026|($1,250.00)|0558| Check  paid |X1', ONE).lines).toEqual([
      {
        day: '2026-09-01',
        amount: -125e3,
        checkNumber: '558',
        text: 'Check paid',
        bankId: 'X1',
      },
    ]);
  });

  it('that ends before its last columns has none of them', () => {
    expect(statementIn('9/1/2026|5', ONE).lines).toMatchObject([
      { amount: 500, checkNumber: null, text: '', bankId: null },
    ]);
  });

  it('that is empty, or the headings once more, is none', () => {
    const sheet = 'Date|Amount\n|\n9/1/2026|5\nDate|Amount\n|';
    expect(statementIn(sheet)).toMatchObject({ lines: [{ amount: 500 }], refused: [] });
  });

  it.each([
    ['9/1/2026|5.00|', -5],
    ['9/1/2026|-5.00|', -5],
    ['9/1/2026||5.00', 5],
    ['9/1/2026|0.00|5.00', 5],
    ['9/1/2026|5.00|0', -5],
    ['9/1/2026||5.00 CR', 5],
    ['9/1/2026|5.00 DR|', -5],
  ])('%s has an amount of %d', (row, amount) => {
    const statement = statementIn(row, TWO);
    expect(amountsIn(statement)).toEqual([amount]);
    expect(statement.lines).toMatchObject([{ bankId: null }]);
  });

  it.each([
    ['52.10 DR', -52.1],
    ['52.10DR', -52.1],
    ['DR 52.10', -52.1],
    ['$1,052.10 Dr.', -1052.1],
    ['-52.10 DR', -52.1],
    ['500.00 CR', 500],
    ['CR 500', 500],
    ['12.00 D', -12],
    ['52.10-', -52.1],
    ['(52.10)', -52.1],
    ['-$1,052.10', -1052.1],
    ['12.3400', 12.34],
    ["'-12.34", -12.34],
    ["'12.34", 12.34],
    ['="-12.34"', -12.34],
  ])('has %s as its amount', (text, amount) => {
    expect(amountsIn(statementIn(`9/1/2026|${text}`, ONE))).toEqual([amount]);
  });

  it.each([
    ['|5', ONE, 'It has no day.'],
    ['Total|5', ONE, '“Total” is no day that the books can name.'],
    ['9/1/2026|', ONE, 'It has no amount.'],
    ['9/1/2026|five', ONE, '“five” is no amount of dollars and cents.'],
    ['9/1/2026|-5.00 CR', ONE, '“-5.00 CR” is no amount of dollars and cents.'],
    ['9/1/2026||', TWO, 'It has no amount.'],
    ['9/1/2026|1|2', TWO, 'It has both a debit and a credit.'],
    ['9/1/2026|x|', TWO, '“x” is no amount of dollars and cents.'],
    ['9/1/2026||x', TWO, '“x” is no amount of dollars and cents.'],
  ])('%s is refused', (row, columns, reason) => {
    expect(statementIn(row, columns).refused).toEqual([{ row: 1, reason }]);
  });

  it.each([
    ['9/17/2026|PIZZA|12|-180.00|820.00', 'Date|Text|Amount|Balance'],
    ['9/17/2026|PIZZA|12|-180.00|820.00|', 'Date|Text|Amount|Balance'],
  ])('with more cells than the headings is refused: %s', (row, headings) => {
    const { lines, refused } = statementIn(`${headings}\n9/16/2026|BOOKS|-20|1000|\n${row}`);
    const reason =
      'It has more cells than the others. A comma inside a text may have split one in two.';
    expect([lines.length, refused]).toEqual([1, [{ row: 3, reason }]]);
  });

  it('is shifted by a comma also where its last cells are empty', () => {
    const sheet =
      'Date|Text|Amount|Check|Memo\n9/17/2026|A|12|-180||\n9/16/2026|B|-20||\n9/15/2026|C|-20||';
    expect(statementIn(sheet).refused).toMatchObject([{ row: 2 }]);
    // Where every row has an empty cell behind the headings, that is how the bank writes it.
    const longer = 'Date|Text|Amount\n9/17/2026|A|-180|\n9/16/2026|B|-20|';
    expect(statementIn(longer).refused).toEqual([]);
  });

  it('is not missing from a sheet of headings alone, and a title is none', () => {
    expect(statementIn('Date|Amount')).toMatchObject({ lines: [], refused: [] });
    expect(statementIn('Our bank|\nDate|Amount\n9/1/2026|5')).toMatchObject({
      lines: [{ amount: 500 }],
      refused: [],
    });
  });

  it('above the headings, or in their place, is named', () => {
    const columns = { headings: 1, date: 0, amount: 1 };
    expect(statementIn('9/1/2026|1\n9/2/2026|2\n9/3/2026|3', columns).refused).toEqual(
      [1, 2].map((row) => ({
        row,
        reason: 'It’s above the row of the headings, or in its place.',
      })),
    );
  });

  it('with more cells than most is refused where there are no headings', () => {
    const rows = '9/16/2026|-20|BOOKS\n9/15/2026|-20|TOYS\n9/17/2026|1|200|PIZZA';
    expect(statementIn(rows, { headings: -1, date: 0, amount: 1 }).refused).toMatchObject([
      { row: 3 },
    ]);
  });
});

describe('what is not on the statement', () => {
  it('is left out and said', () => {
    const sheet = `Date|Text|Amount|Status|Balance
      9/6/2026|A|-5|Pending|
      Pending|A|-5||
      9/5/2026|B|-5|Declined|
      9/4/2026|C|-7|Posted|93
      9/3/2026|D|100|Posted|100`;
    expect(statementIn(sheet)).toMatchObject({
      refused: [],
      balance: {
        amount: 9300,
        day: '2026-09-04',
      },
      lines: [{ amount: -700 }, { amount: 1e4 }],
      notes: [
        expect.any(String),
        'The running balance agrees with every line.',
        'Rows 2, 3, and 4 are left out: pending, or never carried out.',
      ],
    });
    const pending = Array.from({ length: 1_200 }, () => '9/6/2026|-5|Pending').join('\n');
    expect(statementIn(`Date|Amount|Status\n9/4/2026|-7|Posted\n${pending}`).notes).toContain(
      '1,200 rows are left out: pending, or never carried out.',
    );
    expect(
      statementIn('Date|Amount|Pending\n9/20/2026|-5|Yes\n9/19/2026|-6|No').lines,
    ).toHaveLength(1);
  });

  it('balances and totals are no lines', () => {
    const sheet = `Account|Date|Details|Amount
      XX01|2026-09-01|Opening balance|2000.00
      XX01|2026-09-15|Purchase|-52.10
      XX01|2026-09-30|Turnover|-52.10
      XX01|2026-09-30|Closing balance|1947.90`;
    expect(statementIn(sheet)).toMatchObject({
      refused: [],
      doubts: [],
      accountEnd: 'XX01',
      lines: [{ amount: -5210 }],
      balance: {
        amount: 194790,
        day: '2026-09-30',
      },
      notes: [
        'The running balance agrees with every line.',
        'Rows 2, 4, and 5 are left out: a balance or a total is no transaction.',
      ],
    });
    expect(statementIn(sheet.replace('-52.10\n', '-25.10\n')).doubts).toHaveLength(1);
  });
});

describe('accounts', () => {
  it('of a column each have a statement and a balance of their own', () => {
    const sheet = `Account Number|Date|Amount|Balance
      ******1111|2026-09-17|-10|90
      ******2222|2026-09-16|5|505
      ******1111|2026-09-15|-20|100
      ******2222|2026-09-14|5|500
      |oops|1|`;
    expect(readSheetText(sheet).statements).toMatchObject([
      {
        accountEnd: '1111',
        lines: [{}, {}],
        doubts: [],
        balance: { amount: 9_000 },
        refused: [{ row: 6 }],
      },
      {
        accountEnd: '2222',
        lines: [{}, {}],
        doubts: [],
        balance: { amount: 50_500 },
        refused: [{ row: 6 }],
      },
    ]);
  });

  it('of sections are told apart by the rows above them', () => {
    const sheet = `Account Number : 900111
      Date|Amount
      2026-09-17|-10
      Account Number : 900222
      Date|Amount
      2026-09-16|5`;
    expect(readSheetText(sheet).statements).toMatchObject([
      { accountEnd: '0111', lines: [{ amount: -1_000 }], refused: [] },
      { accountEnd: '0222', lines: [{ amount: 500 }], refused: [] },
    ]);
  });

  it('without numbers keep their names', () => {
    const sheet = 'Account|Date|Amount\nFun|2026-09-17|-10\nGames|2026-09-16|5';
    expect(readSheetText(sheet).statements).toMatchObject([
      { accountEnd: '', account: 'Fun' },
      { accountEnd: '', account: 'Games' },
    ]);
    expect(statementIn('Account|Date|Amount\nFun|2026-09-17|-10')).not.toHaveProperty('account');
  });
});

it('the first rows below the headings show how a sheet is read', () => {
  const below = ['1/2026|', '2/2026|5', '3/2026|5', '4/2026|5', '5/2026|5', '6/2026|5'];
  const rows = [['Date', 'Amount'], ...below.map((row) => `9/${row}`.split('|'))];
  const shown = firstRows({ rows, damaged: new Set([2]) }, { headings: 0, date: 0, amount: 1 });
  expect(shown).toMatchObject([
    { row: 2, reason: 'It has no amount.' },
    {
      row: 3,
      reason: 'A quotation mark is in the wrong place, so its cells can’t be told apart.',
    },
    { row: 4 },
    { row: 5 },
    { row: 6 },
  ]);
});

describe('an id', () => {
  const keyed = (rows: string) =>
    keyedLines(statementIn(`Date|Text|Amount|Transaction ID|Balance\n${rows}`).lines);

  it('that different rows have names none of them', () => {
    expect(keyed('9/14/2026|Cash|20|X|540\n9/14/2026|Cash|20|X|520')).toHaveLength(2);
    expect(keyed('9/14/2026|Cash|20|0|\n9/14/2026|Cash|20|0|\n9/14/2026|Fee|20|0|')).toHaveLength(
      3,
    );
  });

  it('of the same row twice is one line', () => {
    expect(keyed('9/14/2026|Cash|20|X|\n9/14/2026|Cash|20|X|')).toHaveLength(1);
  });
});
