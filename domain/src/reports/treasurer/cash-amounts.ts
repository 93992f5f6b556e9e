import type { TotalsAmounts } from '../../ledger/cells.ts';
import { cents, sumCents, type Cents } from '../../money/money.ts';
import type { CalendarDate } from '../../time/dates.ts';
import type { Days } from '../../time/fiscal-year.ts';

/** The amounts of a fund or an account, in their order: each but the last one is added, and disbursements are subtracted. */
export const CASH_AMOUNTS = [
  'beginning',
  'receipts',
  'disbursements',
  'transfers',
  'adjustments',
  'ending',
] as const;

/** `beginning + receipts - disbursements + transfers + adjustments = ending`. */
export type CashAmounts = Readonly<Record<(typeof CASH_AMOUNTS)[number], Cents>>;

/** What moved on a day; of a whole month before the period on its first one. */
interface Moved extends TotalsAmounts {
  readonly day: CalendarDate;
}

/** Returns the amounts of what has `beginning` when the period begins. @param own what moved it, of any days. */
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
  const transfers = sum(({ transferIn, transferOut }) => transferIn - transferOut);
  const ending = cents(beginning + receipts - disbursements + transfers + adjustments);
  return { beginning, receipts, disbursements, transfers, adjustments, ending };
}

/** Returns the sums of several. */
export function sumOf(lines: readonly CashAmounts[]): CashAmounts {
  const sums = CASH_AMOUNTS.map((name) => [name, sumCents(lines.map((line) => line[name]))]);
  // It is made from the list of all amounts.
  return Object.fromEntries(sums) as CashAmounts;
}

/** Returns whether any amount is not 0: what is archived, or Unknown, is shown only then. */
export function hasAny(line: CashAmounts): boolean {
  return CASH_AMOUNTS.some((name) => line[name] !== 0);
}

/** Returns what was paid out, in cents: manual expenses, and payments less their voids. */
export function spentIn({ manual, paid }: Pick<TotalsAmounts, 'manual' | 'paid'>): number {
  return manual + paid;
}

/** Returns what came in, in cents. */
export function receivedIn({ revenue }: Pick<TotalsAmounts, 'revenue'>): number {
  return revenue;
}
