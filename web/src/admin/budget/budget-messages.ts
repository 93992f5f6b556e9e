import type { RecordMessages } from '../shared/forms/RecordForm.tsx';
import type { Lookup } from '../shared/records/lookup.ts';

/** Where the texts of the two sides of the budget differ. */
export interface SideMessages extends RecordMessages {
  readonly empty: string;
  /** What will be there, and the button that begins it. */
  readonly emptyHint: string;
  readonly begin: string;
  readonly noMatch: string;
  readonly tableName: string;
  readonly sameCategoryAndFund: string;
  readonly saved: (name: string) => string;
  /** The columns of what the lines have used and what remains. */
  readonly used: string;
  readonly left: string;
  /** What was used and has no line. */
  readonly outside: string;
}

/** The words of the Budget Management tab. Another language is another object of this type. */
export const budgetMessages = {
  heading: 'Budget Management',
  spendingTab: 'Spending',
  incomeTab: 'Income',
  amendmentsTab: 'Amendments',

  spending: {
    heading: 'Budget Management',
    hint: 'Your spending plan by category and fund.',
    add: 'Add Budget Item',
    addTitle: 'Add Budget Item',
    editTitle: 'Edit Budget Item',
    update: 'Update Budget Item',
    deleteQuestion: 'Are you sure you want to delete this budget item?',
    empty: 'No budget items yet.',
    emptyHint: 'Each item says what one category can spend from one fund.',
    begin: 'Add your first item',
    noMatch: 'No budget items match.',
    tableName: 'Budget items',
    sameCategoryAndFund:
      'There is already a budget item for this category and fund. Both will count.',
    saved: (name: string): string => `The budget item ${name} was saved.`,
    used: 'Spent',
    left: 'Remaining',
    outside: 'Spent or promised without a budget item',
  } satisfies SideMessages,

  income: {
    heading: 'Expected Income',
    hint: 'What you expect each category to bring into each fund.',
    add: 'Add Expected Income',
    addTitle: 'Add Expected Income',
    editTitle: 'Edit Expected Income',
    update: 'Update Expected Income',
    deleteQuestion: 'Are you sure you want to delete this expected income?',
    empty: 'No expected income yet.',
    emptyHint: 'Each line says what you expect one category to bring in.',
    begin: 'Add your first line',
    noMatch: 'No expected income matches.',
    tableName: 'Expected income',
    sameCategoryAndFund:
      'There is already expected income for this category and fund. Both will count.',
    saved: (name: string): string => `The expected income ${name} was saved.`,
    used: 'Received',
    left: 'Still to Come',
    outside: 'Received without a line',
  } satisfies SideMessages,

  adoption: {
    adopted: (day: string): string => `Adopted on ${day}`,
    notAdopted: 'Not adopted yet',
    record: 'Record adoption',
    change: 'Change adoption',
    title: (year: string): string => `Adopt the ${year} budget`,
    hint: 'After adoption, every budget change is recorded as an amendment with a reason and who authorized it.',
    save: 'Save adoption',
    saved: (year: string, day: string): string => `The ${year} budget was adopted on ${day}.`,
    cleared: (year: string): string => `The ${year} budget is no longer adopted.`,
    clearQuestion: {
      title: 'Undo the adoption?',
      reasons: [
        'Budget changes won’t ask for a reason or who authorized them. Amendments so far stay.',
      ],
      answer: 'Clear the date',
    },
    name: (year: string): string => `the ${year} budget`,
  },

  amendments: {
    heading: 'Amendments',
    hint: 'Changes since the budget was adopted, latest meeting first. From and To are the line’s Final Budget.',
    empty: 'No amendments yet.',
    emptyHint: 'Once you record the adoption, every budget change shows up here.',
    begin: 'Go to the budget',
  },

  finalBudget: 'Final Budget',
  originalBudget: 'Original Budget',
  changes: 'Changes',
  description: 'Description',
  promised: 'Promised',
  /** What the list of the entries behind a figure is called. */
  entriesOf: (used: string, place: string): string => `${used}: ${place}`,

  /** @param fund null where none is set yet. */
  placeOf: (category: string, fund: string | null): string =>
    `${category}, ${fund ?? 'no fund yet'}`,

  showCategory: 'Show category',
  showFund: 'Show fund',

  /** What an item is called in a sentence. */
  itemName: (
    { categoryName, fundName }: Pick<Lookup, 'categoryName' | 'fundName'>,
    { categoryId, fundId }: { readonly categoryId: string; readonly fundId: string },
  ): string => `${categoryName(categoryId)}, ${fundName(fundId)}`,

  totalOf: (count: number): string => (count === 1 ? 'Total of 1 item' : `Total of ${count} items`),
};
