import { describe, expect, it } from 'vitest';
import { amountsIn, readSheetText, statementIn } from '../../../tests/fixtures/bank-sheets.ts';
import { proposedDay } from './bank-line.ts';

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
        doubts: [],
        notes: [ADDS_UP],
        balance: {
          amount: 9e3,
          day: '2026-09-18',
        },
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
      doubts: [],
      balance: { amount: 5e4 },
      notes: [expect.stringMatching(/^All rows have the same balance/)],
    });
  });

  it('behind a row that is refused begins anew', () => {
    expect(statementIn(sheet(ROWS.with(1, '9/15/2026|B|oops|70')))).toMatchObject({
      doubts: [],
      refused: [{ row: 3 }],
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
