import { openingOf, outstandingSum } from '../accounts/outstanding.ts';
import { beginningOfAll, flowOf, type StoredBeginning } from '../ledger/beginnings.ts';
import type { AccountCell, TotalsCell } from '../ledger/cells.ts';
import { accountMovementsOf } from '../ledger/lines.ts';
import { amountOf, cents, sumCents, type Cents } from '../money/money.ts';
import { addDays, type CalendarDate } from '../time/dates.ts';
import type { FiscalCalendar } from '../time/fiscal-year.ts';
import { compareFunds, namesIn } from './names.ts';
import type { ReportSource } from './source.ts';
import { monthBegin, postingsIn, type LedgerEntry } from './treasurer/treasurer-source.ts';

/**
 * What comparing funds and accounts needs. Its only transactions are those of the first opening's month, before that
 * day.
 */
export interface AgainstSource extends Pick<ReportSource, 'categories' | 'funds'> {
  /** Beginning balances of all years. */
  readonly balances: readonly StoredBeginning[];
  /** The totals of all months. */
  readonly cells: readonly TotalsCell[];
  readonly calendar: FiscalCalendar;
  /** At least one. */
  readonly accounts: readonly {
    readonly id: string;
    readonly name: string;
    /** The bank's, in dollars. */
    readonly openingBalance: number;
  }[];
  /** The totals of the accounts, of all months. */
  readonly accountCells: readonly AccountCell[];
  /** The first opening day of all accounts. */
  readonly openedOn: CalendarDate;
  /** Entries dated or voided in that day's month; it skips those not before the day. */
  readonly entries: readonly LedgerEntry[];
}

interface NamedAmount {
  readonly id: string;
  readonly name: string;
  readonly amount: Cents;
}

/** The funds' cash against the accounts', and what explains the difference. */
export interface FundsAgainstAccounts {
  readonly funds: readonly NamedAmount[];
  readonly accounts: readonly NamedAmount[];
  readonly inFunds: Cents;
  readonly inAccounts: Cents;
  /** `inFunds - inAccounts`, and also `cashBefore - openings - outstanding + unnamed`. */
  readonly difference: Cents;
  /** What the funds had when the first account opened. */
  readonly cashBefore: Cents;
  /** What the bank had on the opening days. */
  readonly openings: Cents;
  /**
   * What the bank hadn't cleared by then: listed with the account, or an earlier entry that names it. Negative if more
   * was paid.
   */
  readonly outstanding: Cents;
  /** Entries from then on that name no account. */
  readonly unnamed: Cents;
}

/** Compares the funds' cash with the accounts', over everything in the books. */
export function fundsAgainstAccounts(source: AgainstSource): FundsAgainstAccounts {
  const { accounts, accountCells, cells, openedOn } = source;
  const days = { first: monthBegin(openedOn), last: addDays(openedOn, -1) };
  const month = openedOn.slice(0, 7);
  const early = postingsIn(source.entries, days).map(({ movement }) => movement);
  const named = source.entries
    .flatMap(({ collection, fields }) => accountMovementsOf(collection, fields))
    .filter(({ day }) => day >= days.first && day <= days.last);
  const funds = fundAmounts(source);
  const own = accounts.map((account) => {
    const { id, name } = account;
    const moved = flowOf(accountCells.filter((cell) => cell.accountId === id));
    return { id, name, amount: cents(openingOf(account) + moved) };
  });
  const ids = [...new Set([...source.balances.map(({ fundId }) => fundId), null])];
  const begun = sumCents(
    ids.map((id) => beginningOfAll(id, source.balances, cells, source.calendar)),
  );
  const cashBefore = sumCents([
    begun,
    flowOf(cells.filter((cell) => cell.month < month)),
    flowOf(early),
  ]);
  const openings = sumCents(accounts.map(({ openingBalance }) => amountOf(openingBalance)));
  const outstanding = sumCents([
    ...accounts.map(outstandingSum),
    flowOf(accountCells.filter((cell) => cell.month < month)),
    flowOf(named),
  ]);
  const inFunds = sumCents(funds.map(({ amount }) => amount));
  const inAccounts = sumCents(own.map(({ amount }) => amount));
  const difference = cents(inFunds - inAccounts);
  return {
    funds,
    accounts: own,
    inFunds,
    inAccounts,
    difference,
    cashBefore,
    openings,
    outstanding,
    unnamed: cents(difference - cashBefore + openings + outstanding),
  };
}

/** Each fund's cash, with Unknown for entries without a fund. */
function fundAmounts(source: AgainstSource): readonly NamedAmount[] {
  const { balances, cells, calendar } = source;
  const { fund } = namesIn(source);
  const ids = new Set([
    ...source.funds.map(({ id }) => id),
    ...balances.map(({ fundId }) => fundId),
    ...cells.map(({ fundId }) => fundId),
  ]);
  return [...ids]
    .map((id) => {
      const moved = flowOf(cells.filter(({ fundId }) => fundId === id));
      const amount = cents(beginningOfAll(id, balances, cells, calendar) + moved);
      return { named: fund(id), amount, key: String(id) };
    })
    .filter(({ named, amount }) => amount !== 0 || named.code !== '')
    .sort((one, other) => compareFunds(one.named, other.named))
    .map(({ named, amount, key }) => ({ id: key, name: named.name, amount }));
}
