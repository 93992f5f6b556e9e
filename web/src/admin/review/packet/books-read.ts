import { amountOf } from '@pa-ledger/domain/money/money';
import { listOf } from '@pa-ledger/domain/ledger/lines';
import { organization } from '@pa-ledger/domain/organization';
import { isCalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days, FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { textIn } from '@pa-ledger/domain/untyped';
import { storedAs, type Fields } from '../../../data/documents.ts';
import { historyQuery } from '../../../data/journal-query.ts';
import { listenAll } from '../../../data/listen.ts';
import { amendmentsOf, amendmentsOn } from '../../shared/journal/amendments.ts';
import { accountTotals } from '../../shared/records/account-totals.ts';
import { budgetOf } from '../../shared/records/budgets.ts';
import { basisOf, calendarOf, readClosing, type Closing } from '../../shared/records/closings.ts';
import { entriesOn } from '../../shared/records/dated-entries.ts';
import { fundBalances } from '../../shared/records/fund-balances.ts';
import { incomeItemsOf } from '../../shared/records/income-items.ts';
import {
  accounts,
  budgetItemsOf,
  categories,
  funds,
  liveRecords,
} from '../../shared/records/ledger-records.ts';
import { combineStores, liveStore } from '../../shared/records/live-store.ts';
import { totals } from '../../shared/records/totals.ts';
import {
  wholeMonths,
  yearsOf,
  type Books,
  type ClosingAct,
  type StoredEntry,
  type YearBooks,
  type YearClosing,
} from './books.ts';
import type { BookReader } from './book-reader.ts';
import { readActivity, readAuthors } from './read-activity.ts';
import { readFindings } from './read-findings.ts';
import { readRatifications } from './read-ratifications.ts';
import { recordsOf } from './records-of-days.ts';

/**
 * Reads what the reports of a packet are made of, each thing once and in whole, as anyone of the panel may.
 * @throws what the reader throws.
 */
export async function readBooks(reader: BookReader, days: Days): Promise<Books> {
  const names = await reader.from(combineStores([categories, funds, accounts], (all) => all));
  const [categoryRows, fundRows, accountRows] = names;
  const [cells, accountCells, balances] = await reader.from(
    combineStores([totals, accountTotals, fundBalances], (all) => all),
  );
  const closings = await reader.from(yearClosings());
  const calendar = calendarOf(closings);
  const years: YearBooks[] = [];
  for (const year of yearsOf(days, calendar)) {
    // One after the other, so that it can be stopped between them.
    years.push(await readYear(year, closings, reader));
  }
  const [amendments, presented] = await reader.from(
    combineStores([amendmentsOn(days), liveRecords('treasurerReports')], (all) => all),
  );
  const entries = await reader.from(entriesOn(wholeMonths(days)));
  const deposits = await reader.from(depositIds(days));
  const { meetings, marks } = await readRatifications(days, reader);
  const records = recordsOf(entries, deposits, days, calendar);
  const findings = await readFindings(records, reader);
  const others = [
    ...deposits,
    ...meetings.map(({ id }) => ({ collection: 'ratifications', id })),
    ...findings.map(({ id }) => ({ collection: 'findings', id })),
  ];
  const activity = await readActivity(recordsOf(entries, others, days, calendar), reader);
  return {
    days,
    calendar,
    closedThrough: lastClosed(closings),
    categories: categoryRows,
    funds: fundRows,
    accounts: accountRows,
    balances,
    cells,
    accountCells,
    entries,
    enteredBy: await readAuthors(entries, activity, reader),
    years,
    amendments,
    presented: presented.map(({ first, last, ending, givenOn }) => ({
      first,
      last,
      ending: amountOf(ending),
      givenOn,
    })),
    meetings,
    marks,
    findings,
    activity,
  };
}

/** A year's closing, with the endings that it stored. */
interface StoredClosing extends Closing {
  readonly endings: YearClosing['endings'];
}

function yearClosings() {
  return liveStore<readonly StoredClosing[]>((onChange) =>
    listenAll('closings', readStoredClosing, onChange),
  );
}

function readStoredClosing(id: string, fields: Fields): StoredClosing {
  const endings = listOf(fields['endings']).map((ending) => ({
    fundId: textIn(ending, 'fundId'),
    amount: amountOf(ending['amount']),
  }));
  return { ...readClosing(id, fields), endings };
}

function lastClosed(closings: readonly StoredClosing[]): Books['closedThrough'] {
  const ends = closings.flatMap(({ isClosed, days }) => (isClosed && days ? [days.last] : []));
  return ends.toSorted().at(-1) ?? null;
}

async function readYear(
  year: FiscalYear,
  closings: readonly StoredClosing[],
  reader: BookReader,
): Promise<YearBooks> {
  const stores = [
    budgetItemsOf(year),
    incomeItemsOf(year),
    budgetOf(year),
    amendmentsOf(year),
    closingActs(year),
  ] as const;
  const [budgetItems, incomeItems, budget, amendments, acts] = await reader.from(
    combineStores(stores, (all) => all),
  );
  const closing = closings.find(({ id, isClosed }) => id === year && isClosed);
  const adoptedOn = budget?.adoptedOn;
  return {
    year,
    countWhen: basisOf(year, closings, organization.policies.countWhen),
    budgetItems,
    incomeItems,
    order: budget && { spending: budget.spending, income: budget.income },
    adoptedOn: isCalendarDate(adoptedOn) ? adoptedOn : null,
    amendments,
    closing: closing ? { by: closing.by, at: closing.at, endings: closing.endings } : null,
    acts,
  };
}

/** The entries of the journal about a year's closings. */
function closingActs(year: FiscalYear) {
  const { filters } = historyQuery({ collection: 'closings', document: year });
  return liveStore<readonly ClosingAct[]>((onChange) =>
    listenAll('journal', readAct, onChange, filters),
  );
}

function readAct(id: string, fields: Fields): ClosingAct {
  const { by, at, after } = storedAs<Omit<StoredEntry, 'id'>>(fields);
  const reason = after?.['reopenReason'];
  return {
    id,
    at,
    by: by?.email ?? '',
    reopenReason: typeof reason === 'string' ? reason : null,
  };
}

function depositIds({ first, last }: Days) {
  return liveStore<readonly { readonly collection: string; readonly id: string }[]>((onChange) =>
    listenAll('deposits', (id) => ({ collection: 'deposits', id }), onChange, [
      { field: 'date', op: '>=', value: first },
      { field: 'date', op: '<=', value: last },
    ]),
  );
}
