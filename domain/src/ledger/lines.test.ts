import { describe, expect, it } from 'vitest';
import {
  APPROVED,
  CELL,
  EXPENSE,
  OCTOBER,
  PAYMENT,
  REVENUE,
  SEPTEMBER,
  WITHOUT_FUND,
} from '../../../tests/fixtures/counted-documents.ts';
import { cellId, NO_AMOUNTS } from './cells.ts';
import { accountMovementsOf, linesOf } from './lines.ts';

const [LINE] = EXPENSE.lines;
const PAID = { ...EXPENSE, status: 'paid', payment: { date: '2026-10-01' } };

describe('linesOf', () => {
  it('counts revenue and manual expenses in cents, in the month of their day', () => {
    expect(linesOf('revenueItems', REVENUE)).toEqual([
      { ...NO_AMOUNTS, cell: CELL, revenue: 1_234 },
    ]);
    const refund = { ...REVENUE, amount: -0.05, date: '2026-10-31' };
    expect(linesOf('manualExpenses', refund)).toEqual([
      { ...NO_AMOUNTS, cell: { ...CELL, month: OCTOBER }, manual: -5 },
    ]);
  });

  it('counts an approved expense in the month of its approval', () => {
    expect(linesOf('expenses', EXPENSE)).toEqual([
      { ...NO_AMOUNTS, cell: WITHOUT_FUND, ...APPROVED },
    ]);
  });

  it('counts a paid one as an approved one: its payment counts by itself', () => {
    expect(linesOf('expenses', PAID)).toEqual(linesOf('expenses', EXPENSE));
  });

  it('counts an expense of $0.00 as an expense', () => {
    expect(linesOf('expenses', { ...EXPENSE, lines: [{ ...LINE, amount: -0 }] })).toEqual([
      { ...NO_AMOUNTS, cell: WITHOUT_FUND, approvedCount: 1 },
    ]);
  });

  it('counts an expense from before funds were stored as one without a fund', () => {
    const [line] = linesOf('expenses', { ...EXPENSE, lines: [{ ...LINE, fundId: undefined }] });
    expect(line?.cell).toEqual(WITHOUT_FUND);
  });

  it.each(['pending', 'rejected', 'Approved', undefined, null, 1])(
    'does not count an expense that is %j',
    (status) => {
      expect(linesOf('expenses', { ...PAID, status })).toEqual([]);
    },
  );

  it.each([
    ['nothing', undefined],
    ['no category', { ...REVENUE, categoryId: undefined }],
    ['a category that is no id', { ...REVENUE, categoryId: 'a~b' }],
    ['a fund that is no id', { ...REVENUE, fundId: '' }],
    ['no amount', { ...REVENUE, amount: undefined }],
    ['a text for an amount', { ...REVENUE, amount: '12' }],
    ['part of a cent', { ...REVENUE, amount: 0.001 }],
    ['more than money', { ...REVENUE, amount: Number.NaN }],
    ['no day', { ...REVENUE, date: undefined }],
    ['a day that does not exist', { ...REVENUE, date: '2026-02-29' }],
  ])('does not count %s', (_name, fields) => {
    expect(linesOf('revenueItems', fields)).toEqual([]);
  });

  it.each([
    undefined,
    null,
    'x',
    {},
    [{}],
    [{ ...LINE, amount: '1' }],
    [{ ...LINE, refused: true }],
  ])('does not count the lines %j', (odd) => {
    expect(linesOf('expenses', { ...PAID, lines: odd })).toEqual([]);
  });

  it('counts what is from a closed year in its fund and in no category', () => {
    const own = { ...CELL, categoryId: null };
    const mark = { fromClosedYear: true };
    expect(linesOf('revenueItems', { ...REVENUE, amount: -12.34, ...mark })).toEqual([
      { ...NO_AMOUNTS, cell: own, revenue: -1_234 },
    ]);
    const line = { categoryId: 'festival', fundId: 'main', amount: 84.35 };
    const payment = { ...PAYMENT, lines: [line] };
    expect(linesOf('payments', { ...payment, voided: { date: '2026-11-02', ...mark } })).toEqual([
      { ...NO_AMOUNTS, cell: { ...CELL, month: OCTOBER }, paid: 8_435, paidCount: 1 },
      { ...NO_AMOUNTS, cell: { ...own, month: '2026-11' }, paid: -8_435, paidCount: -1 },
    ]);
    const again = { ...payment, lines: [{ ...line, ...mark }] };
    expect(linesOf('payments', again)).toEqual([
      { ...NO_AMOUNTS, cell: { ...own, month: OCTOBER }, paid: 8_435, paidCount: 1 },
    ]);
    // Voided in its own month, nothing is left of it in any cell.
    expect(linesOf('payments', { ...again, voided: { date: PAYMENT.date } })).toEqual([]);
  });

  it('counts a transfer in both funds, in the month of its day', () => {
    const transfer = { date: '2026-10-31', amount: 20, fromFundId: 'main', toFundId: 'grants' };
    const of = (fundId: string) => ({ month: OCTOBER, categoryId: null, fundId });
    expect(linesOf('transfers', transfer)).toEqual([
      { ...NO_AMOUNTS, cell: of('grants'), transferIn: 2_000 },
      { ...NO_AMOUNTS, cell: of('main'), transferOut: 2_000 },
    ]);
    for (const odd of [{ toFundId: null }, { fromFundId: 'a~b' }, { date: '' }, { amount: '1' }])
      expect(linesOf('transfers', { ...transfer, ...odd })).toEqual([]);
  });

  it('counts an expense and its payment otherwise from the day they were reclassified', () => {
    const now = { categoryId: 'fair', fundId: 'library', amount: 84.35 };
    const reclassified = [{ on: '2026-11-20', lines: EXPENSE.lines }];
    const at = (month: string, own: object) => ({ ...WITHOUT_FUND, month, ...own });
    expect(linesOf('expenses', { ...PAID, lines: [now], reclassified })).toEqual([
      { ...NO_AMOUNTS, cell: WITHOUT_FUND, ...APPROVED },
      {
        ...NO_AMOUNTS,
        cell: at('2026-11', { categoryId: 'fair', fundId: 'library' }),
        ...APPROVED,
      },
      { ...NO_AMOUNTS, cell: at('2026-11', {}), approved: -8_435, approvedCount: -1 },
    ]);
    const paid = { paid: 8_435, paidCount: 1 };
    const undone = { paid: -8_435, paidCount: -1 };
    const payment = { date: '2026-10-01', lines: [now], reclassified };
    const cells = (fields: object) =>
      linesOf('payments', { ...payment, ...fields }).map(({ cell, paid: of, paidCount }) => [
        cellId(cell),
        { paid: of, paidCount },
      ]);
    expect(cells({})).toEqual([
      ['2026-10~festival~', paid],
      ['2026-11~fair~library', paid],
      ['2026-11~festival~', undone],
    ]);
    // A void takes it back from where it counted last.
    expect(cells({ voided: { date: '2026-12-01' } })).toEqual([
      ['2026-10~festival~', paid],
      ['2026-11~fair~library', paid],
      ['2026-11~festival~', undone],
      ['2026-12~fair~library', undone],
    ]);
    // Set right in the month of the payment, nothing is left where it counted by mistake.
    expect(cells({ date: '2026-11-02' })).toEqual([['2026-11~fair~library', paid]]);
  });

  it('does not count an approval without its day', () => {
    expect(linesOf('expenses', { ...EXPENSE, approvedOn: null })).toEqual([]);
  });
});

describe('linesOf what names an account', () => {
  const account = { month: SEPTEMBER, accountId: 'checking' };

  it('counts in the account as in the fund', () => {
    const named = { ...REVENUE, accountId: 'checking' };
    const [inAccount, inFund] = linesOf('revenueItems', named);
    expect(inAccount).toEqual({ ...NO_AMOUNTS, cell: account, revenue: 1_234 });
    expect([inFund]).toEqual(linesOf('revenueItems', REVENUE));
    const spent = linesOf('manualExpenses', named).map(({ cell, manual }) => [cell, manual]);
    expect(spent).toEqual([
      [account, 1_234],
      [CELL, 1_234],
    ]);
  });

  it('adds up the lines of a payment, and its void on the day of that', () => {
    const voided = { ...PAYMENT, accountId: 'checking', voided: { date: '2026-11-02' } };
    const days = accountMovementsOf('payments', voided).map(({ day, paid }) => [day, paid]);
    expect(days.slice(0, 3).every(([day]) => day === '2026-10-01')).toBe(true);
    const cells = linesOf('payments', voided).filter(({ cell }) => 'accountId' in cell);
    expect(cells.map(({ cell, paid, paidCount }) => [cell.month, paid, paidCount])).toEqual([
      ['2026-10', 8_560, 3],
      ['2026-11', -8_560, -3],
    ]);
  });

  it('counts a transfer in both accounts, with or without funds', () => {
    const transfer = { date: '2026-09-14', amount: 20 };
    const between = { ...transfer, fromAccountId: 'checking', toAccountId: 'savings' };
    const lines = [
      { ...NO_AMOUNTS, cell: account, transferOut: 2_000 },
      { ...NO_AMOUNTS, cell: { ...account, accountId: 'savings' }, transferIn: 2_000 },
    ];
    expect(linesOf('transfers', between)).toEqual(lines);
    const both = { ...between, fromFundId: 'main', toFundId: 'grants' };
    expect(linesOf('transfers', both)).toHaveLength(4);
    expect(linesOf('transfers', { ...between, toAccountId: undefined })).toEqual([]);
  });

  it('counts nothing in an account that is no id, of an expense, or of what counts nowhere', () => {
    expect(linesOf('revenueItems', { ...REVENUE, accountId: 'a b' })).toHaveLength(1);
    expect(linesOf('expenses', { ...EXPENSE, accountId: 'checking' })).toHaveLength(1);
    expect(linesOf('revenueItems', { ...REVENUE, accountId: 'checking', date: '' })).toEqual([]);
    expect(accountMovementsOf('payments', undefined)).toEqual([]);
  });
});

describe('linesOf a payment', () => {
  const paid = (amount: number, paidCount = 1) => ({ ...NO_AMOUNTS, paid: amount, paidCount });

  it('counts by category and fund in the month of its day, at most one line a cell', () => {
    expect(linesOf('payments', PAYMENT)).toEqual([
      { cell: { ...CELL, month: OCTOBER, fundId: 'library' }, ...paid(5) },
      { cell: { ...CELL, month: OCTOBER }, ...paid(8_555, 2) },
    ]);
  });

  it('counts a void with the opposite sign in the month of its day', () => {
    const lines = linesOf('payments', { ...PAYMENT, voided: { date: '2026-12-31' } });
    expect(lines.map(({ cell, paid: sum, paidCount }) => [cellId(cell), sum, paidCount])).toEqual([
      ['2026-10~festival~library', 5, 1],
      ['2026-10~festival~main', 8_555, 2],
      ['2026-12~festival~library', -5, -1],
      ['2026-12~festival~main', -8_555, -2],
    ]);
  });

  it.each([
    ['a void in the same month', { voided: { date: '2026-10-31' } }],
    ['a mistake', { mistake: { reason: 'x' } }],
    ['no day', { date: null }],
    ['no lines', { lines: undefined }],
    ['no amounts', { lines: [{ categoryId: 'festival', fundId: 'main', amount: 'x' }] }],
    ['no categories', { lines: [{ fundId: 'main', amount: 1 }, null] }],
  ])('nothing is left of it with %s', (_name, own) => {
    expect(linesOf('payments', { ...PAYMENT, ...own })).toEqual([]);
  });

  it('counts the payment of a void whose day cannot be read', () => {
    const odd = linesOf('payments', { ...PAYMENT, voided: { date: 'soon' } });
    expect(odd).toEqual(linesOf('payments', PAYMENT));
  });
});
