import type { CountWhen } from '../organization.ts';
import { isCalendarDate, type CalendarDate } from '../time/dates.ts';
import {
  fiscalCalendar,
  fiscalYearBefore,
  fiscalYearDays,
  fiscalYearMonths,
  isFiscalYear,
  type FiscalCalendar,
  type FiscalYear,
} from '../time/fiscal-year.ts';
import { monthOf, type Month } from '../time/months.ts';
import { NONE, type HomeCash, type HomeMonth } from './moved-money.ts';
import { datedWork, openDays } from './dated-work.ts';
import { workAt, workPlaces, type Amount, type OpenWork } from './open-work.ts';
import type { HomePlan } from './plan.ts';

/* What the first page shows of the documents of `home`. All amounts are in cents. */

/** The documents of `home` that the first page reads, of the present fiscal year. */
export interface HomeDocuments {
  readonly work: OpenWork;
  readonly cash: HomeCash;
  readonly plan: HomePlan;
  /** Of the months that `monthsToRead` names. */
  readonly months: readonly HomeMonth[];
}

/** When the page is shown. */
export interface HomeMoment {
  readonly today: CalendarDate;
  readonly year: FiscalYear;
  readonly calendar: FiscalCalendar;
}

/** Returns how the school's years lie. @param firstMonth that of an open year, 1 to 12. */
export function calendarOfPlan({ closings = {} }: HomePlan, firstMonth: number): FiscalCalendar {
  const closed = Object.entries(closings).flatMap(([year, days]) => {
    const [first, last] = days.split('/');
    const isRead = isFiscalYear(year) && isCalendarDate(first) && isCalendarDate(last);
    return isRead ? [{ year, first, last }] : [];
  });
  return fiscalCalendar(firstMonth, closed);
}

/** The months whose documents the page reads, both ends included: at most two fiscal years. */
export interface MonthsToRead {
  readonly first: Month;
  readonly last: Month;
}

/**
 * Returns which months are needed: those of the year, and those of the year before if a fund whose balance is shown has no
 * stored beginning in this one.
 */
export function monthsToRead(
  plan: HomePlan,
  { year, calendar }: Pick<HomeMoment, 'year' | 'calendar'>,
): MonthsToRead {
  const needsBefore = shownFunds(plan).some((fund) => {
    const last = lastBeginning(plan, fund, year);
    return last !== null && last.year < year;
  });
  const { first, last } = fiscalYearDays(year, calendar);
  const from = needsBefore ? fiscalYearDays(fiscalYearBefore(year), calendar).first : first;
  return { first: monthOf(from), last: monthOf(last) };
}

/** The funds whose balances the page adds up: those held for others, or all where no account says what there is. */
function shownFunds(plan: HomePlan): readonly string[] {
  const funds = Object.entries(plan.funds ?? {});
  return funds.filter(([, { isHeld }]) => isHeld || !hasAccounts(plan)).map(([id]) => id);
}

function hasAccounts({ accounts = {} }: HomePlan): boolean {
  return Object.keys(accounts).length > 0;
}

function lastBeginning({ fundBalances = {} }: HomePlan, fund: string, year: FiscalYear) {
  const stored = Object.entries(fundBalances[fund] ?? {}).filter(([of]) => of <= year);
  const last = stored.toSorted(([one], [other]) => Number(other) - Number(one))[0];
  if (last === undefined || !isFiscalYear(last[0])) return null;
  return { year: last[0], amount: last[1] };
}

/** What there is. */
export interface CashNow {
  /** Of all accounts; of all funds where there are no accounts. Null if only the whole books could say it. */
  readonly total: number | null;
  /** What is in funds that are held for others; null if only the whole books could say it. */
  readonly held: number | null;
  /** How many accounts are in it. */
  readonly accounts: number;
}

/** Returns the cash that the books have, with everything that is entered. */
export function cashNow(home: HomeDocuments, moment: HomeMoment): CashNow {
  const { plan, cash } = home;
  const accounts = Object.entries(plan.accounts ?? {});
  const held = Object.entries(plan.funds ?? {}).filter(([, { isHeld }]) => isHeld);
  const balances = (ids: readonly string[]) => sumKnown(ids.map((id) => balance(home, id, moment)));
  return {
    total: hasAccounts(plan)
      ? sum(accounts.map(([id, { opening }]) => opening + (cash.accounts?.[id] ?? 0)))
      : balances(shownFunds(plan)),
    held: balances(held.map(([id]) => id)),
    accounts: accounts.filter(([, { isArchived }]) => !isArchived).length,
  };
}

/** A fund's balance; null if its last stored beginning is older than the months that were read. */
function balance(
  { plan, cash, months }: HomeDocuments,
  fund: string,
  { year, calendar }: HomeMoment,
): number | null {
  const last = lastBeginning(plan, fund, year);
  if (last === null) return cash.funds?.[fund] ?? 0;
  if (last.year < fiscalYearBefore(year)) return null;
  const from = fiscalYearDays(last.year, calendar).first.slice(0, 7);
  const since = months.filter(({ month }) => month >= from);
  return last.amount + sum(since.map(({ funds }) => funds?.[fund] ?? 0));
}

/** A category's budget of the year. `left` is negative when it's overspent. */
export interface BudgetBar {
  readonly categoryId: string;
  readonly budget: number;
  readonly spent: number;
  /** Approved and not paid, where expenses count when they're paid. */
  readonly promised: number;
  readonly left: number;
}

export interface BudgetNow extends Omit<BudgetBar, 'categoryId'> {
  /** Whether the year has a budget line. */
  readonly isStarted: boolean;
  /** Each category with a budget or spending, the largest budget first. */
  readonly bars: readonly BudgetBar[];
}

/** Returns what is spent and promised of the year's budget, over all funds. */
export function budgetNow(
  { plan, work, months }: HomeDocuments,
  { year, calendar }: HomeMoment,
  countWhen: CountWhen,
): BudgetNow {
  const budgets = plan.budgetItems?.[year] ?? {};
  const spent = new Map<string, number>();
  for (const { month, categories = {} } of months) {
    if (!isOfYear(month, year, calendar)) continue;
    for (const [id, measures] of Object.entries(categories)) {
      const more = (measures.manual ?? 0) + (measures[countWhen] ?? 0);
      if (id !== NONE) spent.set(id, (spent.get(id) ?? 0) + more);
    }
  }
  const promised = new Map(
    countWhen === 'paid'
      ? workPlaces(work, 'promised').map(([id, { cents }]) => [id, cents] as const)
      : [],
  );
  const ids = new Set([...Object.keys(budgets), ...spent.keys(), ...promised.keys()]);
  const bars = [...ids].map((categoryId): BudgetBar => {
    const budget = budgets[categoryId] ?? 0;
    const [used, waiting] = [spent.get(categoryId) ?? 0, promised.get(categoryId) ?? 0];
    return {
      categoryId,
      budget,
      spent: used,
      promised: waiting,
      left: budget - used - waiting,
    };
  });
  const shown = bars.filter((bar) => bar.budget !== 0 || bar.spent !== 0 || bar.promised !== 0);
  return {
    isStarted: Object.keys(budgets).length > 0,
    budget: sum(bars.map((bar) => bar.budget)),
    spent: sum(bars.map((bar) => bar.spent)),
    promised: sum(bars.map((bar) => bar.promised)),
    left: sum(bars.map((bar) => bar.left)),
    bars: shown.toSorted(
      (one, other) => other.budget - one.budget || (one.categoryId < other.categoryId ? -1 : 1),
    ),
  };
}

/** What came in and went out in a month, when it was received and paid. */
export interface MonthFlow {
  readonly month: Month;
  readonly in: number;
  readonly out: number;
}

/** Returns the months of the year up to the present one, in order. */
export function monthFlows(
  { months }: HomeDocuments,
  { today, year, calendar }: HomeMoment,
): readonly MonthFlow[] {
  const byMonth = new Map(months.map((document) => [document.month, document]));
  return fiscalYearMonths(year, calendar)
    .filter((month) => month <= today.slice(0, 7))
    .map((month) => {
      const moved = Object.values(byMonth.get(month)?.categories ?? {});
      return {
        month,
        in: sum(moved.map(({ revenue = 0 }) => revenue)),
        out: sum(moved.map(({ manual = 0, paid = 0, advanced = 0 }) => manual + paid + advanced)),
      };
    });
}

/** Returns the payments of the year that no meeting has ratified. */
export function unratifiedIn(
  { work }: Pick<HomeDocuments, 'work'>,
  { year, calendar }: HomeMoment,
): Amount {
  const own = workPlaces(work, 'unratified').filter(([month]) => isOfYear(month, year, calendar));
  return {
    count: sum(own.map(([, { count }]) => count)),
    cents: sum(own.map(([, { cents }]) => cents)),
  };
}

/** Returns what nobody has confirmed since the last closed year: what is closed stays as it is. */
export function unconfirmedIn({ work, plan: { closings = {} } }: HomeDocuments): Amount {
  const [closed] = Object.values(closings)
    .map((days) => days.split('/')[1])
    .filter(isCalendarDate)
    .toSorted()
    .toReversed();
  const { count, cents } = datedWork(work, 'unconfirmed', openDays(closed ?? null), null);
  return { count, cents };
}

/** Returns the requests that wait for an address, and all others that wait for somebody. */
export function waitingFor(
  work: OpenWork,
  address: string | null,
): { readonly mine: Amount; readonly others: number } {
  const mine = address === null ? { count: 0, cents: 0 } : workAt(work, 'waiting', address);
  return { mine, others: Math.max(0, workAt(work, 'pending').count - mine.count) };
}

function isOfYear(month: string, year: FiscalYear, calendar: FiscalCalendar): boolean {
  const { first, last } = fiscalYearDays(year, calendar);
  return month >= first.slice(0, 7) && month <= last.slice(0, 7);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

function sumKnown(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter((one) => one !== null);
  return known.length < numbers.length ? null : sum(known);
}
