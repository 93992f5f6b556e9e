interface ShownRows {
  /** From 0. */
  readonly page: number;
  readonly size: number;
  /** Rows on this page. */
  readonly shown: number;
  /** All rows; null while they are being counted. */
  readonly count: number | null;
}

/** The words that every tab shows. Another language is another object of this type. */
export const sharedMessages = {
  loading: 'Loading…',
  /** When it takes long. */
  stillLoading: (soFar: number): string =>
    soFar === 0
      ? 'Still loading…'
      : `Still loading: ${soFar.toLocaleString('en-US')} records so far…`,
  actions: 'Actions',
  moreActions: 'More actions',
  chooseColumns: 'Choose columns',
  saved: (name: string): string => `${name} was saved.`,
  edit: (name: string): string => `Edit ${name}`,
  remove: (name: string): string => `Delete ${name}`,
  history: (name: string): string => `History of ${name}`,
  historyOfAll: 'History',
  showDeleted: 'Show deleted',

  loadFailed: 'We couldn’t load this.',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',

  sortBy: 'Sort by',
  /** What the orders of a column are called, ascending and descending. */
  amountOrders: ['smallest first', 'largest first'],
  dateOrders: ['oldest first', 'newest first'] as const,
  textOrders: ['ascending', 'descending'],

  filter: 'Filter',
  filters: (set: number): string =>
    set === 0 ? 'Filter and sort' : `Filter and sort (${set} set)`,
  clearFilters: 'Clear filters',
  removeFilter: 'Remove this filter',
  import: 'Import',
  category: 'Category',
  allCategories: 'All categories',
  fund: 'Fund',
  allFunds: 'All funds',
  /** The empty choice of a category, a fund or an account, and what to do where there is none to choose. */
  references: {
    categories: { select: 'Choose a category', none: 'Add one in Categories first.' },
    funds: { select: 'Choose a fund', none: 'Add one in Financial Data, Fund Management first.' },
    accounts: { select: 'Choose an account', none: 'Add one in Bank, Accounts first.' },
  },
  /** An option that is offered for nothing new. */
  ratifiedOn: (day: string): string => `Ratified on ${day}`,
  archived: (label: string): string => `${label} (archived)`,
  notSet: 'Not set',
  setApprover: 'Set approver',
  setApproverOf: (of: string): string => `Set approver: ${of}`,
  /** One of several who may act, after the first. */
  or: (holder: string): string => `or ${holder}`,
  wrongPeriod: 'This date is before the first one.',

  /** The last line of a list, of all pages. @param count null while they are being counted. */
  totalOf(count: number | null): string {
    if (count === null) return 'Total';
    return count === 1 ? 'Total of 1 entry' : `Total of ${count.toLocaleString('en-US')} entries`;
  },

  more: 'Show more',

  pages: 'Pages',
  rowsPerPage: 'Rows per page',
  previous: 'Previous',
  next: 'Next',

  /** Which rows a page shows: `26–50 of 10,000`; without a count yet, `26–50`. */
  rowRange({ page, size, shown, count }: ShownRows): string {
    const first = page * size + 1;
    const last = first + shown - 1;
    const number = (value: number) => value.toLocaleString('en-US');
    const range = shown === 0 ? '0' : `${number(first)}–${number(last)}`;
    // A row may have been added since they were counted.
    return count === null ? range : `${range} of ${number(Math.max(count, last))}`;
  },
};
