import type { ImportKind } from '@pa-ledger/domain/imports/import-kinds';
import type { ImportedCollection, RowState } from '@pa-ledger/domain/imports/import-plan';

const number = (count: number): string => count.toLocaleString('en-US');
const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`;

/** What an import adds, one and many of each. */
const THINGS: Readonly<Record<ImportedCollection, readonly [one: string, many: string]>> = {
  funds: ['fund', 'funds'],
  categories: ['category', 'categories'],
  budgetItems: ['line of spending', 'lines of spending'],
  incomeItems: ['line of expected income', 'lines of expected income'],
  revenueItems: ['revenue item', 'revenue items'],
  manualExpenses: ['manual expense', 'manual expenses'],
};

/** The words of the dialog that brings in a sheet. Another language is another object of this type. */
export const importsMessages = {
  title: (kind: ImportKind): string => `Import ${importsMessages.kinds[kind].toLowerCase()}`,
  kinds: {
    funds: 'Funds',
    categories: 'Categories',
    budget: 'Budget',
    revenueItems: 'Revenue',
    manualExpenses: 'Manual expenses',
    approvers: 'Approvers',
  } satisfies Record<ImportKind, string>,

  paste: 'Paste from a spreadsheet',
  pasteHint: (columns: readonly string[]): string =>
    `Include the headings. Columns: ${columns.join(', ')}. You’ll see a preview before anything is saved.`,
  chooseFile: 'Choose a CSV file',
  reading: 'Reading your sheet',
  notRead: 'We couldn’t read this',
  readerNotLoaded:
    'Check your connection, and paste or choose it again. If that doesn’t help, reload the page.',
  loading: 'Checking what’s already there',
  notLoaded: 'We couldn’t load what’s already there',
  cancel: 'Cancel',
  close: 'Close',
  another: 'Another sheet',

  columns: 'Columns',
  columnsHint: 'Tell us what each column holds.',
  notTaken: 'Skip',
  columnOf: (at: number): string => `Column ${at}`,
  missing: (labels: readonly string[]): string =>
    `No column for: ${labels.join(', ')}. Choose it under Columns, or one for all rows.`,
  always: (label: string): string => `${label} for rows without one`,
  none: 'None',
  hasHeadings: 'The first row has headings',
  fillGaps: 'Fill empty cells from the row above (for merged cells)',
  turnSigns: 'Flip the signs: plus to minus and minus to plus',

  inBrackets: 'Does your sheet put spending in brackets?',
  inBracketsHint:
    'Every amount on one side is below $0.00. Until you say yes, we’ll skip those rows.',
  readBrackets: 'Yes, read them as above $0.00',
  sideBySide:
    'Your sheet has income and spending side by side. Paste one at a time, with its own amounts.',
  otherYear: (heading: string, year: string): string =>
    `“${heading}” looks like another year’s budget. You’re importing into ${year}.`,
  untakenAddresses: (names: readonly string[], label: string): string =>
    `${names.map((name) => `“${name}”`).join(' and ')}: this import skips these email addresses. ` +
    `If these people approve expenses, choose “${label}” under Columns.`,

  creations: 'New names',
  creationsHint: 'We’ll add the ones you check.',
  creation: {
    categories: (name: string): string => `Add the category ${name}`,
    funds: (name: string): string => `Add the fund ${name}`,
    accounts: (name: string): string => name,
  },
  onlyAdministrators: (name: string): string =>
    `Ask an administrator to add the category ${name} first.`,
  uses: (rows: number): string => counted(rows, 'row', 'rows'),
  codeOf: (name: string): string => `Code for ${name}`,

  rows: 'Rows in your sheet',
  row: 'Row',
  show: 'Show',
  shows: {
    all: 'All rows',
    trouble: 'Skipped rows',
    add: 'Rows to add',
    noted: 'Rows with a note',
  },
  noRows: 'No rows to show.',
  outcome: 'Outcome',
  states: {
    add: 'Will be added',
    there: 'Already there',
    trouble: 'Skipped',
    left: 'Left out',
  } satisfies Record<RowState, string>,

  adopted: 'This year’s budget is adopted, so add lines one at a time, each with its reason.',
  unusualDays: (count: number, year: string): string =>
    `${counted(count, 'row is', 'rows are')} dated outside ${year} or in the future.`,
  noted: (count: number): string =>
    `${counted(count, 'row has', 'rows have')} a note. Check before you import.`,
  added: (counts: Readonly<Partial<Record<ImportedCollection, number>>>): string =>
    Object.entries(THINGS)
      .flatMap(([collection, [one, many]]) => {
        const count = counts[collection as ImportedCollection] ?? 0;
        return count === 0 ? [] : [counted(count, one, many)];
      })
      .join(', '),
  willBeAdded: (what: string): string => `Will be added: ${what}.`,
  willBeSet: (count: number): string => `Will be set: ${counted(count, 'approver', 'approvers')}.`,
  nothing: 'Nothing will be added.',
  there: (count: number): string => `Already there: ${counted(count, 'row', 'rows')}.`,
  trouble: (count: number): string => `Skipped: ${counted(count, 'row', 'rows')}.`,
  save: (count: number): string => (count === 0 ? 'Import' : `Import ${number(count)}`),

  saving: 'Importing',
  progress: (done: number, all: number): string => `${number(done)} of ${number(all)}`,
  stop: 'Stop',
  done: (count: number): string => `${counted(count, 'entry', 'entries')} imported.`,
  refused: 'We skipped these rows',
  rowSays: (row: number, sentence: string): string => `Row ${row}: ${sentence}`,
  stopped: (done: number, all: number): string =>
    `The import stopped at ${number(done)} of ${number(all)}. Try again to continue; nothing will be added twice.`,
  tryAgain: 'Try again',

  last: 'Recent imports',
  lastOne: (kind: string, stored: number, rows: number): string =>
    stored === rows
      ? `${kind}: ${number(stored)}`
      : `${kind}: ${number(stored)} of ${number(rows)}`,
  takenBack: 'Undone',
  undo: 'Undo',
  undoOf: (name: string): string => `Undo the import ${name}`,
  undoTitle: 'Undo this import?',
  undoHint:
    'We’ll remove what it added, and Activity will say so. Anything changed, closed, or used since stays, and we’ll list it.',
  takeBack: 'Undo import',
  undoing: 'Undoing the import',
  undone: (count: number): string => `${counted(count, 'entry', 'entries')} removed.`,
  kept: 'We kept these',
  keptOne: (row: number, what: string, sentence: string): string =>
    what === '' ? `Row ${row}: ${sentence}` : `Row ${row}, ${what}: ${sentence}`,
  undoStopped: 'The undo isn’t finished. Try again to continue.',
};
