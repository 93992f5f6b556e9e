import { cents, amountOf, sumCents } from '@pa-ledger/domain/money/money';
import { describe, expect, it } from 'vitest';
import { ASSOCIATION, EXPENSES } from './sample.ts';

const { accounts, bank, funds, manualExpenses, revenueItems, transfers } = ASSOCIATION;

describe('the accounts of the sample', () => {
  it('open with what the funds begin with and what the bank had not cleared', () => {
    const openings = Object.values(accounts).map(({ outstanding = [], openingBalance }) => {
      const uncleared = outstanding.map(({ amount }) => amountOf(amount));
      return cents(amountOf(openingBalance) - sumCents(uncleared));
    });
    const beginnings = Object.values(funds).map((one) => amountOf(one.beginningBalance));
    expect(sumCents(openings)).toBe(sumCents(beginnings));
  });

  it('are named by every entry and every payment', () => {
    const payments = EXPENSES.flatMap(({ acts }) =>
      acts.flatMap((act) => (act.act === 'recordPayment' ? [act.payment.accountId] : [])),
    );
    const named = [
      ...Object.values({ ...revenueItems, ...manualExpenses }).map(({ accountId }) => accountId),
      ...Object.values(transfers).flatMap((one) => [one.fromAccountId, one.toAccountId]),
      ...payments,
    ];
    expect(payments.length).toBeGreaterThan(3);
    expect(new Set(named)).toEqual(new Set(Object.keys(accounts)));
  });
});

describe('the bank of the sample', () => {
  it('has a deposit of what came in before', () => {
    const { deposit, statement } = bank;
    const items = deposit.items.map((id) => revenueItems[id]);
    for (const item of items) {
      expect(item?.accountId).toBe(statement.accountId);
      expect(item?.share).toBeLessThan(deposit.share);
    }
  });

  it('leaves a check outstanding that was written', () => {
    const [key = ''] = bank.statement.outstanding;
    const [, id = ''] = key.split('~');
    expect(manualExpenses[id]?.share).toBeLessThan(bank.statement.share);
  });
});
