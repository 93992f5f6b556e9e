import { describe, expect, it } from 'vitest';
import { columnsIn, isEnough, rememberedIn } from './csv-columns.ts';

/** The columns of a sheet of one line of headings, separated by bars, and rows below it. */
function columnsOf(headings: string, ...rows: readonly string[]) {
  return columnsIn([headings, ...rows].map((row) => row.split('|')));
}

describe('columnsIn', () => {
  it('finds the headings below a title, with one amount or two', () => {
    const rows = [
      ['Account ending 1234'],
      ['Date', 'Status', 'CheckNumber', 'Description', 'Withdrawal', 'Deposit', 'RunningBalance'],
    ];
    expect(columnsIn(rows)).toEqual({
      headings: 1,
      date: 0,
      status: 1,
      checkNumber: 2,
      text: 3,
      debit: 4,
      credit: 5,
      balance: 6,
    });
    expect(columnsIn([['Posting Date', 'Amount', 'Transaction ID', 'Memo']])).toMatchObject({
      date: 0,
      amount: 1,
      bankId: 2,
      memo: 3,
    });
  });

  it.each([
    [[['9/1/2026', '-5', '*', '', 'Fee']]],
    [[['Date', 'Description', 'Debit']]],
    [[['Amount', 'Description']]],
    [[]],
  ])('leaves %j to a person', (rows) => {
    expect(columnsIn(rows)).toBeNull();
  });

  it.each([
    ['Date|Description|Amount|Running Bal.', { balance: 3 }],
    ['Date|Description|Amount|Account Running Balance', { balance: 3 }],
    ['Posted Date|Transaction Date|Amount|Daily Posted Balance', { date: 0, balance: 3 }],
    ['Date|Amount|Check/Serial #|Full description', { checkNumber: 2, text: 3 }],
    ['Date|Amount|Check Serial Number|Payee Name', { checkNumber: 2, text: 3 }],
    ['Date|No.|Description|Debit|Credit', { checkNumber: 1, debit: 3, credit: 4 }],
    ['Date|Amount|Merchant Name|Reference No.', { text: 2, bankId: 3 }],
    ['Date|Description|Merchant Name|Amount', { text: 1, memo: 2 }],
    ['Date|Amount|Transaction Type|Description', { side: 2 }],
    ['Date|Amount|D/K|Description', { side: 2 }],
    ['Date|Amount|DR/CR|Description', { side: 2 }],
    ['Posting Date|Amount|Credit Debit Indicator|type|Description', { side: 2, text: 4 }],
    ['Account Number|Post Date|Amount|Status', { account: 0, status: 3 }],
    ['Date|Description|Withdrawals (-)|Deposits (+)', { debit: 2, credit: 3 }],
  ])('knows %s', (headings, columns) => {
    expect(columnsOf(headings)).toMatchObject(columns);
  });

  it.each([
    ['No.|Date|Description|Amount', ['1|9/1/2026|A|5', '2|9/2/2026|B|5', '3|9/3/2026|C|5']],
    // A row may end before it.
    ['Date|Description|Amount|No.', ['9/1/2026|A|5|1', '9/2/2026|B|5', '9/3/2026|C|5|2']],
    ['Number|Date|Description|Amount', ['3|9/1/2026|A|5', '2|9/2/2026|B|5', '1|9/3/2026|C|5']],
  ])('takes no count of rows for check numbers: %s', (headings, rows) => {
    expect(columnsOf(headings, ...rows)).not.toHaveProperty('checkNumber');
  });

  it.each([
    ['Date|Text|Amount|+/-', ['9/1/2026|A|5|-', '9/2/2026|B|5|-'], 3],
    ['Date|Text|Amount|', ['9/1/2026|A|5|D', '9/2/2026|B|5|C', '9/2/2026|B|5|'], 3],
    ['Date|Text|Amount|Kind', ['9/1/2026|A|5|DBIT', '9/2/2026|B|5|CRDT'], 3],
    ['Date|Text|Amount|Kind', ['9/1/2026|A|5|DBIT', '9/2/2026|B|5', '9/2/2026|B|5|CRDT'], 3],
    // A dash for nothing is no sign.
    ['Date|Text|Amount|Kind', ['9/1/2026|A|5|-', '9/2/2026|B|5|-'], undefined],
    ['Date|Text|Amount|Kind', ['9/1/2026|A|5|Debit', '9/2/2026|B|5|Fall'], undefined],
  ])('knows by its words which column says debit or credit: %s %j', (headings, rows, side) => {
    expect(columnsOf(headings, ...rows)?.side).toBe(side);
  });
});

it('a day and amounts are enough', () => {
  expect(isEnough({ date: 0, amount: 1 })).toBe(true);
  expect(isEnough({ date: 0, debit: 1, credit: 2 })).toBe(true);
  expect(isEnough({ date: 0, credit: 2 })).toBe(false);
  expect(isEnough({ amount: 2 })).toBe(false);
});

it('is what an account has beside its form', () => {
  const fileColumns = { headings: 0, date: 0, amount: 1 };
  expect(rememberedIn({ name: 'Checking', fileColumns })).toEqual({ fileColumns });
  expect(rememberedIn({ fileAccount: '2345' })).toEqual({ fileAccount: '2345' });
  expect(rememberedIn(null)).toEqual({});
});
