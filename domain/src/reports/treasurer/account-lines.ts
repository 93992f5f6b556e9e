import { isInUse } from '../../fields/archived.ts';
import { flowOf } from '../../ledger/beginnings.ts';
import { openingOf } from '../../accounts/outstanding.ts';
import { cents, sumCents } from '../../money/money.ts';
import { compareNames } from '../../text/sort.ts';
import type { Days } from '../../time/fiscal-year.ts';
import { amountsOf, hasAny, sumOf, type CashAmounts } from './cash-amounts.ts';
import {
  accountFlowsUntil,
  type AccountFlow,
  type TreasurerAccount,
  type TreasurerSource,
} from './treasurer-source.ts';

/** One account's line. */
export interface AccountLine extends CashAmounts {
  readonly id: string;
  readonly accountName: string;
}

export interface AccountSummary {
  /** By name; empty before the first account opens. */
  readonly lines: readonly AccountLine[];
  readonly total: CashAmounts;
}

/**
 * Returns each account's beginning balance, receipts, disbursements, and ending balance (docs/behaviour.md, 'Report
 * formulas'). Each period begins with the last one's ending. It leaves out accounts that open later.
 */
export function accountSummary(source: TreasurerSource, days: Days): AccountSummary {
  const flows = accountFlowsUntil(source, days);
  const lines = source.accounts
    .filter(({ openingDate }) => openingDate <= days.last)
    .map((account) => ({
      line: accountLine(
        account,
        flows.filter(({ accountId }) => accountId === account.id),
        days,
      ),
      isShown: isInUse(account),
    }))
    .filter(({ line, isShown }) => isShown || hasAny(line))
    .map(({ line }) => line)
    .sort((one, other) => compareNames(one.accountName, other.accountName));
  return { lines, total: sumOf(lines) };
}

/** An account's opening balance, with what was outstanding, is its beginning or an adjustment within the period. */
function accountLine(
  account: TreasurerAccount,
  own: readonly AccountFlow[],
  { first, last }: Days,
): AccountLine {
  const { id, name, openingDate } = account;
  const opensWithin = openingDate > first;
  const begins = opensWithin ? openingDate : first;
  const before = flowOf(own.filter(({ day }) => day < begins));
  const begun = sumCents([openingOf(account), before]);
  const [beginning, adjustments] = opensWithin ? [cents(0), begun] : [begun, cents(0)];
  const amounts = amountsOf(beginning, own, { first: begins, last }, adjustments);
  return { id, accountName: name, ...amounts };
}
