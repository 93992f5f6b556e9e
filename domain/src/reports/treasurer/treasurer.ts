import { fiscalYearOf, type Days, type FiscalYear } from '../../time/fiscal-year.ts';
import { entryPlace } from '../../bank/entry-place.ts';
import { openAdvances, type AdvancedLine } from '../advanced.ts';
import { amendmentLines, type AmendmentLine } from '../amendments.ts';
import { namesIn } from '../names.ts';
import { treasurerBudget, type BudgetSide, type TreasurerBudget } from './budget-lines.ts';
import {
  advanceLines,
  disbursementLines,
  receiptGroups,
  transferLines,
  type AdvanceLine,
  type DisbursementLine,
  type ReceiptGroup,
  type TransferLine,
} from './entry-lines.ts';
import { accountSummary, type AccountSummary } from './account-lines.ts';
import { receivedIn, spentIn } from './cash-amounts.ts';
import { fundSummary, type FundSummary } from './fund-lines.ts';
import {
  flowsUntil,
  postingsIn,
  type LedgerEntry,
  type TreasurerSource,
} from './treasurer-source.ts';

/** The treasurer's report of a period. */
export interface TreasurerReport {
  readonly days: Days;
  /** The last day's fiscal year, whose budget it compares. */
  readonly fiscalYear: FiscalYear;
  readonly funds: FundSummary;
  /** The same money, by account. */
  readonly accounts: AccountSummary;
  /** Advances that nothing has settled by the last day. */
  readonly advanced: readonly AdvancedLine[];
  /** Spending against the budget. */
  readonly budget: TreasurerBudget;
  /** Income against what was expected; null if nothing was. */
  readonly income: TreasurerBudget | null;
  /** Budget changes from the period's meetings. */
  readonly amendments: readonly AmendmentLine[];
}

/** The entries of the period, or of its first days. */
export interface TreasurerLists {
  /** All of them add up to what all funds took in. */
  readonly receipts: readonly ReceiptGroup[];
  /** All of them add up to what all funds gave out. */
  readonly disbursements: readonly DisbursementLine[];
  /** All of them add up to what advances changed of all funds. */
  readonly advances: readonly AdvanceLine[];
  readonly transfers: readonly TransferLine[];
}

/**
 * Returns the figures of the treasurer's report of a period (docs/behaviour.md, 'Report formulas'). It counts money on the day it's
 * received or paid, whatever `policies.countWhen` says.
 * @param source the books through the period's last day.
 */
export function treasurerReport(source: TreasurerSource, days: Days): TreasurerReport {
  const names = namesIn(source);
  const flows = flowsUntil(source, days);
  const against = (side: BudgetSide) => treasurerBudget(side, source, flows, days);
  const { order, budgetItems, incomeItems } = source;
  const spending = { items: budgetItems, order: order?.spending ?? [], amountIn: spentIn };
  const incomeSide = { items: incomeItems, order: order?.income ?? [], amountIn: receivedIn };
  return {
    days,
    fiscalYear: fiscalYearOf(days.last, source.calendar),
    funds: fundSummary(source, flows, days),
    accounts: accountSummary(source, days),
    advanced: openAdvances(flows, names),
    budget: against(spending),
    income: incomeItems.length === 0 ? null : against(incomeSide),
    amendments: amendmentLines(source.amendments, names),
  };
}

/**
 * Returns the lists of the treasurer's report of a period.
 * @param entries dated or voided on these days; it skips others.
 * @param through the place (`entryPlace`) up to which entries are known; null if all are.
 */
export function treasurerLists(
  source: Pick<TreasurerSource, 'categories' | 'funds' | 'accounts'>,
  entries: readonly LedgerEntry[],
  days: Days,
  through: string | null = null,
): TreasurerLists {
  const names = namesIn(source);
  const postings = postingsIn(entries, days).filter(
    ({ entry: { collection, id }, movement: { day } }) =>
      through === null || entryPlace(day, `${collection}~${id}`) <= through,
  );
  return {
    receipts: receiptGroups(postings, names),
    disbursements: disbursementLines(postings, names),
    advances: advanceLines(postings, names),
    transfers: transferLines({ entries, accounts: source.accounts }, days, names),
  };
}
