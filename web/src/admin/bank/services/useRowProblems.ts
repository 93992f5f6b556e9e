import { entriesOfRow } from '@pa-ledger/domain/bank/services/service-entries';
import {
  serviceEntryRefusal,
  type ServiceBooks,
} from '@pa-ledger/domain/bank/services/service-refusal';
import {
  serviceRowErrors,
  serviceSetupErrors,
  type ServiceRowTexts,
  type ServiceSetup,
} from '@pa-ledger/domain/bank/services/service-row';
import { lockedDaySentence, lockOfDay } from '@pa-ledger/domain/years/books';
import { useMemo } from 'react';
import { useStore } from '../../../app/store.ts';
import type { AsyncState } from '../../../data/async-state.ts';
import { accounts, categories, funds } from '../../shared/records/ledger-records.ts';
import { useBooks } from '../../shared/years/books.ts';
import { setupOf, textsOf, type RowValues, type SalesValues } from './sales-values.ts';

/** The time of the computer: the server has its own when it saves. */
const now = (): number => Date.now();

/** Returns what says why a row won't be saved; null if it will, or if something about it is still to be typed. */
export function useRowProblems(values: SalesValues): (row: RowValues) => string | null {
  const books = useServiceBooks();
  const chosen = JSON.stringify(setupOf(values));
  // Written just above.
  return useMemo(
    () => rememberedProblems(JSON.parse(chosen) as ServiceSetup, books),
    [books, chosen],
  );
}

/** Remembers each row's answer: a file has hundreds, and each key that's pressed asks about all. */
function rememberedProblems(setup: ServiceSetup, books: ServiceBooks | null) {
  const known = new Map<string, string | null>();
  return (row: RowValues): string | null => {
    const texts = textsOf(row);
    const key = JSON.stringify(texts);
    const problem = known.get(key);
    if (problem !== undefined) return problem;
    const found = rowProblem(texts, setup, books);
    known.set(key, found);
    return found;
  };
}

/** Returns the books that rows must fit with, as far as they're known; null while they load. */
function useServiceBooks(): ServiceBooks | null {
  const books = useBooks();
  const [inAccounts, inCategories, inFunds] = [
    useStore(accounts),
    useStore(categories),
    useStore(funds),
  ];
  return useMemo(() => {
    const [account, category, fund] = [byId(inAccounts), byId(inCategories), byId(inFunds)];
    if (account === null || category === null || fund === null) return null;
    return {
      account,
      category,
      fund,
      accountsFrom: books.accountsFrom,
      dayProblem(day) {
        const lock = lockOfDay(books, day, now());
        return lock === null ? null : lockedDaySentence(books, lock, day);
      },
    };
  }, [books, inAccounts, inCategories, inFunds]);
}

function rowProblem(
  row: ServiceRowTexts,
  setup: ServiceSetup,
  books: ServiceBooks | null,
): string | null {
  if (books === null) return null;
  const errors = { ...serviceSetupErrors(setup, [row]), ...serviceRowErrors(row) };
  if (Object.keys(errors).length > 0) return null;
  const service = books.account(setup.accountId)?.name ?? '';
  const refusals = entriesOfRow(row, { setup, service }).map((entry) =>
    serviceEntryRefusal(entry, books),
  );
  return refusals.find((sentence) => sentence !== null) ?? null;
}

function byId<Row extends { readonly id: string }>(
  state: AsyncState<readonly Row[]>,
): ((id: string) => Row | null) | null {
  if (state.status !== 'ready') return null;
  const rows = new Map(state.value.map((row) => [row.id, row]));
  return (id) => rows.get(id) ?? null;
}
