import { depositTotal } from '@pa-ledger/domain/bank/deposit';
import { RECEIPT_TYPES } from '@pa-ledger/domain/limits';
import { amountOf, cents, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../../tests/support/read-pdf.ts';
import { yearSoFar } from '../fiscal-year.ts';
import { ASSOCIATION, EXPENSES, RECEIPTS } from '../sample.ts';
import { purchaseShare } from '../story.ts';
import { receiptFile } from './receipt-file.ts';
import { receiptTexts } from './receipt-texts.ts';

const { bank, manualExpenses, revenueItems } = ASSOCIATION;
const year = yearSoFar(Date.parse('2026-11-20T15:00:00Z'), 'America/New_York', 7);

/** Every receipt once, with when it was written. */
const WRITTEN = new Map([
  ...EXPENSES.flatMap((sample) =>
    sample.receipts.map((name) => [name, purchaseShare(sample)] as const),
  ),
  ...bank.papers.map(({ name, share }) => [name, share] as const),
]);

function totalOf(names: readonly string[]): Cents {
  const items = names.flatMap((name) => RECEIPTS[name]?.items ?? []);
  return sumCents(items.map(([, dollars]) => amountOf(dollars)));
}

describe('the sample’s receipts', () => {
  it('are each of an expense or a record', () => {
    expect(Object.keys(RECEIPTS).toSorted()).toEqual([...WRITTEN.keys()].toSorted());
  });

  it('come to the amount of their expense, except where an approver asks about it', () => {
    const others = EXPENSES.filter(
      ({ receipts, amount }) => totalOf(receipts) !== amountOf(amount),
    ).map(({ id, receipts, acts }) => [id, totalOf(receipts), acts.at(-1)]);
    const asked = { act: 'return', note: 'The receipt is of 63.40. Which amount is right?' };
    expect(others).toEqual([['seedHBookFairPrizes0', cents(6340), asked]]);
  });

  it('come to the amount of their record, of its day', () => {
    const { deposit } = bank;
    const deposited = {
      share: deposit.share,
      amount: depositTotal(deposit.items.flatMap((id) => revenueItems[id] ?? [])),
    };
    const records = bank.papers.map(({ of }) => {
      const record = manualExpenses[of.replace('manualExpenses~', '')];
      if (record === undefined) return deposited;
      return { share: record.share, amount: amountOf(record.amount) };
    });
    expect(records).toEqual(
      bank.papers.map(({ name }) => ({ share: RECEIPTS[name]?.share, amount: totalOf([name]) })),
    );
  });

  it('of bills are from who gets paid, with the invoice’s number', () => {
    const bills = EXPENSES.filter(({ payTo }) => payTo === 'vendor');
    expect(bills.length).toBeGreaterThan(1);
    for (const { paidTo, invoiceNumber, receipts } of bills)
      expect(receipts.map((name) => [RECEIPTS[name]?.vendor, RECEIPTS[name]?.number])).toEqual([
        [paidTo, `Invoice ${invoiceNumber}`],
      ]);
  });

  it('are small files of every type, each its own and the same at every seed', () => {
    const draw = () => [...WRITTEN].map(([name, share]) => receiptFile(name, year, share));
    const files = draw();
    expect(draw()).toEqual(files);
    expect(new Set(files.map(({ bytes }) => bytes.toString('latin1'))).size).toBe(files.length);
    expect(new Set(files.map(({ type }) => type))).toEqual(new Set(RECEIPT_TYPES));
    for (const { name, bytes } of files) expect(bytes.length, name).toBeLessThan(120_000);
  });

  it.each([...WRITTEN].filter(([name]) => name.endsWith('.pdf')))(
    'say it all between the margins: %s',
    async (name, share) => {
      const { buffer } = new Uint8Array(receiptFile(name, year, share).bytes);
      const { pages } = await readPdf(buffer);
      const { items, note, ...texts } = receiptTexts(name, year, share);
      const { vendor, place, date, number, total } = texts;
      const said = [vendor, place, `Date: ${date}`, number, total, note, ...items.flat()];
      const read = pages.flatMap((page) => page.items);
      expect(read.map(({ text }) => text)).toEqual(expect.arrayContaining(said));
      for (const { text, left, bottom, width } of read) {
        expect(left, text).toBeGreaterThanOrEqual(36);
        expect(left + width, text).toBeLessThan(361);
        expect(bottom, text).toBeGreaterThan(36);
      }
    },
  );
});
