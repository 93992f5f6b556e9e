import { describe, expect, it } from 'vitest';
import { amountsIn, readSheetText, statementIn } from '../../../tests/fixtures/bank-sheets.ts';
import { proposedDay } from './bank-line.ts';
import { keyedLines } from './line-keys.ts';
import { firstRows } from './sheet-statement.ts';

const ONE = { headings: -1, date: 0, amount: 1, checkNumber: 2, text: 3, bankId: 4 };
const TWO = { headings: -1, date: 0, debit: 1, credit: 2 };

describe('a row', () => {
  it('is a line', () => {
    expect(statementIn('9/1/2026|($1,250.00)|0558| Check  paid |X1', ONE).lines).toEqual([
      {
        ...{ day: '2026-09-01', amount: -125_000, checkNumber: '558', text: 'Check paid' },
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

describe('days', () => {
  const days = (rows: string, isDayFirst?: boolean) => {
    const { lines, notes, refused } = statementIn(rows, { ...ONE, isDayFirst });
    return { days: lines.map(({ day }) => day), notes, refused };
  };

  it('one row shows that the day comes first', () => {
    expect(days('3/9/2026|-1\n12/9/2026|-2\n28/9/2026|-3')).toEqual({
      ...{ days: ['2026-09-03', '2026-09-12', '2026-09-28'], refused: [] },
      notes: ['Dates begin with the day: row 3 says 28/9/2026.'],
    });
  });

  it('one row shows that the month comes first, whatever was chosen', () => {
    expect(days('9/3/2026|-1\n9/28/2026|-3', true)).toMatchObject({
      days: ['2026-09-03', '2026-09-28'],
      notes: ['Dates begin with the month: row 2 says 9/28/2026.'],
    });
    expect(days('9/3/2026|-1\n9/28/2026|-3').notes).toEqual([]);
  });

  it('rows that show both are named', () => {
    expect(days('9/28/2026|-1\n28/9/2026|-3')).toMatchObject({
      days: ['2026-09-28'],
      refused: [{ row: 2 }],
    });
  });

  it('their order shows it', () => {
    expect(days('1/10/2026|-1\n2/10/2026|-2\n12/10/2026|-2\n1/11/2026|-3')).toMatchObject({
      days: ['2026-10-01', '2026-10-02', '2026-10-12', '2026-11-01'],
      notes: ['Dates begin with the day: only that way are they in order.'],
    });
  });

  it('what nothing shows is as chosen, else month first, and that is said', () => {
    expect(days('9/3/2026|-1\n9/4/2026|-1', true)).toMatchObject({
      days: ['2026-03-09', '2026-04-09'],
    });
    expect(days('9/3/2026|-1\n9/4/2026|-1')).toMatchObject({
      days: ['2026-09-03', '2026-09-04'],
      notes: [
        expect.stringMatching(/^Dates are read month first, as US banks write them\. .*9\/3\/2026/),
      ],
    });
    expect(days('9/3/2026|-1', false).notes).toEqual([]);
    expect(days('9/9/2026|-1\n2026-09-10|-2\n20260911|-3\n9.10.2026|-4')).toMatchObject({
      days: ['2026-09-09', '2026-09-10', '2026-09-11', '2026-10-09'],
    });
  });
});

describe('which way money went', () => {
  it.each([
    ['Debit/Credit', 'Debit', 'Credit'],
    ['D/K', 'D', 'K'],
    ['DR/CR', 'DR', 'CR'],
    ['Credit Debit Indicator', 'DBIT', 'CRDT'],
    ['Type', 'Withdrawal', 'Deposit'],
    ['Type', 'POS', 'ACH Credit'],
    ['Type', 'Fee', 'Interest'],
    ['+/-', '-', '+'],
    ['Kind', 'D', 'C'],
  ])('is what the words of %s say where amounts have no sign', (heading, out, into) => {
    const sheet = `Date|Text|Amount|${heading}\n9/2/2026|A|5.00|${out}\n9/1/2026|B|7.00|${into}`;
    const statement = statementIn(sheet);
    expect(amountsIn(statement)).toEqual([-5, 7]);
    expect(statement.notes).toContainEqual(expect.stringMatching(/^The amounts have no signs\./));
  });

  it('is said by words also in a column without a heading', () => {
    const out = 'Date|Amount|\n9/2/2026|5|D\n9/1/2026|7|C\n9/1/2026|0|';
    const bySide = statementIn(out);
    expect(amountsIn(bySide)).toEqual([-5, 7, 0]);
    expect(bySide.notes).toContain(
      'The amounts have no signs. The words beside them say which way each one went.',
    );
    expect(statementIn('Date|Amount|\n9/2/2026|5|D\n9/1/2026|-7|C').notes).toContain(
      'Money out has no minus here, as the words beside it show.',
    );
  });

  it('is what the sign says where the amounts have one', () => {
    const sheet =
      'Date|Amount|Type\n9/2/2026|-5|Debit\n9/1/2026|7|Credit\n9/1/2026|5|Debit Reversal';
    expect(amountsIn(statementIn(sheet))).toEqual([-5, 7, 5]);
  });

  it('is turned where the words show that', () => {
    const sheet = 'Date|Amount|Type\n9/2/2026|5|Debit\n9/1/2026|-7|Credit\n9/1/2026|3|Transfer';
    expect(statementIn(sheet)).toMatchObject({
      lines: [{ amount: -500 }, { amount: 700 }, { amount: -300 }],
      notes: [expect.anything(), 'Money out has no minus here, as “Type” shows.'],
    });
  });

  it('is named where the words leave it open', () => {
    const sheet = 'Date|Amount|Type\n9/3/2026|5|Debit\n9/2/2026|7|Transfer\n9/1/2026|-5|Debit';
    expect(statementIn(sheet)).toMatchObject({
      lines: [{ amount: -500 }, { amount: 500 }],
      refused: [{ row: 3, reason: 'Nothing shows whether this money came in or went out.' }],
    });
  });

  it('in a debit column is out, and a minus among others without one is money back', () => {
    const sheet =
      'Date|Debit|Credit\n9/1/2026|5|\n9/2/2026|6|\n9/3/2026|-5|\n9/4/2026||-2\n9/5/2026||3';
    expect(amountsIn(statementIn(sheet))).toEqual([-5, -6, 5, -2, 3]);
    const signed = 'Date|Debit|Credit\n9/1/2026|-5|\n9/2/2026|-6|\n9/3/2026|5|';
    expect(amountsIn(statementIn(signed))).toEqual([-5, -6, 5]);
  });

  it('is turned where a person says so', () => {
    expect(amountsIn(statementIn('9/1/2026|5\n9/2/2026|-7', { ...ONE, isTurned: true }))).toEqual([
      ...[-5, 7],
    ]);
  });
});

describe('the running balance', () => {
  const ROWS = [
    '9/14/2026|A|-10|90',
    '9/15/2026|B|-20|70',
    '9/15/2026|C|50|120',
    '9/15/2026|D|-1,030.00|(910.00)',
    '9/18/2026|E|1,000|$90.00',
  ];
  const sheet = (rows: readonly string[], headings = 'Date|Description|Amount|Balance') =>
    [headings, ...rows].join('\n');
  const ADDS_UP = 'The running balance agrees with every line.';

  it.each([
    ['oldest first', ROWS],
    ['newest first', ROWS.toReversed()],
    ['newest day first, each day oldest first', [ROWS[4], ROWS[1], ROWS[2], ROWS[3], ROWS[0]]],
    ['oldest day first, each day newest first', [ROWS[0], ROWS[3], ROWS[2], ROWS[1], ROWS[4]]],
    ['some rows without one', ROWS.with(1, '9/15/2026|B|-20|')],
    ['an opening row', ['9/14/2026|Opening balance||100', ...ROWS]],
    ['a closing row first', ['9/30/2026|Closing balance|90|', ...ROWS.toReversed()]],
    ['totals', [...ROWS, '9/30/2026|Total debits|-1,060.00|']],
  ])('agrees with rows %s', (_, rows) => {
    const statement = statementIn(sheet(rows.map((row) => row ?? '')));
    expect(statement).toMatchObject({ doubts: [], refused: [], balance: { amount: 9_000 } });
    expect(statement.lines).toHaveLength(5);
    expect(statement.notes).toContain(ADDS_UP);
  });

  it('agrees where a day’s rows all have its last one', () => {
    const daily = ROWS.map((row) => row.replace(/(9\/15.*)\|.*$/, '$1|(910.00)'));
    for (const rows of [daily, daily.toReversed()])
      expect(statementIn(sheet(rows))).toMatchObject({
        ...{ doubts: [], notes: [ADDS_UP] },
        balance: { amount: 9_000, day: '2026-09-18' },
      });
    const wrong = daily.with(4, '9/18/2026|E|1,000|90.01');
    expect(statementIn(sheet(wrong)).doubts).toHaveLength(1);
    const bad = daily.with(2, '9/15/2026|C|oops|(910.00)');
    expect(statementIn(sheet(bad))).toMatchObject({ doubts: [], refused: [{ row: 4 }] });
  });

  it.each([
    ['a wrong sign', ROWS.with(2, '9/15/2026|C|-50|120'), 4],
    ['a row that is missing', ROWS.toSpliced(2, 1), 4],
    ['a row twice', ROWS.toSpliced(2, 0, ROWS[1] ?? ''), 4],
    ['a wrong balance', ROWS.with(4, '9/18/2026|E|1,000|90.01'), 6],
  ])('names the first row that fails: %s', (_, rows, row) => {
    const { doubts = [], notes } = statementIn(sheet(rows));
    expect(doubts).toEqual([
      expect.stringMatching(new RegExp(`^Row ${row} doesn’t add up: from row`)),
    ]);
    expect(notes).not.toContain(ADDS_UP);
    const reversed = rows.toReversed();
    const bad = reversed.indexOf(rows[row - 2] ?? '') + 2;
    expect(statementIn(sheet(reversed)).doubts).toEqual([
      expect.stringMatching(new RegExp(`^Row ${bad} doesn’t add up`)),
    ]);
  });

  it('names the first one of several in the order of the file', () => {
    const rows = ROWS.with(1, '9/15/2026|B|50|70').with(2, '9/15/2026|C|-20|120');
    expect(statementIn(sheet(rows)).doubts).toEqual([expect.stringMatching(/^Row 3 /)]);
    expect(statementIn(sheet(rows.toReversed())).doubts).toEqual([
      expect.stringMatching(/^Row 4 /),
    ]);
  });

  it('says by how much', () => {
    expect(statementIn(sheet(ROWS.with(2, '9/15/2026|C|-50|120'))).doubts).toEqual([
      'Row 4 doesn’t add up: from row 3 to row 4 the balance changes by $50.00, but the amounts come to -$50.00.',
    ]);
  });

  it('proposes turned signs', () => {
    const rows = [
      '9/15/2026|A|10.00|90.00',
      '9/14/2026|B|5.00|100.00',
      '9/13/2026|C|-20.00|105.00',
    ];
    const { columns, statements } = readSheetText(sheet(rows));
    expect(statements).toMatchObject([
      {
        lines: [{ amount: -1_000 }, { amount: -500 }, { amount: 2_000 }],
        doubts: [],
        notes: [
          'Money out has no minus here: only that way does the running balance add up.',
          ADDS_UP,
        ],
      },
    ]);
    expect(columns.isTurned).toBe(true);
    const again = { ...columns, isTurned: true };
    const signed = rows.map((row) =>
      row.replace(
        /\|(-?)(\d+\.00)\|/,
        (_, minus, number) => `|${minus === '' ? '-' : ''}${number}|`,
      ),
    );
    expect(statementIn(sheet(signed), again)).toMatchObject({
      notes: [expect.stringMatching(/^Money out has a minus here/), ADDS_UP],
    });
  });

  it('leaves open which way the oldest of amounts without signs went, and asks', () => {
    const rows = ['9/15/2026|A|10|90', '9/14/2026|B|5|100', '9/13/2026|C|105|105'];
    for (const [given, oldest] of [
      [rows, 4],
      [rows.toReversed(), 2],
    ] as const)
      expect(statementIn(sheet(given)).doubts).toEqual([
        `Row ${oldest} is the oldest, so no balance shows whether its money came in or went out. It’s read as money out.`,
      ]);
    const opened = sheet([...rows, '9/12/2026|Opening balance||210']);
    expect(statementIn(opened)).toMatchObject({ doubts: [], lines: [{}, {}, { amount: -10_500 }] });
    const told = { ...readSheetText(opened).columns, isTurned: true };
    expect(statementIn(sheet(rows), told).doubts).toEqual([]);
    // An account in which nothing moved has no oldest amount.
    const two = `Account|Date|Amount|Balance
      Fun|9/15/2026|10|90
      Fun|9/14/2026|5|100
      Games|9/14/2026|0|50`;
    expect(readSheetText(two).statements).toMatchObject([
      { doubts: [expect.stringMatching(/^Row 3 is the oldest/)] },
      { doubts: [] },
    ]);
  });

  it('proposes what a debit column means', () => {
    const headings = 'Date|Description|Debit|Credit|Balance';
    const back = ['9/14/2026|A|-10||100', '9/15/2026|B|-5||105'];
    expect(statementIn(sheet(back, headings))).toMatchObject({
      lines: [{ amount: 1_000 }, { amount: 500 }],
      notes: [expect.stringMatching(/^A minus in the debit column is money back/), ADDS_UP],
    });
    const exchanged = ['9/14/2026|A|10||100', '9/15/2026|B|5||105', '9/16/2026|C||7|98'];
    expect(statementIn(sheet(exchanged, headings))).toMatchObject({
      lines: [{ amount: 1_000 }, { amount: 500 }, { amount: -700 }],
      notes: [expect.stringMatching(/^Money in is in the debit column/), ADDS_UP],
    });
  });

  it('signs amounts that have none, and names the oldest one', () => {
    const rows = ['9/14/2026|A|10|90', '9/15/2026|B|20|70', '9/16/2026|C|50|120'];
    for (const [given, oldest] of [
      [rows, 2],
      [rows.toReversed(), 4],
    ] as const) {
      const { lines, refused, notes } = statementIn(sheet(given));
      expect(lines.map(({ amount }) => amount).toSorted()).toEqual([-2_000, 5_000]);
      expect(refused).toMatchObject([{ row: oldest }]);
      expect(notes).toContainEqual(expect.stringMatching(/^The amounts have no signs/));
    }
    const opened = ['9/14/2026|Opening balance||100', ...rows];
    expect(amountsIn(statementIn(sheet(opened)))).toEqual([-10, -20, 50]);
    const alike = ['9/14/2026|A|10|90', '9/15/2026|B|10|80', '9/16/2026|C|10|90'];
    expect(amountsIn(statementIn(sheet(alike)))).toEqual([-10, 10]);
    expect(amountsIn(statementIn(sheet(alike.toReversed())))).toEqual([10, -10]);
    const begun = ['9/14/2026|Account check|0.00|100', ...rows];
    expect(amountsIn(statementIn(sheet(begun)))).toEqual([0, -10, -20, 50]);
  });

  it('that is the same everywhere shows nothing, and that is said', () => {
    const rows = ROWS.map((row) => row.replace(/\|[^|]*$/, '|500.00'));
    expect(statementIn(sheet(rows))).toMatchObject({
      ...{ doubts: [], balance: { amount: 50_000 } },
      notes: [expect.stringMatching(/^All rows have the same balance/)],
    });
  });

  it('behind a row that is refused begins anew', () => {
    expect(statementIn(sheet(ROWS.with(1, '9/15/2026|B|oops|70')))).toMatchObject({
      ...{ doubts: [], refused: [{ row: 3 }] },
    });
  });

  it('is that of the newest line', () => {
    expect(statementIn(sheet(ROWS)).balance).toEqual({ amount: 9_000, day: '2026-09-18' });
    const one = ['9/15/2026|A|1|90', '9/15/2026|B|5|95'];
    expect(statementIn(sheet(one)).balance).toEqual({ amount: 9_500, day: '2026-09-15' });
    expect(statementIn(sheet(one.toReversed())).balance?.amount).toBe(9_500);
    expect(statementIn(sheet(['9/15/2026|A|1|90', '9/15/2026|B|5|'])).balance).toBeNull();
    expect(statementIn(sheet(['9/15/2026|A|1|', '9/16/2026|B|5|95'])).balance?.amount).toBe(9_500);
    expect(statementIn('Date|Amount\n9/15/2026|1').balance).toBeNull();
  });

  it('leaves lines that are newer than the last one for later', () => {
    const statement = statementIn(sheet([...ROWS, '9/19/2026|F|-5|', '9/20/2026|G|-5|']));
    expect(statement.balance).toEqual({ amount: 9_000, day: '2026-09-18' });
    expect(proposedDay(statement)).toBe('2026-09-18');
    expect(statement.notes).toEqual([
      'Rows 7 and 8 are newer than the last balance in the file. Check whether your bank has posted them.',
    ]);
  });

  it('is left open where a newer line is of its day', () => {
    const statement = statementIn(sheet([...ROWS, '9/18/2026|F|-5|']));
    expect(statement.balance).toBeNull();
    expect(statement.notes).toEqual([expect.stringMatching(/^Row 7 is newer than the last/)]);
  });

  it('stays within what money can be', () => {
    const most = '22,517,998,136,852.47';
    expect(
      statementIn(sheet([`9/14/2026|A|1|-${most}`, `9/15/2026|B|-${most}|${most}`])).doubts,
    ).toHaveLength(1);
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
      ...{ refused: [], balance: { amount: 9_300, day: '2026-09-04' } },
      lines: [{ amount: -700 }, { amount: 10_000 }],
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
      ...{ refused: [], doubts: [], accountEnd: 'XX01' },
      lines: [{ amount: -5_210 }],
      balance: { amount: 194_790, day: '2026-09-30' },
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
    ...[{ row: 4 }, { row: 5 }, { row: 6 }],
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
