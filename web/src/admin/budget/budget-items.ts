import { amountOf, dollarsFromCents, sumCents, type Cents } from '@pa-ledger/domain/money/money';
import { finalBudget } from '@pa-ledger/domain/ledger/budget';
import type { BudgetCollection } from '@pa-ledger/domain/ledger/record-fields';
import type { ListLine } from '../shared/lists/record-line.ts';
import type { RecordRow } from '../shared/records/ledger-records.ts';
import { compareNames, UNKNOWN } from '@pa-ledger/domain/text/sort';
import type { Lookup } from '../shared/records/lookup.ts';

/** An item of either side of the budget: their fields are the same. */
export type BudgetRow = RecordRow<BudgetCollection>;

type BudgetAmounts = Readonly<Record<'originalBudget' | 'changes' | 'finalBudget', Cents>>;

/** A budget item with the names of its category and fund; 'Unknown' for one that is missing. */
export interface NamedItem extends Omit<BudgetRow, keyof BudgetAmounts | 'version'>, BudgetAmounts {
  readonly categoryName: string;
  readonly fundName: string;
  /** As it is stored. */
  readonly row: BudgetRow;
}

/** Which items are shown: by id or `MISSING_OPTION`; '' shows all. */
export interface BudgetFilter {
  readonly categoryId: string;
  readonly fundId: string;
}

/** The items whose category or fund is missing; no id has a question mark. */
export const MISSING_OPTION = '?';
export const NO_FILTER: BudgetFilter = { categoryId: '', fundId: '' };

/** Returns the items by category, then fund. Computes the final budget, whatever the stored one says. */
export function namedItems(
  rows: readonly BudgetRow[],
  { categoryName, fundName }: Pick<Lookup, 'categoryName' | 'fundName'>,
): readonly NamedItem[] {
  return rows
    .map((row) => ({
      ...row,
      row,
      originalBudget: amountOf(row.originalBudget),
      changes: amountOf(row.changes),
      finalBudget: finalBudget(row),
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

/** Returns the items that a filter lets through. */
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

function passes(option: string, id: string, name: string): boolean {
  if (option === '') return true;
  return option === MISSING_OPTION ? name === UNKNOWN : option === id;
}

/** Returns an item as a line of the file: the columns of the table, in their order. */
export function budgetLine(item: NamedItem): ListLine {
  return {
    category: item.categoryName,
    fund: item.fundName,
    originalBudget: dollarsFromCents(item.originalBudget),
    changes: dollarsFromCents(item.changes),
    finalBudget: dollarsFromCents(item.finalBudget),
    description: item.description ?? null,
  };
}

/** Returns the columns' totals. */
export function totalsOf(items: readonly NamedItem[]): BudgetAmounts {
  const sum = (field: keyof BudgetAmounts): Cents => sumCents(items.map((item) => item[field]));
  return {
    originalBudget: sum('originalBudget'),
    changes: sum('changes'),
    finalBudget: sum('finalBudget'),
  };
}
