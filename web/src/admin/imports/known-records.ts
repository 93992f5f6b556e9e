import type { ImportKind } from '@pa-ledger/domain/imports/import-kinds';
import type { ImportedCollection, Known } from '@pa-ledger/domain/imports/import-plan';
import type { StoredFields } from '@pa-ledger/domain/ledger/journal';
import type { Days, FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import type { Books } from '@pa-ledger/domain/years/books';
import { OPEN_BOOKS } from '@pa-ledger/domain/years/books';
import { useEffect, useState } from 'react';
import { useStore } from '../../app/store.ts';
import { LOADING, type AsyncState } from '../../data/async-state.ts';
import { NO_FILTER, transactionQuery } from '../financial/transactions/transaction-query.ts';
import { readOn } from '../shared/lists/read-on.ts';
import { ENTRIES } from '../shared/lists/useServerPages.ts';
import { approvers } from '../shared/records/approvers.ts';
import { budgetOf } from '../shared/records/budgets.ts';
import { incomeItemsOf } from '../shared/records/income-items.ts';
import { accounts, budgetItemsOf, categories, funds } from '../shared/records/ledger-records.ts';
import { combineStores, keyedStores } from '../shared/records/live-store.ts';
import { books } from '../shared/years/books.ts';

/** What the preview of an import compares with. */
export interface Around extends Known {
  readonly books: Books;
  /** Whether the budget of the year was adopted. */
  readonly isAdopted: boolean;
}

/** What there is of a year, live. */
const aroundOf = keyedStores((year: FiscalYear) =>
  combineStores(
    [
      categories,
      funds,
      accounts,
      approvers,
      books,
      budgetItemsOf(year),
      incomeItemsOf(year),
      budgetOf(year),
    ],
    ([inCategories, inFunds, inAccounts, set, closed, spending, income, budget]) => ({
      categories: inCategories,
      funds: inFunds,
      accounts: inAccounts,
      approvers: set,
      books: closed ?? OPEN_BOOKS,
      isAdopted: budget?.adoptedOn !== undefined,
      lines: {
        budgetItems: spending,
        incomeItems: income,
      } as const,
    }),
  ),
);

/** Returns what is there already: the budget of the year that is shown, or the entries of the days of a sheet. */
export function useAround(
  kind: ImportKind,
  year: FiscalYear,
  days: Days | null,
): AsyncState<Around> & { readonly retry: () => void } {
  const known = aroundOf(year);
  const around = useStore(known);
  const [attempt, setAttempt] = useState(0);
  const entries = useEntries(kind, days, attempt);
  const retry = (): void => {
    known.retry();
    setAttempt((number) => number + 1);
  };
  if (around.status !== 'ready') return { ...around, retry };
  if (entries.status !== 'ready') return { ...entries, retry };
  const { lines, ...own } = around.value;
  const stored: Readonly<Partial<Record<ImportedCollection, readonly StoredFields[]>>> = {
    budgetItems: lines.budgetItems.map((line) => ({ ...line })),
    incomeItems: lines.incomeItems.map((line) => ({ ...line })),
    [kind]: entries.value,
  };
  return { status: 'ready', value: { ...own, stored: (name) => stored[name] ?? [] }, retry };
}

const NO_ENTRIES: AsyncState<readonly StoredFields[]> = { status: 'ready', value: [] };

/** Reads the revenue or the manual expenses of some days, once for each attempt. */
function useEntries(
  kind: ImportKind,
  days: Days | null,
  attempt: number,
): AsyncState<readonly StoredFields[]> {
  const [found, setFound] = useState<{
    readonly of: string;
    readonly state: AsyncState<readonly StoredFields[]>;
  }>({ of: '', state: LOADING });
  const isEntries = kind === 'revenueItems' || kind === 'manualExpenses';
  const of = !isEntries || days === null ? '' : [kind, days.first, days.last, attempt].join(' ');
  useEffect(() => {
    const [collection, first, last] = of.split(' ');
    if (first === undefined || last === undefined) return undefined;
    const own = new AbortController();
    const query = transactionQuery(
      collection === 'revenueItems' ? 'revenueItems' : 'manualExpenses',
      NO_FILTER,
      { by: 'date', direction: 'asc' },
      // It was made of them.
      { first, last } as Days,
    );
    const read = (_id: string, fields: StoredFields) => fields;
    void readOn({ source: ENTRIES, query, read, linesOf: (row) => [row], signal: own.signal }).then(
      (result) => {
        if (own.signal.aborted) return;
        setFound({
          of,
          state:
            'why' in result
              ? { status: 'error', failure: result }
              : { status: 'ready', value: result },
        });
      },
    );
    return () => own.abort();
  }, [of]);
  if (of === '') return NO_ENTRIES;
  return found.of === of ? found.state : LOADING;
}
