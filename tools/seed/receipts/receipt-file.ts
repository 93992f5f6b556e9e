import type { ReceiptType } from '@pa-ledger/domain/limits';
import { cents, formatCents, sumCents } from '@pa-ledger/domain/money/money';
import type { SampleReceipt } from '../expenses/sample-expense.ts';
import { receiptPdf } from './pdf.ts';
import { drawReceipt } from './picture.ts';
import { encodePng } from './png.ts';

/** A receipt as a file. */
export interface ReceiptFile {
  readonly name: string;
  readonly type: ReceiptType;
  readonly bytes: Buffer;
}

const COLUMNS = 32;
const DOTS = 3;

/** Returns the file of a receipt with what was bought, and the sum. */
export function receiptFile({ shop, kind, items }: SampleReceipt, date: string): ReceiptFile {
  const prices = items.map(([, price]) => cents(price));
  const lines = [
    shop,
    date,
    '',
    ...items.map(([name, price]) => row(name, price)),
    '',
    row('Total', sumCents(prices)),
    '',
    'Thank you',
  ];
  const name = shop.toLowerCase().replace(/[^a-z]+/g, '-');
  return kind === 'pdf'
    ? { name: `${name}.pdf`, type: 'application/pdf', bytes: receiptPdf(lines) }
    : { name: `${name}.png`, type: 'image/png', bytes: encodePng(drawReceipt(lines, DOTS)) };
}

function row(name: string, price: number): string {
  const amount = formatCents(cents(price));
  return name.padEnd(COLUMNS - amount.length) + amount;
}
