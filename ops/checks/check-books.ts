import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import { exactCents } from './exact-cents.ts';
import { problemsIn } from './findings.ts';
import type { Found, ProjectData } from './project-data.ts';

/** The calendar year of a fiscal year's first day; 1999 has the first days of 2000. */
const YEAR = /^(?:1999|20\d\d)$/;

/** The id of a line, or a heading. */
const ROW = /^(?:[\w-]{1,64}|# .{1,100})$/u;

/** Where a beginning balance may be from. */
const SOURCES: readonly unknown[] = ['typed', 'closing'];

/** Checks that amounts are dollars and cents, final budgets are sums, years are years, and names are unique. */
export function checkBooks(project: ProjectData): string[] {
  const { revenueItems, manualExpenses, transfers, budgetItems, incomeItems } = project;
  const { budgets, fundBalances, treasurerReports } = project;
  return [
    ...revenueItems.flatMap((item) => unreadable('revenue item', item, ['amount'])),
    ...manualExpenses.flatMap((item) => unreadable('manual expense', item, ['amount'])),
    ...transfers.flatMap((item) => unreadable('transfer', item, ['amount'])),
    ...transfers.flatMap(badTransfer),
    ...treasurerReports.flatMap((item) => unreadable("treasurer's report", item, ['ending'])),
    ...treasurerReports
      .filter(({ data }) => String(data['first']) > String(data['last']))
      .map(({ id }) => `The treasurer's report ${id} ends before it begins.`),
    ...budgetItems.flatMap((item) => badLine('budget item', item)),
    ...incomeItems.flatMap((item) => badLine('expected income', item)),
    ...budgets.flatMap(badBudget),
    ...fundBalances.flatMap((balance) => unreadable('beginning balance', balance, ['amount'])),
    ...fundBalances
      .filter(({ id, data }) => `${data['fiscalYear']}~${data['fundId']}` !== id)
      .map(({ id }) => `The beginning balance ${id} names another fund or another year.`),
    ...fundBalances
      .filter(({ data }) => !SOURCES.includes(data['source']))
      .map(({ id }) => `The beginning balance ${id} does not say where it is from.`),
    ...[...budgetItems, ...incomeItems, ...budgets, ...fundBalances]
      .filter(({ data }) => !YEAR.test(String(data['fiscalYear'])))
      .map(({ id }) => `${id} is of no fiscal year.`),
    ...checkNames(project),
  ];
}

/** Returns what is wrong with a transfer: it has the funds, the accounts, or both pairs, each of two different ones. */
function badTransfer({ id, data }: Found): string[] {
  const { fromFundId, toFundId, fromAccountId, toAccountId } = data;
  const funds: readonly unknown[] = [fromFundId, toFundId];
  const accounts: readonly unknown[] = [fromAccountId, toAccountId];
  const isSame = (pair: readonly unknown[]) => pair[0] !== undefined && pair[0] === pair[1];
  const isHalf = (pair: readonly unknown[]) => (pair[0] === undefined) !== (pair[1] === undefined);
  return problemsIn([
    [isSame(funds), `The transfer ${id} goes from a fund to the same fund.`],
    [isSame(accounts), `The transfer ${id} goes from an account to the same account.`],
    [isHalf(funds) || isHalf(accounts), `The transfer ${id} does not say from where to where.`],
    [
      [...funds, ...accounts].every((place) => place === undefined),
      `The transfer ${id} moves nothing.`,
    ],
  ]);
}

/** Returns what is wrong with the budget of a year: its year is its id, and its two orders are texts. */
function badBudget({ id, data }: Found): string[] {
  const orders: unknown[] = [data['spending'], data['income']];
  return problemsIn([
    [data['fiscalYear'] !== id, `The budget ${id} names another year.`],
    [!orders.every(areRows), `The budget ${id} has an order that is none.`],
    [
      data['adoptedOn'] !== undefined && !isCalendarDate(data['adoptedOn']),
      `The budget ${id} was adopted on no day.`,
    ],
  ]);
}

function areRows(rows: unknown): boolean {
  return Array.isArray(rows) && rows.every((row) => typeof row === 'string' && ROW.test(row));
}

/** Returns what is wrong with the amounts of a line of the budget. */
function badLine(kind: string, item: Found): string[] {
  return [
    ...unreadable(kind, item, ['originalBudget', 'changes', 'finalBudget']),
    ...(addsUp(item) ? [] : [`The ${kind} ${item.id}: its final budget is not its sum.`]),
  ];
}

function unreadable(kind: string, { id, data }: Found, fields: readonly string[]): string[] {
  return fields
    .filter((field) => exactCents(data[field]) === null)
    .map((field) => `The ${kind} ${id}: ${field} is no amount in dollars and cents.`);
}

function addsUp({ data }: Found): boolean {
  const [original, changes, final] = ['originalBudget', 'changes', 'finalBudget'].map((field) =>
    exactCents(data[field]),
  );
  return original == null || changes == null || final == null || original + changes === final;
}

function checkNames({ categories, categoryNames }: ProjectData): string[] {
  const known = new Set(categories.map(({ id }) => id));
  const names = categories.map(({ data }) => String(data['name']).trim().toLowerCase());
  return [
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `Two categories are called ${name}.`),
    ...categoryNames
      .filter(({ data }) => !known.has(String(data['categoryId'])))
      .map(({ id }) => `The taken name ${id} belongs to no category.`),
  ];
}
