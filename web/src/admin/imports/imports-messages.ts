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
    `With the headings. Columns: ${columns.join(', ')}. Nothing is saved before you say so.`,
  chooseFile: 'Choose a CSV file',
  reading: 'Reading the sheet',
  notRead: 'This was not read',
  readerNotLoaded:
    'Check the connection, and paste or choose it again. If that does not help, reload the page.',
  loading: 'Looking at what is there already',
  notLoaded: 'What is there already could not be loaded',
  cancel: 'Cancel',
  close: 'Close',
  another: 'Another sheet',

  columns: 'Columns',
  columnsHint: 'What each column of the sheet is.',
  notTaken: 'Not taken',
  columnOf: (at: number): string => `Column ${at}`,
  missing: (labels: readonly string[]): string =>
    `No column for: ${labels.join(', ')}. Choose it under Columns, or one for all rows.`,
  always: (label: string): string => `${label} where a row has none`,
  none: 'None',
  hasHeadings: 'The first row has headings',
  fillGaps: 'Fill empty cells from the row above, as merged cells need it',
  turnSigns: 'Turn the signs of the amounts around',

  inBrackets: 'Does your sheet put spending in brackets?',
  inBracketsHint:
    "Every amount on one side is below $0.00. Until you say yes, those rows aren't taken.",
  readBrackets: 'Yes, read them as above $0.00',
  sideBySide:
    'Your sheet has income and spending side by side. Paste one of them at a time, with its own amounts.',
  otherYear: (heading: string, year: string): string =>
    `“${heading}” looks like another year's budget. You're importing into ${year}.`,
  untakenAddresses: (names: readonly string[], label: string): string =>
    `${names.map((name) => `“${name}”`).join(' and ')}: this import skips these email addresses. ` +
    `If these people approve expenses, choose “${label}” under Columns.`,

  creations: 'Not there yet',
  creationsHint: 'What is ticked is added with the import.',
  creation: {
    categories: (name: string): string => `Add the category ${name}`,
    funds: (name: string): string => `Add the fund ${name}`,
    accounts: (name: string): string => name,
  },
  uses: (rows: number): string => counted(rows, 'row', 'rows'),
  codeOf: (name: string): string => `Code of ${name}`,

  rows: 'Rows of the sheet',
  row: 'Row',
  show: 'Show',
  shows: {
    all: 'All rows',
    trouble: 'Rows that are not taken',
    add: 'Rows that are taken',
    noted: 'Rows with a note',
  },
  noRows: 'There is no such row.',
  outcome: 'Outcome',
  states: {
    add: 'Will be added',
    there: 'Already there',
    trouble: 'Not taken',
    left: 'Left out',
  } satisfies Record<RowState, string>,

  adopted:
    'The budget of this year was adopted, so lines are added one by one, each with its reason.',
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
  trouble: (count: number): string => `Not taken: ${counted(count, 'row', 'rows')}.`,
  save: (count: number): string => (count === 0 ? 'Import' : `Import ${number(count)}`),

  saving: 'Adding to the books',
  progress: (done: number, all: number): string => `${number(done)} of ${number(all)}`,
  stop: 'Stop',
  done: (count: number): string => `${counted(count, 'entry was', 'entries were')} imported.`,
  refused: 'These rows were not taken',
  rowSays: (row: number, sentence: string): string => `Row ${row}: ${sentence}`,
  stopped: (done: number, all: number): string =>
    `The import stopped at ${number(done)} of ${number(all)}. What is in the books stays; trying again goes on and adds nothing twice.`,
  tryAgain: 'Try again',

  last: 'Last imports',
  lastOne: (kind: string, stored: number, rows: number): string =>
    stored === rows
      ? `${kind}: ${number(stored)}`
      : `${kind}: ${number(stored)} of ${number(rows)}`,
  takenBack: 'Taken back',
  undo: 'Undo',
  undoOf: (name: string): string => `Undo the import ${name}`,
  undoTitle: 'Take this import back?',
  undoHint:
    'What it added goes, with an entry in Activity. What was changed, closed or used since stays, and is named.',
  takeBack: 'Take it back',
  undoing: 'Taking the import back',
  undone: (count: number): string => `${counted(count, 'entry was', 'entries were')} taken back.`,
  kept: 'These stay',
  keptOne: (row: number, what: string, sentence: string): string =>
    what === '' ? `Row ${row}: ${sentence}` : `Row ${row}, ${what}: ${sentence}`,
  undoStopped: 'It was not taken back to the end. Trying again goes on.',
};
