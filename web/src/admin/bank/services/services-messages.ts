const number = (count: number): string => count.toLocaleString('en-US');
const rows = (count: number): string => (count === 1 ? '1 row' : `${number(count)} rows`);

/** The words of the sub-tab Service Sales. Another language is another object of this type. */
export const servicesMessages = {
  heading: 'Service Sales',
  hint: 'What PayPal, Stripe, Square, Venmo, or a fundraising app took in: each sale on its own day with its fee, each payout as a transfer to the bank.',
  noServices: 'No account of a payment service yet. Add one under Accounts first.',
  addService: 'Add the service’s account',

  feeFundHint: 'Empty: the fund of the sale.',
  taxFundHint: 'A fund held for others. The tax isn’t your revenue.',
  feeHint: 'A minus if the service gave it back.',
  grossHint: {
    sale: 'What the buyer paid, before the fee.',
    refund: 'What the buyer got back.',
    payout: 'What reached the bank.',
  },
  ownHint: 'Only if it’s another than above.',
  idHint: 'Keeps the row from being added twice.',
  forExample: 'Carnival tickets',

  list: 'Rows',
  listHint: 'Type them, or choose a CSV file of the service. Nothing is saved before you say so.',
  row: (at: number): string => `Row ${at}`,
  addRow: 'Add a row',
  chooseFile: 'Choose a CSV file',
  reading: 'Reading …',
  change: 'Change',
  changeRow: (at: number): string => `Change row ${at}`,
  done: 'Done',
  doneRow: (at: number): string => `Done with row ${at}`,
  remove: 'Remove',
  removeRow: (at: number): string => `Remove row ${at}`,
  clear: 'Clear all rows',

  becomes: {
    revenue: (amount: string): string => `Revenue ${amount}`,
    tax: (amount: string): string => `Sales tax ${amount}`,
    fee: (amount: string): string => `Expense ${amount}`,
    payout: (amount: string, bank: string): string => `Transfer of ${amount} to ${bank}`,
  },
  yourBank: 'your bank',
  balance: (amount: string): string => `Balance ${amount}`,
  notSaved: (why: string): string => `Won’t be saved: ${why}`,
  unknownKind: 'Choose what this row is.',

  sum: (count: number, amount: string): string => `${rows(count)}, balance ${amount}`,
  parts: (sales: string, fees: string, payouts: string): string =>
    `Sales less refunds ${sales}, fees ${fees}, payouts ${payouts}`,
  save: (count: number): string => `Save ${rows(count)}`,

  notRead: (name: string): string => `${name} was not read`,
  notLoaded: 'We couldn’t load what reads files. Please try again.',
  ofFile: (name: string): string => `File ${name}`,
  taken: (count: number): string =>
    count === 0 ? 'No row of it was added to the list.' : `${rows(count)} of it are in the list.`,
  doubled: (count: number): string => `${rows(count)} were in the list already.`,
  left: (count: number): string => `${rows(count)} left out`,
  rowSays: (at: number, sentence: string): string => `Row ${at}: ${sentence}`,
  tooMany: (most: number): string =>
    `At most ${number(most)} rows at once. Save these first, or split the file.`,

  columns: 'Columns of the file',
  columnsHint: 'Say what each column is. You need a date and the gross amount.',
  columnOf: (at: number): string => `Column ${at}`,
  notTaken: 'Not taken',
  columnNames: {
    date: 'Date',
    time: 'Time',
    zone: 'Time zone',
    kind: 'Kind (sale, refund, payout)',
    gross: 'Gross',
    fee: 'Fee',
    net: 'Net',
    tax: 'Sales tax in it',
    text: 'What for',
    id: 'ID',
    status: 'Status',
    currency: 'Currency',
    effect: 'Balance impact',
    cash: 'Paid in cash',
    otherTender: 'Paid otherwise',
  },
  headings: 'Row of the headings',
  noHeadings: 'No headings',
  useColumns: 'Use these columns',

  added: (count: number): string => `Added ${rows(count)}.`,
  there: (count: number): string =>
    count === 1 ? '1 was there already.' : `${number(count)} were there already.`,
  register: 'Open the register',
  named: 'Not added',
  rowWords: (day: string, kind: string, amount: string): string => `${day}, ${kind}, ${amount}`,
  deleted: (count: number): string =>
    count === 1 ? 'Add the deleted row again' : `Add the ${number(count)} deleted rows again`,
};
