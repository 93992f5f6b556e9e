import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SETUP, serviceRow } from '../../../../tests/fixtures/service-files.ts';
import { times, TIMEOUT_MS } from '../../../../tests/support/random.ts';
import { accountMovementsOf } from '../../ledger/lines.ts';
import { recordErrors, formFromRecord } from '../../ledger/record-form.ts';
import { amountOf, cents, inputText, sumCents } from '../../money/money.ts';
import { fiscalYearDays, type FiscalYear } from '../../time/fiscal-year.ts';
import { entriesOfRow, serviceEntryId, type ServiceEntry } from './service-entries.ts';
import { netOf, serviceRowErrors, type ServiceRowTexts } from './service-row.ts';

const CONTEXT = { setup: SETUP, service: 'PayPal' };
const entriesOf = (own: Partial<ServiceRowTexts>) => entriesOfRow(serviceRow(own), CONTEXT);

/** What entries leave in an account on a day, as the books count it. */
const balance = (entries: readonly ServiceEntry[], account: string, through: string) =>
  sumCents(
    entries
      .flatMap(({ collection, fields }) => accountMovementsOf(collection, { ...fields }))
      .filter(({ cell, day }) => cell.accountId === account && day <= through)
      .map(({ revenue, manual, transferIn, transferOut }) =>
        cents(revenue - manual + transferIn - transferOut),
      ),
  );

describe('a row', () => {
  it('of a sale is its gross and its fee, both on its own day', () => {
    expect(entriesOf({ description: 'Carnival', serviceId: 'T1' })).toEqual([
      {
        part: 'gross',
        collection: 'revenueItems',
        fields: {
          date: '2027-06-30',
          amount: 100,
          categoryId: 'carnival',
          fundId: 'main',
          accountId: 'paypal',
          description: 'Carnival',
          reference: 'T1',
        },
      },
      {
        part: 'fee',
        collection: 'manualExpenses',
        fields: {
          date: '2027-06-30',
          amount: 3.2,
          categoryId: 'fees',
          fundId: 'main',
          accountId: 'paypal',
          paidTo: 'PayPal',
          description: 'Fee: Carnival',
          reference: 'T1',
        },
      },
    ]);
  });

  it('of June stays in June, though July pays it out', () => {
    // Gross 100.00, fee 3.20, paid out on July 2: figured by hand.
    const entries = [
      ...entriesOf({}),
      ...entriesOf({ date: '2027-07-02', kind: 'payout', gross: '96.80', fee: '' }),
    ];
    const year = fiscalYearDays('2026' as FiscalYear, 7);
    const ofYear = entries.filter(
      ({ fields }) => fields.date >= year.first && fields.date <= year.last,
    );
    const amounts = ofYear.map(({ collection, fields }) => [collection, fields.amount]);
    expect(amounts).toEqual([
      ['revenueItems', 100],
      ['manualExpenses', 3.2],
    ]);
    expect(balance(entries, 'paypal', '2027-06-30')).toBe(96_80);
    expect(balance(entries, 'paypal', '2027-07-01')).toBe(96_80);
    expect(balance(entries, 'paypal', '2027-07-02')).toBe(0);
    expect(balance(entries, 'checking', '2027-07-02')).toBe(96_80);
  });

  it('with sales tax puts it into the fund that holds it', () => {
    const [gross, tax, fee] = entriesOf({ gross: '1082.50', fee: '32', tax: '82.50' });
    expect(gross?.fields).toMatchObject({ amount: 1000, fundId: 'main', description: 'Sale' });
    expect(tax?.fields).toMatchObject({
      amount: 82.5,
      fundId: 'tax',
      description: 'Sales tax: Sale',
    });
    expect(fee?.fields).toMatchObject({ amount: 32 });
    expect(entriesOf({ gross: '5', tax: '5', fee: '' }).map(({ part }) => part)).toEqual(['tax']);
  });

  it('of a refund takes back revenue, tax, and fee', () => {
    const entries = entriesOf({ kind: 'refund', gross: '10.80', tax: '0.80', fee: '-0.35' });
    expect(entries.map(({ part, fields }) => [part, fields.amount, fields.description])).toEqual([
      ['gross', -10, 'Refund: Sale'],
      ['tax', -0.8, 'Refund: Sales tax: Sale'],
      ['fee', -0.35, 'Fee given back: Sale'],
    ]);
  });

  it('of a payout is a transfer, and its fee an expense', () => {
    const entries = entriesOf({ kind: 'payout', gross: '50', fee: '0.88', serviceId: 'P1' });
    expect(entries.map(({ fields }) => fields)).toMatchObject([
      {
        amount: 50,
        fromAccountId: 'paypal',
        toAccountId: 'checking',
        description: 'Payout of PayPal P1',
      },
      { amount: 0.88, description: 'Fee: Payout of PayPal', fundId: 'main' },
    ]);
    expect(entriesOf({ kind: 'payout', description: 'May' })[0]?.fields.description).toBe('May');
  });

  it('of a fee alone is an expense', () => {
    const alone = { kind: 'fee', gross: '', fee: '2' };
    expect(entriesOf(alone).map(({ fields }) => fields)).toMatchObject([
      { amount: 2, categoryId: 'fees', fundId: 'main', description: 'Fee: Service fee' },
    ]);
    const own = { ...alone, categoryId: 'other', fundId: 'grants', description: 'Card reader' };
    expect(entriesOf(own)[0]?.fields).toMatchObject({
      categoryId: 'other',
      fundId: 'grants',
      description: 'Card reader',
    });
    const [fee] = entriesOfRow(serviceRow(alone), {
      ...CONTEXT,
      setup: { ...SETUP, feeFundId: 'overhead' },
    });
    expect(fee?.fields).toMatchObject({ fundId: 'overhead' });
  });

  it('may have a category and a fund of its own', () => {
    const entries = entriesOf({ categoryId: 'books', fundId: 'grants' });
    expect(entries.map(({ fields }) => fields)).toMatchObject([
      { categoryId: 'books', fundId: 'grants' },
      { categoryId: 'fees', fundId: 'grants' },
    ]);
  });

  it('has an id for each of its entries', () => {
    expect(serviceEntryId('x', 'gross')).toBe('x');
    expect(serviceEntryId('x', 'tax')).toBe('x-tax');
  });
});

const text = (amount: number): string => (amount === 0 ? '' : inputText(cents(amount)));

const someRow = fc
  .record({
    kind: fc.constantFrom('sale', 'refund', 'payout', 'fee'),
    date: fc.constantFrom('2027-06-29', '2027-06-30', '2027-07-01', '2027-07-02'),
    gross: fc.integer({ min: 1, max: 9_999_999_999 }),
    fee: fc.integer({ min: -99_999, max: 99_999 }),
    tax: fc.integer({ min: 0, max: 99_999 }),
  })
  .map(({ kind, date, gross, fee, tax }): ServiceRowTexts => {
    const isTrade = kind === 'sale' || kind === 'refund';
    return serviceRow({
      kind,
      date,
      gross: kind === 'fee' ? '' : text(gross),
      fee: text(kind === 'fee' && fee === 0 ? 1 : fee),
      tax: isTrade ? text(Math.min(gross, tax)) : '',
    });
  });

describe('any rows', () => {
  it(
    'move the service’s account by what the service says, day by day, to the cent',
    () => {
      fc.assert(
        fc.property(fc.array(someRow, { maxLength: 30 }), (rows) => {
          expect(rows.map(serviceRowErrors)).toEqual(rows.map(() => ({})));
          const entries = rows.flatMap((row) => entriesOfRow(row, CONTEXT));
          for (const { collection, fields } of entries)
            expect(recordErrors(collection, formFromRecord(collection, fields))).toEqual({});
          for (const day of ['2027-06-29', '2027-06-30', '2027-07-01', '2027-07-02']) {
            const through = rows.filter(({ date }) => date <= day);
            expect(balance(entries, 'paypal', day)).toBe(sumCents(through.map(netOf)));
            const payouts = through.filter(({ kind }) => kind === 'payout');
            expect(balance(entries, 'checking', day)).toBe(
              sumCents(payouts.map(({ gross }) => amountOf(Number(gross)))),
            );
          }
        }),
        { numRuns: times(100, 5_000) },
      );
    },
    TIMEOUT_MS,
  );
});
