import { beginningOf, flowOf } from '../../ledger/beginnings.ts';
import { cents, type Cents } from '../../money/money.ts';
import { fiscalYearDays, fiscalYearOf, type Days } from '../../time/fiscal-year.ts';
import type { CalendarDate } from '../../time/dates.ts';
import { compareFunds, namesIn, NO_ID, type NamedFund } from '../names.ts';
import { mergedBy } from '../source.ts';
import {
  compareTexts,
  type DatedFlow,
  type ReasonedBeginning,
  type TreasurerSource,
} from './treasurer-source.ts';

/** The amounts of a fund, in their order: each but the last one is added, and disbursements are subtracted. */
export const FUND_AMOUNTS = [
  'beginning',
  'receipts',
  'disbursements',
  'transfers',
  'adjustments',
  'ending',
] as const;

/** `beginning + receipts - disbursements + transfers + adjustments = ending`. */
export type FundAmounts = Readonly<Record<(typeof FUND_AMOUNTS)[number], Cents>>;

/** One fund's line. */
export interface FundLine extends FundAmounts {
  readonly id: string;
  readonly fundName: string;
  /** Empty for Unknown. */
  readonly fundCode: string;
}

/** A stored beginning balance that is not what the books say on its day: it moves no cash, and the balance. */
export interface Adjustment {
  readonly id: string;
  readonly day: CalendarDate;
  readonly fundName: string;
  readonly amount: Cents;
  /** Empty where none was typed. */
  readonly reason: string;
  /** Whether it is the first that the books know of the fund. */
  readonly isOpening: boolean;
}

export interface FundSummary {
  readonly lines: readonly FundLine[];
  /** The sums of the lines: the cash. */
  readonly total: FundAmounts;
  readonly adjustments: readonly Adjustment[];
}

interface FundEntry {
  readonly fund: NamedFund;
  readonly beginning: Cents;
  readonly receipts: Cents;
  readonly disbursements: Cents;
  readonly transfers: Cents;
  readonly adjustments: Cents;
}

const NOTHING = {
  beginning: cents(0),
  receipts: cents(0),
  disbursements: cents(0),
  transfers: cents(0),
  adjustments: cents(0),
};

/**
 * Returns what each fund had before the period, took in and gave, and has at its end (docs/behaviour.md, 'Report
 * formulas'): every fund, and Unknown where something has no fund. What it ends with is what the next period begins with.
 * @param flows everything that moved until the last day: `flowsUntil`.
 */
export function fundSummary(
  source: TreasurerSource,
  flows: readonly DatedFlow[],
  days: Days,
): FundSummary {
  const names = namesIn(source);
  const ids = new Set([
    ...source.funds.map(({ id }) => id),
    ...source.balances.map(({ fundId }) => fundId),
    ...flows.map(({ fundId }) => fundId),
  ]);
  const funds = [...ids].map((id) => {
    const own = flows.filter(({ fundId }) => fundId === id);
    return { id, own, adjusted: adjustmentsOf(id, source, own, days) };
  });
  const entries = funds.map(({ id, own, adjusted }) => ({
    fund: names.fund(id),
    ...movedIn(own, days),
    beginning: beginningOn(days.first, id, source, own),
    adjustments: cents(adjusted.reduce((sum, { amount }) => sum + amount, 0)),
  }));
  const merged = [...mergedBy<FundEntry>(entries, ({ fund }) => fund.id, addEntries).values()];
  const shown = merged.filter(({ fund, ...amounts }) => fund.id !== NO_ID || hasAny(amounts));
  return {
    lines: shown
      .sort((one, other) => compareFunds(one.fund, other.fund))
      .map(({ fund: { id, name, code }, ...amounts }) => ({
        ...{ id, fundName: name, fundCode: code },
        ...rowOf(amounts),
      })),
    total: rowOf(shown.reduce(addEntries, { ...NOTHING, fund: names.fund(null) })),
    adjustments: funds
      .flatMap(({ id, adjusted }) =>
        adjusted.map((one) => ({ ...one, fundName: names.fund(id).name })),
      )
      .sort((one, other) => compareTexts(`${one.day} ${one.id}`, `${other.day} ${other.id}`)),
  };
}

/** Returns what a fund has when a day begins, before what is adjusted on it. */
function beginningOn(
  day: CalendarDate,
  fundId: string,
  { balances, firstMonth }: TreasurerSource,
  own: readonly DatedFlow[],
): Cents {
  const fiscalYear = fiscalYearOf(day, firstMonth);
  const { first } = fiscalYearDays(fiscalYear, firstMonth);
  const { amount, computed } = beginningOf({ fundId, fiscalYear }, balances, own, firstMonth);
  // What a stored balance adjusts on the first day of a year is part of the period that has that day.
  if (day === first) return computed ?? amount;
  return cents(amount + flowOf(own.filter((flow) => flow.day >= first && flow.day < day)));
}

/** Returns where stored balances that are of days of the period differ from the books. */
function adjustmentsOf(
  fundId: string,
  { balances, firstMonth }: TreasurerSource,
  own: readonly DatedFlow[],
  days: Days,
): Omit<Adjustment, 'fundName'>[] {
  const dayOf = ({ fiscalYear }: ReasonedBeginning) => fiscalYearDays(fiscalYear, firstMonth).first;
  return balances
    .filter((stored) => stored.fundId === fundId)
    .filter((stored) => dayOf(stored) >= days.first && dayOf(stored) <= days.last)
    .map((stored) => {
      const { amount, computed } = beginningOf(stored, balances, own, firstMonth);
      const day = dayOf(stored);
      // With its first balance a fund begins the period.
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

function movedIn(own: readonly DatedFlow[], { first, last }: Days) {
  const moved = own.filter(({ day }) => day >= first && day <= last);
  const sum = (amountOf: (flow: DatedFlow) => number): Cents =>
    cents(moved.reduce((all, flow) => all + amountOf(flow), 0));
  return {
    receipts: sum(({ revenue }) => revenue),
    disbursements: sum(spentIn),
    transfers: sum(({ transferIn, transferOut }) => transferIn - transferOut),
  };
}

/** Returns what was paid out, in cents: manual expenses, and payments less their voids. */
export function spentIn({ manual, paid }: Pick<DatedFlow, 'manual' | 'paid'>): number {
  return manual + paid;
}

function addEntries(one: FundEntry, other: FundEntry): FundEntry {
  return {
    fund: one.fund,
    beginning: cents(one.beginning + other.beginning),
    receipts: cents(one.receipts + other.receipts),
    disbursements: cents(one.disbursements + other.disbursements),
    transfers: cents(one.transfers + other.transfers),
    adjustments: cents(one.adjustments + other.adjustments),
  };
}

function hasAny(amounts: Omit<FundEntry, 'fund'>): boolean {
  return Object.values(amounts).some((amount) => amount !== 0);
}

function rowOf(amounts: Omit<FundEntry, 'fund'>): FundAmounts {
  const { beginning, receipts, disbursements, transfers, adjustments } = amounts;
  const ending = cents(beginning + receipts - disbursements + transfers + adjustments);
  return { beginning, receipts, disbursements, transfers, adjustments, ending };
}
