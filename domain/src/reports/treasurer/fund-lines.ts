import { isInUse } from '../../fields/archived.ts';
import { beginningOf, flowOf } from '../../ledger/beginnings.ts';
import { cents, sumCents, type Cents } from '../../money/money.ts';
import { fiscalYearDays, fiscalYearOf, type Days } from '../../time/fiscal-year.ts';
import type { CalendarDate } from '../../time/dates.ts';
import { compareFunds, namesIn } from '../names.ts';
import { mergedBy } from '../source.ts';
import { amountsOf, hasAny, sumOf, type CashAmounts } from './cash-amounts.ts';
import {
  type DatedFlow,
  type ReasonedBeginning,
  type TreasurerSource,
} from './treasurer-source.ts';
import { byText } from '../../text/sort.ts';

/** One fund's line. */
export interface FundLine extends CashAmounts {
  readonly id: string;
  readonly fundName: string;
  /** Empty for Unknown. */
  readonly fundCode: string;
  readonly isHeld: boolean;
}

/** A stored beginning balance that differs from the books: it changes the balance without moving cash. */
export interface Adjustment {
  readonly id: string;
  readonly day: CalendarDate;
  readonly fundName: string;
  readonly amount: Cents;
  /** Empty if none was typed. */
  readonly reason: string;
  /** Whether it's the first thing the books have on the fund. */
  readonly isOpening: boolean;
}

export interface FundSummary {
  /** The association's own funds, then those it holds for others. */
  readonly lines: readonly FundLine[];
  /** The sums of the lines: the cash. */
  readonly total: CashAmounts;
  /**
   * The total split into the association's own money and what it holds for others; null if it holds nothing for others.
   */
  readonly parts: { readonly own: CashAmounts; readonly held: CashAmounts } | null;
  readonly adjustments: readonly Adjustment[];
}

/**
 * Returns each fund's beginning balance, receipts, disbursements, and ending balance (docs/behaviour.md, 'Report
 * formulas'): every fund, and Unknown for entries without one. Each period begins with the last one's ending.
 * @param flows everything that moved through the last day (`flowsUntil`).
 */
export function fundSummary(
  source: TreasurerSource,
  flows: readonly DatedFlow[],
  days: Days,
): FundSummary {
  const ids = new Set([
    ...source.funds.map(({ id }) => id),
    ...source.balances.map(({ fundId }) => fundId),
    ...flows.map(({ fundId }) => fundId),
  ]);
  const funds = [...ids].map((id) => {
    const own = flows.filter(({ fundId }) => fundId === id);
    return { id, own, adjusted: adjustmentsOf(id, source, own, days) };
  });
  const { fund } = namesIn(source);
  const held = new Set(source.funds.flatMap((one) => (one.heldForOthers === true ? one.id : [])));
  const each = funds.map(({ id, own, adjusted }): FundLine => {
    const { id: known, name, code } = fund(id);
    const beginning = beginningOn(days.first, id, source, own);
    const names = { id: known, fundName: name, fundCode: code, isHeld: held.has(id) };
    const adjustments = sumCents(adjusted.map(({ amount }) => amount));
    return { ...names, ...amountsOf(beginning, own, days, adjustments) };
  });
  const merged = mergedBy(
    each,
    ({ id }) => id,
    (one, other) => ({ ...one, ...sumOf([one, other]) }),
  );
  const inUse = new Set(source.funds.filter(isInUse).map(({ id }) => id));
  const lines = [...merged.values()]
    .filter((line) => inUse.has(line.id) || hasAny(line))
    .sort(compareLines);
  const partOf = (isHeld: boolean) => sumOf(lines.filter((line) => line.isHeld === isHeld));
  return {
    lines,
    total: sumOf(lines),
    parts: held.size === 0 ? null : { own: partOf(false), held: partOf(true) },
    adjustments: funds
      .flatMap(({ id, adjusted }) => adjusted.map((one) => ({ ...one, fundName: fund(id).name })))
      .sort(byText(({ day, id }) => `${day} ${id}`)),
  };
}

function compareLines(one: FundLine, other: FundLine): number {
  const named = ({ id, fundName, fundCode }: FundLine) => ({ id, name: fundName, code: fundCode });
  return Number(one.isHeld) - Number(other.isHeld) || compareFunds(named(one), named(other));
}

/** Returns a fund's balance at the start of a day, before that day's adjustments. */
function beginningOn(
  day: CalendarDate,
  fundId: string,
  { balances, calendar }: TreasurerSource,
  own: readonly DatedFlow[],
): Cents {
  const fiscalYear = fiscalYearOf(day, calendar);
  const { first } = fiscalYearDays(fiscalYear, calendar);
  const { amount, computed } = beginningOf({ fundId, fiscalYear }, balances, own, calendar);
  // An adjustment on the first day of a year belongs to the period with that day.
  if (day === first) return computed ?? amount;
  return cents(amount + flowOf(own.filter((flow) => flow.day >= first && flow.day < day)));
}

/** Returns where the period's stored balances differ from the books. */
function adjustmentsOf(
  fundId: string,
  { balances, calendar }: TreasurerSource,
  own: readonly DatedFlow[],
  days: Days,
): Omit<Adjustment, 'fundName'>[] {
  const dayOf = ({ fiscalYear }: ReasonedBeginning) => fiscalYearDays(fiscalYear, calendar).first;
  return balances
    .filter((stored) => stored.fundId === fundId)
    .filter((stored) => dayOf(stored) >= days.first && dayOf(stored) <= days.last)
    .map((stored) => {
      const { amount, computed } = beginningOf(stored, balances, own, calendar);
      const day = dayOf(stored);
      // A fund's first balance counts as the period's beginning.
      const isBeginning = computed === null && day === days.first;
      return {
        id: `${stored.fiscalYear}~${fundId}`,
        day,
        amount: isBeginning ? cents(0) : cents(amount - (computed ?? 0)),
        reason: stored.adjustmentReason ?? '',
        isOpening: computed === null,
      };
    })
    .filter(({ amount }) => amount !== 0);
}
