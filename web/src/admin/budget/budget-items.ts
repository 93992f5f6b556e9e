import { centsFromDollars, cents, dollarsFromCents, sumCents } from '@pa-ledger/domain/money/money';
import { finalBudget } from '@pa-ledger/domain/ledger/budget';
import type { RecordRow } from '../shared/ledger-records.ts';
import { compareNames, UNKNOWN } from '@pa-ledger/domain/text/names';
import { type Lookup } from '../shared/lookup.ts';

export type BudgetRow = RecordRow<'budgetItems'>;

/** A budget item with the names that stand for its ids; 'Unknown' for what is gone. */
export interface NamedItem extends BudgetRow {
  readonly categoryName: string;
  readonly fundName: string;
  /** As it lies in the database. */
  readonly row: BudgetRow;
}

/** Which items are shown: an id, `ALL` or `GONE`. */
export interface BudgetFilter {
  readonly categoryId: string;
  readonly fundId: string;
}

export const ALL = '';
/** The items whose category or fund is gone; no id has a question mark. */
export const GONE = '?';
export const NO_FILTER: BudgetFilter = { categoryId: ALL, fundId: ALL };

/** By category, then fund. The final budget is computed anew: the stored one is a convenience of the documents. */
export function namedItems(
  rows: readonly BudgetRow[],
  { categoryName, fundName }: Pick<Lookup, 'categoryName' | 'fundName'>,
): readonly NamedItem[] {
  return rows
    .map((row) => ({
      ...row,
      row,
      finalBudget: finalBudget(row.originalBudget, row.changes),
      categoryName: categoryName(row.categoryId),
      fundName: fundName(row.fundId),
    }))
    .sort(
      (one, other) =>
        compareNames(one.categoryName, other.categoryName) ||
        compareNames(one.fundName, other.fundName) ||
        compareNames(one.id, other.id),
    );
}

export function filterItems(
  items: readonly NamedItem[],
  { categoryId, fundId }: BudgetFilter,
): readonly NamedItem[] {
  return items.filter(
    (item) =>
      passes(categoryId, item.categoryId, item.categoryName) &&
      passes(fundId, item.fundId, item.fundName),
  );
}

function passes(wanted: string, id: string, name: string): boolean {
  if (wanted === ALL) return true;
  return wanted === GONE ? name === UNKNOWN : wanted === id;
}

/** The sums of the columns, in dollars, added up in cents. */
export function totalsOf(
  items: readonly NamedItem[],
): Readonly<Record<'originalBudget' | 'changes' | 'finalBudget', number>> {
  const sum = (field: 'originalBudget' | 'changes' | 'finalBudget'): number =>
    dollarsFromCents(sumCents(items.map((item) => centsFromDollars(item[field]) ?? cents(0))));
  return {
    originalBudget: sum('originalBudget'),
    changes: sum('changes'),
    finalBudget: sum('finalBudget'),
  };
}

/** What an item is called in a sentence. */
export function itemName({ categoryName, fundName }: NamedItem): string {
  return `${categoryName}, ${fundName}`;
}
