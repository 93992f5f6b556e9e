import { beginningId, beginningPlace } from '@pa-ledger/domain/ledger/beginnings';
import { NO_AMOUNTS } from '@pa-ledger/domain/ledger/cells';
import { differences, linesOf } from '@pa-ledger/domain/ledger/lines';
import { countedId, headDocument } from '../../../functions/src/totals/counted-lines.ts';
import { organization } from '@pa-ledger/domain/organization';
import {
  fiscalYearAfter,
  fiscalYearMonths,
  presentFiscalYear,
  type FiscalYear,
} from '@pa-ledger/domain/time/fiscal-year';

const CATEGORIES = 12;
const FUNDS = 4;
const { timeZone, fiscalYearFirstMonth } = organization;
/** The last of their years, which the reports show. */
const PRESENT = presentFiscalYear(Date.now(), timeZone, fiscalYearFirstMonth);

/** The month after the present fiscal year, in which the books have only `entriesOfMonth`. */
export const MONTH = fiscalYearMonths(fiscalYearAfter(PRESENT), fiscalYearFirstMonth)[0] ?? '';

/** A document by its path. */
type Entry = readonly [path: string, data: object];

/** The fiscal years up to the present one, the earliest first. */
function lastYears(years: number): readonly [FiscalYear, ...FiscalYear[]] {
  const [first, ...others] = Array.from({ length: years }, (_, index) =>
    String(Number(PRESENT) - years + 1 + index),
  ) as FiscalYear[];
  return [first ?? PRESENT, ...others];
}

/** Categories with a budget of each year, and funds with the balances of the first one. */
export function* frame(years = 1): Generator<Entry> {
  for (let index = 0; index < FUNDS; index++) {
    yield [`funds/f${index}`, { code: String(4900 + index), name: `Fund ${index}`, version: 1 }];
    const place = beginningPlace(`f${index}`, lastYears(years)[0], fiscalYearFirstMonth);
    const balance = { ...place, amount: 1000, source: 'typed', lastUpdated: new Date() };
    yield [`fundBalances/${beginningId(place)}`, { ...balance, version: 1 }];
  }
  for (let index = 0; index < CATEGORIES; index++) {
    const name = `Category ${index}`;
    yield [`categories/c${index}`, { name, requiresEventApprover: index % 2 === 0, version: 1 }];
    for (const fiscalYear of lastYears(years)) {
      const item = { categoryId: `c${index}`, fundId: `f${index % FUNDS}`, fiscalYear };
      yield [
        `budgetItems/b${fiscalYear}-${index}`,
        { ...item, originalBudget: 5000, changes: 0, finalBudget: 5000, version: 1 },
      ];
    }
  }
}

/** What is in the books under one number, each in the month after that of the one before; every third is revenue. */
function transactionOf(index: number, years = 1) {
  const months = lastYears(years).flatMap((year) => fiscalYearMonths(year, fiscalYearFirstMonth));
  const collection = index % 3 === 0 ? ('revenueItems' as const) : ('manualExpenses' as const);
  const fields = {
    date: `${months[index % months.length] ?? ''}-15`,
    categoryId: `c${index % CATEGORIES}`,
    fundId: `f${index % FUNDS}`,
    amount: (index % 10_000) / 100,
    description: `Item ${index}`,
    version: 1,
    ...(collection === 'revenueItems' ? {} : { paidTo: 'Corner Store' }),
  };
  const [line] = linesOf(collection, fields);
  if (line === undefined) throw new Error(`Transaction ${index} does not count.`);
  const path = `${collection}/t${index}`;
  return { path, collection, fields, line, countedId: countedId({ collection, id: `t${index}` }) };
}

/** Transactions from one number on, each with what is counted for it. */
export function* transactions(from: number, to: number, years = 1): Generator<Entry> {
  for (const index of range(from, to)) {
    const { path, fields, line, countedId: id } = transactionOf(index, years);
    yield [path, fields];
    yield [`counted/${id}`, headDocument(line, 1, 1)];
  }
}

/** The totals of all transactions below a number. */
export function* totals(to: number, years = 1): Generator<Entry> {
  const lines = Array.from(range(0, to), (index) => transactionOf(index, years).line);
  for (const { cellId, cell, increments } of differences([], lines)) {
    yield [`totals/${cellId}`, { ...cell, ...NO_AMOUNTS, ...increments }];
  }
}

/** Whole numbers from one on, up to and without another. */
function* range(from: number, to: number): Generator<number> {
  for (let index = from; index < to; index++) yield index;
}

/** Ten pieces of revenue, manual expenses, transfers and payments each, all in MONTH. */
export function* entriesOfMonth(): Generator<Entry> {
  for (const index of range(0, 10)) {
    const date = `${MONTH}-${String(index + 1).padStart(2, '0')}`;
    const place = { categoryId: `c${index}`, fundId: 'f0' };
    const dated = { date, amount: 12.5, description: `Entry ${index}`, version: 1 };
    const item = { ...place, ...dated };
    yield [`revenueItems/m${index}`, item];
    yield [`manualExpenses/m${index}`, { ...item, paidTo: 'Corner Store' }];
    yield [`transfers/m${index}`, { ...dated, fromFundId: 'f0', toFundId: 'f1' }];
    const line = { ...place, expenseId: String(index).padEnd(20, 'x'), amount: 12.5 };
    const payment = { date, method: 'check', checkNumber: String(1000 + index), payee: 'Dana' };
    const own = { lines: [line], voided: null, mistake: null, version: 1 };
    yield [`payments/m${index}`, { ...payment, ...own }];
  }
}
