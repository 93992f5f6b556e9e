import type { BudgetCollection } from '@pa-ledger/domain/ledger/record-fields';
import type { FiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { budgetOf } from '../shared/records/budgets.ts';
import { incomeItemsOf } from '../shared/records/income-items.ts';
import { budgetItemsOf, categories, funds } from '../shared/records/ledger-records.ts';
import { combineStores, keyedStores, type LiveStore } from '../shared/records/live-store.ts';
import type { BudgetRow } from './budget-items.ts';
import { budgetMessages, type SideMessages } from './budget-messages.ts';

/** Where the two sides of the budget differ. */
export interface BudgetKind {
  readonly collection: BudgetCollection;
  /** Its order in the year's budget. */
  readonly side: 'spending' | 'income';
  readonly messages: SideMessages;
  /** The name of the file of a year. */
  readonly fileOf: (year: FiscalYear) => string;
  /**
   * The items of a year. Nothing is shown without the names, because 'Unknown' would say that they are missing, nor before
   * it is known whether the budget was adopted.
   */
  readonly itemsOf: (year: FiscalYear) => LiveStore<readonly BudgetRow[]>;
}

export const SPENDING: BudgetKind = {
  collection: 'budgetItems',
  side: 'spending',
  messages: budgetMessages.spending,
  fileOf: (year) => `budget-${year}.csv`,
  itemsOf: withNames(budgetItemsOf),
};

export const INCOME: BudgetKind = {
  collection: 'incomeItems',
  side: 'income',
  messages: budgetMessages.income,
  fileOf: (year) => `expected-income-${year}.csv`,
  itemsOf: withNames(incomeItemsOf),
};

function withNames(itemsOf: BudgetKind['itemsOf']): BudgetKind['itemsOf'] {
  return keyedStores((year: FiscalYear) =>
    combineStores([itemsOf(year), categories, funds, budgetOf(year)], ([rows]) => rows),
  );
}
