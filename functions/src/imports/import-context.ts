import type { StoredCategory } from '@pa-ledger/domain/categories/category-change';
import type { ImportRecord } from '@pa-ledger/domain/imports/import-plan';
import { journalIdOf, type StoredFields } from '@pa-ledger/domain/ledger/journal';
import type { BudgetCollection } from '@pa-ledger/domain/ledger/record-fields';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { Books } from '@pa-ledger/domain/years/books';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { storedCategoryFrom } from '../firestore/categories.ts';
import { booksFrom } from '../firestore/books.ts';
import { ACCOUNTS, BUDGETS, CATEGORIES, FUNDS, JOURNAL } from '../firestore/paths.ts';
import { budgetOf } from '../firestore/queries.ts';
import { requireFreeNumber } from '../payments/check-numbers.ts';
import { DomainError } from '../platform/domain-error.ts';
import { PANEL_WORDS } from '../words.ts';

/** The fields of a fund that an import checks. */
export interface KnownFund {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly archived: boolean;
}

/** The fields of an account that an import checks. */
interface KnownAccount {
  readonly id: string;
  readonly openingDate: string;
  readonly kind: unknown;
  readonly archived: boolean;
}

/** The fields of a budget line that an import checks. */
interface KnownLine {
  readonly id: string;
  readonly categoryId: string;
  readonly fundId: string;
  readonly originalBudget: number;
  readonly changes: number;
}

/** What an import's records must fit with, as its transaction read it. */
export interface ImportContext {
  readonly importId: string;
  readonly fiscalYear: string | null;
  readonly books: Books;
  readonly now: Instant;
  readonly categories: readonly StoredCategory[];
  readonly funds: readonly KnownFund[];
  readonly accounts: readonly KnownAccount[];
  readonly lines: Readonly<Record<BudgetCollection, readonly KnownLine[]>>;
  /** The year's budget if the import adds lines to it: null if there never was one, undefined if someone deleted it. */
  readonly budget: StoredFields | null | undefined;
  /** For each check number of the records that something else already has, the sentence that says so. */
  readonly numbers: ReadonlyMap<string, string>;
}

const NO_LINES = { lines: { budgetItems: [], incomeItems: [] }, budget: null } as const;

interface ContextRequest {
  readonly id: string;
  readonly fiscalYear: string | null;
  readonly books: DocumentSnapshot | undefined;
  readonly now: Instant;
}

/** @throws DomainError `budgetAdopted` if the records have lines of an adopted budget. */
export async function readImportContext(
  transaction: Transaction,
  db: Firestore,
  records: readonly ImportRecord[],
  { id, fiscalYear, books, now }: ContextRequest,
): Promise<ImportContext> {
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
): Promise<Pick<ImportContext, 'lines' | 'budget'>> {
  const first = journalIdOf({ collection: BUDGETS, document: year, version: 1 });
  const [budget, begun, spending, income] = await Promise.all([
    transaction.get(db.collection(BUDGETS).doc(year)),
    transaction.get(db.collection(JOURNAL).doc(first)),
    transaction.get(budgetOf(db, 'budgetItems', year)),
    transaction.get(budgetOf(db, 'incomeItems', year)),
  ]);
  if (budget.get('adoptedOn') !== undefined) throw new DomainError('budgetAdopted');
  const [budgetItems, incomeItems] = [spending, income].map(({ docs }) =>
    // The rules and the functions guarantee the shape.
    docs.map((line) => ({ ...(line.data() as Omit<KnownLine, 'id'>), id: line.id })),
  );
  return {
    lines: { budgetItems: budgetItems ?? [], incomeItems: incomeItems ?? [] },
    budget: budget.data() ?? (begun.exists ? undefined : null),
  };
}

/** If something takes a number after this read, the commit fails, and the retry finds it here. */
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
        if (error instanceof DomainError) return [[number, error.sentenceIn(PANEL_WORDS)]];
        throw error;
      }
    }),
  );
  return new Map(found.flat());
}
