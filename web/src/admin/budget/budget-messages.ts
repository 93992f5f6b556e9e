import type { Lookup } from '../shared/records/lookup.ts';

/** The words of the Budget Management tab. Another language is another object of this type. */
export const budgetMessages = {
  heading: 'Budget Management',
  hint: 'What each category may spend from each fund: the Original Budget and the Changes since.',
  add: 'Add Budget Item',
  addTitle: 'Add Budget Item',
  editTitle: 'Edit Budget Item',
  update: 'Update Budget Item',
  deleteQuestion: 'Are you sure you want to delete this budget item?',
  empty: 'No budget items yet.',
  noMatch: 'No budget item has this category and fund.',
  tableName: 'Budget items',
  finalBudget: 'Final Budget',
  originalBudget: 'Original Budget',
  changes: 'Changes',
  description: 'Description',

  showCategory: 'Show category',
  showFund: 'Show fund',

  sameCategoryAndFund:
    'There is already a budget item for this category and fund. Both will count.',

  /** What an item is called in a sentence. */
  itemName: (
    { categoryName, fundName }: Pick<Lookup, 'categoryName' | 'fundName'>,
    { categoryId, fundId }: { readonly categoryId: string; readonly fundId: string },
  ): string => `${categoryName(categoryId)}, ${fundName(fundId)}`,

  saved: (name: string): string => `The budget item ${name} was saved.`,

  totalOf: (count: number): string => (count === 1 ? 'Total of 1 item' : `Total of ${count} items`),
};
