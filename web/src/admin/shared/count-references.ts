import { countRows } from '../../firebase/listenPage.ts';

/** Which field of the books refers to what. */
export interface Referrer {
  readonly field: 'categoryId' | 'fundId';
  readonly id: string;
}

export interface Counted {
  readonly budgetItems: number;
  readonly revenueItems: number;
  readonly manualExpenses: number;
  /** Submitted expenses that nobody has rejected or fully approved. */
  readonly openExpenses: number;
  /** Submitted expenses that are decided. */
  readonly decidedExpenses: number;
}

/** How many documents refer to a category or a fund. */
export async function countReferences({ field, id }: Referrer): Promise<Counted | 'failed'> {
  const referring = { field, op: '==', value: id } as const;
  const pending = { field: 'status', op: '==', value: 'pending' } as const;
  const orderBy = { field, direction: 'asc' } as const;
  const counts = await Promise.all([
    countRows({ collection: 'budgetItems', filters: [referring], orderBy }),
    countRows({ collection: 'revenueItems', filters: [referring], orderBy }),
    countRows({ collection: 'manualExpenses', filters: [referring], orderBy }),
    countRows({ collection: 'expenses', filters: [referring], orderBy }),
    countRows({ collection: 'expenses', filters: [referring, pending], orderBy }),
  ]);
  const [budgetItems, revenueItems, manualExpenses, expenses, openExpenses] = counts;
  if (
    typeof budgetItems !== 'number' ||
    typeof revenueItems !== 'number' ||
    typeof manualExpenses !== 'number' ||
    typeof expenses !== 'number' ||
    typeof openExpenses !== 'number'
  ) {
    return 'failed';
  }
  return {
    budgetItems,
    revenueItems,
    manualExpenses,
    openExpenses,
    decidedExpenses: expenses - openExpenses,
  };
}
