import { amountOf, cents, type Cents } from '../money/money.ts';
import { actualsOf, hasFlow, sumFlows, type Flow, mergedBy, type ReportSource } from './source.ts';
import { compareFunds, namesIn, NO_ID, type NamedFund } from './names.ts';

/** `beginningBalance + revenue - expenses + advances + transfers = endingBalance`. */
export interface FundBalanceRow extends Flow {
  readonly beginningBalance: Cents;
  /** Advances settled in the period less those given; 0 or less where only money went out. */
  readonly advances: Cents;
  /** Transfers in less transfers out; 0 over all funds. */
  readonly transfers: Cents;
  readonly endingBalance: Cents;
}

/** One fund's line. */
export interface FundBalanceLine extends FundBalanceRow {
  readonly id: string;
  readonly fundName: string;
  readonly fundCode: string;
}

export interface Reconciliation {
  readonly lines: readonly FundBalanceLine[];
  readonly total: FundBalanceRow;
}

interface Entry extends Flow {
  readonly fund: NamedFund;
  readonly beginning: Cents;
  readonly advances: Cents;
  readonly transfers: Cents;
}

/**
 * Returns each fund's beginning balance, revenue, expenses, and ending balance: every fund, and Unknown for balances or
 * transactions without one. Balances count payments, whatever `countWhen` says, so that each year begins with the last
 * one's ending.
 */
export function reconciliation(source: ReportSource): Reconciliation {
  const names = namesIn(source);
  const none = cents(0);
  const still = { beginning: none, advances: none, transfers: none, revenue: none, expenses: none };
  const entries = mergedBy<Entry>(
    [
      ...source.funds.map(({ id }) => ({ ...still, fund: names.fund(id) })),
      ...source.balances.map(({ fundId, amount }) => ({
        ...still,
        fund: names.fund(fundId),
        beginning: amountOf(amount),
      })),
      ...source.transfers.map(({ fundId, transferIn, transferOut }) => ({
        ...still,
        fund: names.fund(fundId),
        transfers: cents(transferIn - transferOut),
      })),
      ...source.cells.map(({ fundId, advanced }) => ({
        ...still,
        fund: names.fund(fundId),
        advances: cents(0 - advanced),
      })),
      ...actualsOf({ ...source, countWhen: 'paid' }).map(({ fundId, revenue, expenses }) => ({
        ...still,
        fund: names.fund(fundId),
        revenue,
        expenses,
      })),
    ],
    ({ fund }) => fund.id,
    addEntries,
  );
  const shown = [...entries.values()].filter(
    (entry) =>
      entry.fund.id !== NO_ID ||
      [entry.beginning, entry.advances, entry.transfers].some((amount) => amount !== 0) ||
      hasFlow(entry),
  );
  return {
    lines: shown
      .sort((one, other) => compareFunds(one.fund, other.fund))
      .map((entry) => ({
        id: entry.fund.id,
        fundName: entry.fund.name,
        fundCode: entry.fund.code,
        ...rowOf(entry),
      })),
    total: rowOf(shown.reduce(addEntries, { ...still, fund: names.fund(null) })),
  };
}

function addEntries(one: Entry, other: Entry): Entry {
  return {
    ...one,
    ...sumFlows([one, other]),
    beginning: cents(one.beginning + other.beginning),
    advances: cents(one.advances + other.advances),
    transfers: cents(one.transfers + other.transfers),
  };
}

function rowOf({ beginning, revenue, expenses, advances, transfers }: Entry): FundBalanceRow {
  return {
    beginningBalance: beginning,
    revenue,
    expenses,
    advances,
    transfers,
    endingBalance: cents(beginning + revenue - expenses + advances + transfers),
  };
}
