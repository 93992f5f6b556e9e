import { describe, expect, it } from 'vitest';
import { cellsOf, readServiceText, serviceFile } from '../../../../tests/fixtures/service-files.ts';
import { amountOf, formatCents, sumCents } from '../../money/money.ts';
import { serviceColumnsIn } from './service-columns.ts';
import { netOf, serviceRowErrors } from './service-row.ts';
import { readServiceSheet, type ReadServiceRow } from './service-sheet.ts';

/** What a row becomes, in one line: `2027-06-30 sale 100.00 - 3.20 tax 8.25`. */
function lineOf(read: ReadServiceRow): string {
  if ('reason' in read) return `${read.row}: ${read.reason}`;
  const { date, kind, gross, fee, tax } = read.texts;
  const parts = [`${read.row}: ${date}`, kind, gross, fee && `- ${fee}`, tax && `tax ${tax}`];
  return parts.filter(Boolean).join(' ');
}

const linesOf = (name: string, timeZone?: string) =>
  readServiceText(serviceFile(name), timeZone).map(lineOf);

const balanceOf = (name: string): string =>
  formatCents(
    sumCents(
      readServiceText(serviceFile(name)).map((read) =>
        'texts' in read ? netOf(read.texts) : amountOf(0),
      ),
    ),
  );

describe('a file of a service', () => {
  it('of PayPal has signed fees, its own zone, and rows that are no sale', () => {
    expect(linesOf('paypal')).toEqual([
      '2: 2027-06-30 sale 100.00 - 3.20',
      '3: 2027-06-30 sale 1082.50 - 32.00 tax 82.50',
      '4: 2027-07-01 refund 20.00 - -0.59',
      '5: 2027-07-02 payout 96.80',
      '6: “Express Checkout Payment” is money out, but not a refund, fee, or payout. Enter it as a manual expense.',
      '7: Its status is “Pending”.',
      '8: It’s in EUR, not in dollars.',
      '9: It doesn’t change the balance.',
      '10: “Bank Deposit to PP Account” came from your bank. Enter it as a transfer between accounts.',
    ]);
    // The file's own balance on July 2, before the purchase.
    expect(balanceOf('paypal')).toBe('$1,031.09');
  });

  it('of Stripe has times in UTC: June’s evening stays in June', () => {
    expect(linesOf('stripe')).toEqual([
      '2: 2027-06-30 sale 120.00 - 3.78',
      '3: 2027-07-01 refund 20.00',
      '4: 2027-07-05 payout 96.22',
      '5: 2027-07-06 fee - 2.00',
      '6: “adjustment” is money out, but not a refund, fee, or payout. Enter it as a manual expense.',
      '7: “payout_failure” came back to the service. Enter it by hand.',
    ]);
    expect(linesOf('stripe', 'UTC')[0]).toBe('2: 2027-07-01 sale 120.00 - 3.78');
  });

  it('of Square has fees below 0 in two spellings, tax, and cash that never came', () => {
    expect(linesOf('square')).toEqual([
      '2: 2027-06-30 sale 31.16 - 0.93 tax 2.16',
      '3: It was paid in cash or otherwise outside the service.',
      '4: Part of it was paid in cash or otherwise outside the service. Type the rest by hand.',
      '5: 2027-07-01 refund 10.80 - -0.35 tax 0.80',
    ]);
    expect(linesOf('square', 'America/New_York')[0]).toContain('2: 2027-07-01');
  });

  it('of Venmo has its amounts in brackets, no net, and lines of balances', () => {
    expect(linesOf('venmo')).toEqual([
      '5: 2027-06-30 sale 40.00 - 0.86',
      '6: 2027-07-01 sale 40.00 - 0.86',
      '7: 2027-07-02 payout 39.14',
    ]);
    expect(balanceOf('venmo')).toBe('$39.14');
  });

  it('of donations has no kinds, refunds as a status alone, and what can’t be read', () => {
    expect(linesOf('givebutter')).toEqual([
      '2: 2027-07-04 sale 25.00 - 1.02',
      '3: It was refunded, and the file has no row for the refund. Type both the sale and the refund.',
      '4: Gross, fee, and net don’t add up.',
      '5: “soon” isn’t a day such as 9/1/2026 or 2026-09-01.',
      '6: Gross “thirty” isn’t dollars and cents.',
      '7: It has the ID of row 2.',
    ]);
  });

  it('has rows that can be saved as they are', () => {
    for (const name of ['paypal', 'stripe', 'square', 'venmo', 'givebutter']) {
      const errors = readServiceText(serviceFile(name)).map((read) =>
        'texts' in read ? serviceRowErrors(read.texts) : {},
      );
      expect(errors.every((each) => Object.keys(each).length === 0)).toBe(true);
    }
  });
});

describe('a row of a file', () => {
  it('has what it’s for and its id, but no name', () => {
    expect(readServiceText(serviceFile('paypal'))[0]).toMatchObject({
      texts: { description: 'Carnival tickets', serviceId: '8AB12345CD678901E' },
    });
  });

  it('without an id is known by what it says, and by its number among equals', () => {
    const text =
      'Date,Type,Gross\n6/30/2027,Sale,5\n6/30/2027,Sale,5\n6/30/2027,Sale,5\n7/1/2027,Sale,5';
    const keys = readServiceText(text).map((read) => 'key' in read && read.key);
    expect(new Set(keys).size).toBe(4);
    expect(readServiceText(text).map((read) => 'key' in read && read.key)).toEqual(keys);
  });

  it('is told from an equal one by its id', () => {
    const text = 'Date,Type,Gross,ID\n6/30/2027,Sale,5,1\n6/30/2027,Sale,5,2';
    expect(readServiceText(text).map((read) => 'key' in read && read.key)).toEqual([
      'in 1',
      'in 2',
    ]);
  });

  it('of money out without a kind asks which one', () => {
    expect(readServiceText('Date,Gross,ID\n6/30/2027,-5,1')).toMatchObject([
      { texts: { kind: '', gross: '5.00' } },
    ]);
  });

  it('named a deposit came from the bank, or went there', () => {
    const text = `Date,Type,Gross
6/30/2027,Deposit,5
6/30/2027,Deposit,-5
6/30/2027,refund_failure,5
6/30/2027,Chargeback Fee,-15`;
    expect(readServiceText(text).map(lineOf)).toEqual([
      '2: “Deposit” came from your bank. Enter it as a transfer between accounts.',
      '3: 2027-06-30 payout 5.00',
      '4: “refund_failure” came back to the service. Enter it by hand.',
      '5: 2027-06-30 fee - 15.00',
    ]);
  });

  it('shows a sale and its refund under one id', () => {
    const text = 'Date,Type,Gross,ID\n6/30/2027,Sale,5,1\n7/1/2027,Refund,-5,1';
    expect(readServiceText(text).map(lineOf)).toEqual([
      '2: 2027-06-30 sale 5.00',
      '3: 2027-07-01 refund 5.00',
    ]);
  });

  it('counts a refunded sale where the file has the refund, too', () => {
    const text =
      'Date,Type,Status,Gross,ID\n6/30/2027,Sale,Partially_Refunded,5,1\n7/1/2027,Refund,Completed,-2,2';
    expect(readServiceText(text).map(lineOf)).toEqual([
      '2: 2027-06-30 sale 5.00',
      '3: 2027-07-01 refund 2.00',
    ]);
  });

  it('says so where a payout is all that the file has of a refunded sale', () => {
    const text =
      'Date,Type,Status,Gross,ID\n6/30/2027,Sale,Refunded,5,1\n7/1/2027,Payout,Completed,-2,2';
    expect(readServiceText(text).map(lineOf)).toEqual([
      '2: It was refunded, and the file has no row for the refund. Type both the sale and the refund.',
      '3: 2027-07-01 payout 2.00',
    ]);
  });

  it('leaves a refunded sale of another currency out like any other', () => {
    const text =
      'Date,Type,Status,Gross,Currency,ID\n6/30/2027,Sale,Refunded,5,EUR,1\n7/1/2027,Refund,Completed,-2,USD,2';
    expect(readServiceText(text).map(lineOf)).toEqual([
      '2: It’s in EUR, not in dollars.',
      '3: 2027-07-01 refund 2.00',
    ]);
  });

  it('counts one as refunded where no word says what money out is', () => {
    const text = 'Date,Status,Gross,ID\n6/30/2027,Refunded,5,1\n7/1/2027,Completed,-2,2';
    expect(readServiceText(text).map(lineOf)[0]).toBe('2: 2027-06-30 sale 5.00');
  });

  it('is left out where nothing moves, and is a fee where only that does', () => {
    const text = `Date,Type,Gross,Fee,Net,Sales Tax
6/30/2027,Sale,0,0,0,
6/30/2027,Monthly,0,5,-5,
6/30/2027,Fee refund,2,0,2,
6/30/2027,Sale,5,x,5,
6/30/2027,Sale,5,1,x,
6/30/2027,Sale,5,1,4,x
6/30/2027,Sale,5,1,,
,Sale,,,,
Date,Type,Gross,Fee,Net,Sales Tax`;
    expect(readServiceText(text).map(lineOf)).toEqual([
      '2: It moves no money.',
      '3: 2027-06-30 fee - 5.00',
      '4: 2027-06-30 fee - -2.00',
      '5: Fee “x” isn’t dollars and cents.',
      '6: Net “x” isn’t dollars and cents.',
      '7: Sales tax “x” isn’t dollars and cents.',
      '8: 2027-06-30 sale 5.00 - 1.00',
    ]);
  });

  it('gets its fee from gross and net where the file has no fee', () => {
    expect(readServiceText('Date,Gross,Net\n6/30/2027,5,4').map(lineOf)).toEqual([
      '2: 2027-06-30 sale 5.00 - 1.00',
    ]);
  });
});

describe('the columns', () => {
  it('are asked for where day or gross isn’t found', () => {
    expect(serviceColumnsIn(cellsOf('When,How much\n6/30/2027,5'))).toBeNull();
    expect(serviceColumnsIn(cellsOf('Date,Fee\n6/30/2027,5'))).toBeNull();
    expect(serviceColumnsIn([])).toBeNull();
  });

  it('can be chosen in a file without headings', () => {
    const rows = cellsOf('6/30/2027,5\n7/1/2027');
    expect(readServiceSheet(rows, { headings: -1, date: 0, gross: 1 }, 'UTC').map(lineOf)).toEqual([
      '1: 2027-06-30 sale 5.00',
      '2: It moves no money.',
    ]);
  });
});
