import type { StoredCategory } from '@pa-ledger/domain/categories/category-change';
import type { ImportRecord } from '@pa-ledger/domain/imports/import-plan';
import { journalIdOf, type StoredFields } from '@pa-ledger/domain/ledger/journal';
import type { BudgetCollection } from '@pa-ledger/domain/ledger/record-fields';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { Books } from '@pa-ledger/domain/years/books';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { storedCategoryFrom } from '../categories/categories.ts';
import { booksFrom } from '../firestore/books.ts';
import { ACCOUNTS, BUDGETS, CATEGORIES, FUNDS, JOURNAL } from '../firestore/paths.ts';
import { budgetOf } from '../firestore/queries.ts';
import { requireFreeNumber } from '../payments/check-numbers.ts';
import { DomainError } from '../platform/domain-error.ts';

/** A fund as far as an import looks at it. */
export interface KnownFund {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly archived: boolean;
}

/** An account as far as an import looks at it. */
interface KnownAccount {
  readonly id: string;
  readonly openingDate: string;
  readonly kind: unknown;
  readonly archived: boolean;
}

/** A line of the budget that there is. */
interface KnownLine {
  readonly id: string;
  readonly categoryId: string;
  readonly fundId: string;
  readonly originalBudget: number;
  readonly changes: number;
}

/** What an import must fit into, as its transaction has read it. */
export interface Around {
  readonly importId: string;
  readonly fiscalYear: string | null;
  readonly books: Books;
  readonly now: Instant;
  readonly categories: readonly StoredCategory[];
  readonly funds: readonly KnownFund[];
  readonly accounts: readonly KnownAccount[];
  readonly lines: Readonly<Record<BudgetCollection, readonly KnownLine[]>>;
  /** The budget of the year, where lines of it are added; null if there is none, undefined if it was deleted. */
  readonly budget: StoredFields | null | undefined;
  /** What holds the check numbers of the records that is none of them, by number, as a sentence. */
  readonly numbers: ReadonlyMap<string, string>;
}

const NO_LINES = { lines: { budgetItems: [], incomeItems: [] }, budget: null } as const;

/** What the slice says of itself. */
interface AroundRequest {
  readonly id: string;
  readonly fiscalYear: string | null;
  readonly books: DocumentSnapshot | undefined;
  readonly now: Instant;
}

/** @throws DomainError `budgetAdopted` for lines of a budget that was adopted. */
export async function readAround(
  transaction: Transaction,
  db: Firestore,
  records: readonly ImportRecord[],
  { id, fiscalYear, books, now }: AroundRequest,
): Promise<Around> {
  const [categories, funds, accounts] = await Promise.all([
    transaction.get(db.collection(CATEGORIES)),
    transaction.get(db.collection(FUNDS)),
    transaction.get(db.collection(ACCOUNTS)),
  ]);
  const hasLines = records.some(
    ({ collection }) => collection === 'budgetItems' || collection === 'incomeItems',
  );
  const ofYear =
    hasLines && fiscalYear !== null ? await readLines(transaction, db, fiscalYear) : NO_LINES;
  return {
    importId: id,
    fiscalYear,
    books: booksFrom(books),
    now,
    categories: categories.docs.map(storedCategoryFrom),
    funds: funds.docs.map((fund) => ({
      id: fund.id,
      code: String(fund.get('code')),
      name: String(fund.get('name')),
      archived: fund.get('archived') === true,
    })),
    accounts: accounts.docs.map((account) => ({
      id: account.id,
      openingDate: String(account.get('openingDate')),
      kind: account.get('kind') as unknown,
      archived: account.get('archived') === true,
    })),
    ...ofYear,
    numbers: await takenNumbers(db, records),
  };
}

async function readLines(
  transaction: Transaction,
  db: Firestore,
  year: string,
): Promise<Pick<Around, 'lines' | 'budget'>> {
  const first = journalIdOf({ collection: BUDGETS, document: year, version: 1 });
  const [budget, begun, spending, income] = await Promise.all([
    transaction.get(db.collection(BUDGETS).doc(year)),
    transaction.get(db.collection(JOURNAL).doc(first)),
    transaction.get(budgetOf(db, 'budgetItems', year)),
    transaction.get(budgetOf(db, 'incomeItems', year)),
  ]);
  if (budget.get('adoptedOn') !== undefined) throw new DomainError('budgetAdopted');
  const [budgetItems, incomeItems] = [spending, income].map(({ docs }) =>
    // The rules and the functions hold the shape.
    docs.map((line) => ({ ...(line.data() as Omit<KnownLine, 'id'>), id: line.id })),
  );
  return {
    lines: { budgetItems: budgetItems ?? [], incomeItems: incomeItems ?? [] },
    budget: budget.data() ?? (begun.exists ? undefined : null),
  };
}

/** What takes a number after this makes the commit fail, and the next try names it. */
async function takenNumbers(
  db: Firestore,
  records: readonly ImportRecord[],
): Promise<ReadonlyMap<string, string>> {
  const numbers = records.flatMap(({ fields }) =>
    typeof fields['checkNumber'] === 'string' ? [fields['checkNumber']] : [],
  );
  const found = await Promise.all(
    numbers.map(async (number): Promise<[string, string][]> => {
      try {
        await requireFreeNumber(db, { kind: 'manual', id: '' }, number);
        return [];
      } catch (error) {
        if (error instanceof DomainError) return [[number, error.message]];
        throw error;
      }
    }),
  );
  return new Map(found.flat());
}
