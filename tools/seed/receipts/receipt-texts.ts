import { amountOf, formatCents, sumCents } from '@pa-ledger/domain/money/money';
import { formatDate } from '@pa-ledger/domain/time/dates';
import { dayAt, type YearSoFar } from '../fiscal-year.ts';
import { RECEIPTS } from '../sample.ts';

/** What a receipt says. */
export interface ReceiptTexts {
  readonly vendor: string;
  readonly place: string;
  readonly date: string;
  readonly number: string;
  readonly items: readonly (readonly [what: string, amount: string])[];
  /** Of the items. */
  readonly total: string;
  readonly note: string;
}

/**
 * Returns what the sample's receipt of this name says.
 * @param share when it was written, unless the receipt itself says so.
 * @throws Error if the sample doesn't have it.
 */
export function receiptTexts(name: string, year: YearSoFar, share: number): ReceiptTexts {
  const receipt = RECEIPTS[name];
  if (receipt === undefined) throw new Error(`The sample has no receipt ${name}.`);
  const items = receipt.items.map(([what, dollars]) => [what, amountOf(dollars)] as const);
  return {
    ...receipt,
    date: formatDate(dayAt(receipt.share ?? share, year)),
    items: items.map(([what, amount]) => [what, formatCents(amount)]),
    total: formatCents(sumCents(items.map(([, amount]) => amount))),
  };
}
