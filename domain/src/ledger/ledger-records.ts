import type { CalendarDate } from '../time/dates.ts';

/*
 * The documents that the administrators keep, as they lie in the database without their ids.
 * Amounts are dollars with at most two decimals; for computing they become cents.
 */

/** 1 at creation and one more at each change: a save over somebody else's change is noticed. */
export interface Versioned {
  readonly version: number;
}

export interface CategoryFields {
  readonly name: string;
  readonly requiresEventApprover: boolean;
}

export interface FundFields {
  readonly code: string;
  readonly name: string;
  readonly description?: string;
}

export interface BudgetItemFields {
  readonly categoryId: string;
  readonly fundId: string;
  readonly originalBudget: number;
  readonly changes: number;
  /** Always original budget and changes together. */
  readonly finalBudget: number;
  readonly description?: string;
}

/** Its id is the fund's; beside it stand `fundId`, which repeats it, and `lastUpdated`, which the server sets. */
export interface FundBalanceFields {
  readonly amount: number;
}

export interface RevenueItemFields {
  readonly date: CalendarDate;
  readonly categoryId: string;
  readonly fundId: string;
  readonly amount: number;
  readonly description: string;
  readonly reference?: string;
}

export interface ManualExpenseFields extends RevenueItemFields {
  readonly paidTo: string;
}

/** The fields of each collection's documents. */
export interface LedgerRecords {
  readonly categories: CategoryFields;
  readonly funds: FundFields;
  readonly budgetItems: BudgetItemFields;
  readonly fundBalances: FundBalanceFields;
  readonly revenueItems: RevenueItemFields;
  readonly manualExpenses: ManualExpenseFields;
}

export type RecordName = keyof LedgerRecords;

/** How many documents refer to a category or a fund that somebody wants to delete. */
export interface References {
  readonly budgetItems: number;
  readonly revenueItems: number;
  readonly manualExpenses: number;
  /** All submitted expenses, whatever became of them. */
  readonly expenses: number;
}

/** Open expenses stand in the way of deleting a category. */
export interface CategoryReferences extends References {
  readonly pendingExpenses: number;
}
