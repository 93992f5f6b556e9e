import type { TotalsAmounts } from '../../ledger/cells.ts';
import { cents, sumCents, type Cents } from '../../money/money.ts';
import type { CalendarDate } from '../../time/dates.ts';
import type { Days } from '../../time/fiscal-year.ts';

/**
 * A fund's or account's amounts, in order: add all but the last, and subtract disbursements. Advances are below 0 where money
 * went out.
 */
export const CASH_AMOUNTS = [
  'beginning',
  'receipts',
  'disbursements',
  'advances',
  'transfers',
  'adjustments',
  'ending',
] as const;

/** `beginning + receipts - disbursements + advances + transfers + adjustments = ending`. */
export type CashAmounts = Readonly<Record<(typeof CASH_AMOUNTS)[number], Cents>>;

/** What moved on a day; for whole months before the period, on their first day. */
interface Moved extends TotalsAmounts {
  readonly day: CalendarDate;
}

/** Returns the amounts of a fund or account with this beginning balance. @param own its movements, of any days. */
export function amountsOf(
  beginning: Cents,
  own: readonly Moved[],
  { first, last }: Days,
  adjustments: Cents,
): CashAmounts {
  const moved = own.filter(({ day }) => day >= first && day <= last);
  const sum = (amountOf: (flow: Moved) => number): Cents =>
    cents(moved.reduce((all, flow) => all + amountOf(flow), 0));
  const [receipts, disbursements] = [sum(receivedIn), sum(spentIn)];
  const advances = sum(({ advanced }) => 0 - advanced);
  const transfers = sum(({ transferIn, transferOut }) => transferIn - transferOut);
  const ending = sumCents([beginning, receipts, advances, transfers, adjustments]) - disbursements;
  return {
    beginning,
    receipts,
    disbursements,
    advances,
    transfers,
    adjustments,
    ending: cents(ending),
  };
}

/** Returns what changed a fund or account beside receipts and disbursements: advances, transfers, and adjustments. */
export function otherChanges({ advances, transfers, adjustments }: CashAmounts): Cents {
  return sumCents([advances, transfers, adjustments]);
}

/** Adds up lines. */
export function sumOf(lines: readonly CashAmounts[]): CashAmounts {
  const sums = CASH_AMOUNTS.map((name) => [name, sumCents(lines.map((line) => line[name]))]);
  // Made from the list of all amounts.
  return Object.fromEntries(sums) as CashAmounts;
}

/** Returns whether any amount isn't 0; we show archived ones and Unknown only then. */
export function hasAny(line: CashAmounts): boolean {
  return CASH_AMOUNTS.some((name) => line[name] !== 0);
}

/** Returns disbursements in cents: manual expenses, and payments less voids. */
export function spentIn({ manual, paid }: Pick<TotalsAmounts, 'manual' | 'paid'>): number {
  return manual + paid;
}

/** Returns what came in, in cents. */
export function receivedIn({ revenue }: Pick<TotalsAmounts, 'revenue'>): number {
  return revenue;
}
