import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { expect, it } from 'vitest';
import { LEDGER_RECORDS } from '../../../../../tests/fixtures/ledger-records.ts';
import { EXPENSES, REVENUE } from './transaction-kinds.ts';
import { returnOf } from './transaction-return.ts';
import { readTransaction } from './transaction-row.ts';

const TODAY = '2026-11-20' as CalendarDate;
const cider = readTransaction('cider', {
  ...LEDGER_RECORDS.manualExpenses,
  amount: 40.5,
  date: '2026-10-17',
  description: 'Cider',
  method: 'check',
  checkNumber: '7',
});

it('a vendor refund is the expense with a negative amount, without the check', () => {
  const refund = returnOf(EXPENSES, cider, TODAY);
  expect(refund).toMatchObject({
    label: 'Vendor refund',
    values: {
      amount: '-40.50',
      date: TODAY,
      method: '',
      checkNumber: '',
      description: 'Vendor refund of Oct 17, 2026: Cider',
      paidTo: LEDGER_RECORDS.manualExpenses.paidTo,
    },
  });
  expect(refund).toMatchObject({ of: { collection: 'manualExpenses', id: 'cider' }, most: 4_050 });
  expect(refund?.id).toMatch(/^cider-returned-[A-Za-z0-9]{20}$/);
});

it('of a check from over 180 days ago says that its money may not be ours to keep', () => {
  const on = (date: string, own: object = {}) =>
    returnOf(EXPENSES, readTransaction('old', { ...cider, ...own, date }), TODAY)?.warning;
  expect(on('2026-05-23')).toMatch(/unclaimed property rule/);
  expect(on('2026-05-24')).toBeUndefined();
  expect(on('2026-05-23', { checkNumber: '' })).toBeUndefined();
});

it('a bounced check is the revenue with a negative amount', () => {
  const sale = readTransaction('sale', { ...LEDGER_RECORDS.revenueItems, amount: 12 });
  expect(returnOf(REVENUE, sale, TODAY)).toMatchObject({
    label: 'Bounced check',
    values: { amount: '-12.00', date: TODAY },
  });
});

it('no check bounces that went into cash, and a vendor gives cash back', () => {
  const sale = readTransaction('sale', { ...LEDGER_RECORDS.revenueItems, amount: 12 });
  expect(returnOf(REVENUE, sale, TODAY, { isCash: true })).toBeNull();
  expect(returnOf(EXPENSES, cider, TODAY, { isCash: true })).not.toBeNull();
});

it.each([0, -1])('what has the amount %d is not returned', (amount) => {
  expect(returnOf(EXPENSES, { ...cider, amount }, TODAY)).toBeNull();
});

it('an id stays one, however long that of the entry is', () => {
  expect(returnOf(EXPENSES, { ...cider, id: 'a'.repeat(64) }, TODAY)?.id).toHaveLength(20);
});
