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
  /** By name; none before the first account is opened. */
  readonly lines: readonly AccountLine[];
  readonly total: CashAmounts;
}

/**
 * Returns what each account had before the period, took in and gave, and has at its end (docs/behaviour.md, 'Report
 * formulas'). What it ends with is what the next period begins with. An account that is opened later is left out.
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

/** With its opening an account begins the period, or is adjusted within it, with what was outstanding then. */
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
