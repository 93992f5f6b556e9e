import { describe, expect, it } from 'vitest';
import { amountsIn, statementIn } from '../../../tests/fixtures/bank-sheets.ts';

const ONE = { headings: -1, date: 0, amount: 1, checkNumber: 2, text: 3, bankId: 4 };

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
      -5, 7,
    ]);
  });
});
