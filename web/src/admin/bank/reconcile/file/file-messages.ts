const number = (count: number): string => count.toLocaleString('en-US');
const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${number(count)} ${many}`;

/** The words about the file of a bank in Reconcile. Another language is another object of this type. */
export const fileMessages = {
  /** Names the part of the page. */
  file: (name: string): string => `File ${name}`,
  reading: (lines: number): string =>
    lines === 0 ? 'Reading the file …' : `Reading the file: ${counted(lines, 'line', 'lines')} …`,
  stop: 'Stop',
  remove: 'Remove the file',
  notRead: (name: string): string => `${name} was not read`,
  broken: 'We couldn’t read the file. Please choose it again.',
  noLines: 'It has no statement lines.',

  whichAccount: 'Which account of the file',
  accountOption: (end: string, lines: number, name = ''): string =>
    `${name || (end === '' ? 'Without a number' : `Ends in ${end}`)}, ${counted(lines, 'line', 'lines')}`,
  isItThis: 'Is this the right file?',
  howRead: 'How this file was read',
  mayBeWrong: 'Check this file first',
  mayBeWrongHint:
    'Compare it with your statement; for a sheet you can change ‘Columns of the file’. Nothing is checked off before you say so.',
  otherAccount: (end: string, account: string, usual: string): string =>
    `It is of an account that ends in ${end}; the files of ${account} were of one that ends in ${usual}.`,
  ofAccount: (end: string, account: string): string =>
    `Files of ${account} were of the account that ends in ${end}.`,
  otherKind: (ofFile: string, account: string, kind: string): string =>
    `The file calls its account ${ofFile}, and ${account} is ${kind}.`,
  otherCurrency: (currency: string): string =>
    `Its amounts are in ${currency}, and the books are in US dollars.`,
  useIt: 'Use it anyway',

  columns: 'Columns of the file',
  columnsHint: 'Say what each column is. You need a date and an amount, or a debit and a credit.',
  columnOf: (at: number): string => `Column ${at}`,
  notTaken: 'Not taken',
  columnNames: {
    date: 'Date',
    amount: 'Amount',
    debit: 'Debit (money out)',
    credit: 'Credit (money in)',
    side: 'Debit or credit, in words',
    checkNumber: 'Check Number',
    text: 'Description',
    memo: 'Memo',
    bankId: 'The bank’s id',
    balance: 'Balance after it',
    status: 'Pending or posted',
    account: 'Account number',
  },
  headings: 'Row of the headings',
  noHeadings: 'No headings',
  row: (at: number): string => `Row ${at}`,
  dayForm: 'Days in numbers',
  dayForms: { month: 'Month first: 9/1/2026', day: 'Day first: 1/9/2026' },
  signs: 'Money out has',
  signsOf: { minus: 'A minus: -25.00', plus: 'No minus: 25.00' },
  useColumns: 'Use these columns',
  remembered: (account: string): string => `The columns are remembered for ${account}.`,
  notRemembered: (reason: string): string =>
    `They are used now, but they were not remembered. ${reason}`,
  preview: 'First rows, as they are read',

  balance: (amount: string, day: string): string =>
    `By the file, the balance was ${amount} on ${day}.`,
  otherDay: (last: string, isEarlier: boolean): string =>
    `The file ends ${isEarlier ? 'earlier' : 'later'}, on ${last}. If the balance that day is different, type it.`,
  chooseDay: 'Type the statement date and ending balance, then press Start.',
  matching: 'Comparing with the books …',
  matched: (count: number, all: number): string =>
    `In your books and checked off: ${number(count)} of ${counted(all, 'line', 'lines')}.`,
  joint: (line: string, items: string): string => `One line of the bank, ${line}, is ${items}.`,
  done: (count: number, day: string): string =>
    `${counted(count, 'line is', 'lines are')} not after ${day} and done with.`,
  later: (count: number, day: string): string =>
    `${counted(count, 'line is', 'lines are')} after ${day} and left for later.`,
  repeated: (count: number): string =>
    `${counted(count, 'line is', 'lines are')} in the file twice with the same ID and counted once.`,
  zero: (count: number): string =>
    `${counted(count, 'line is', 'lines are')} for $0.00 and ${count === 1 ? 'changes' : 'change'} nothing.`,
  differing: (count: number): string =>
    count === 1
      ? 'A check has another amount in your books'
      : `${number(count)} checks have other amounts in your books`,
  differingPair: (line: string, item: string): string =>
    `${item} in your books; ${line} at the bank`,
  again: (count: number): string =>
    `${counted(count, 'line is', 'lines are')} most likely cleared by the statement before`,
  againPair: (line: string, item: string): string => `${line}: ${item}`,
  refused: (count: number): string => `${counted(count, 'row was', 'rows were')} not read`,
  rowSays: (row: number, reason: string): string => `Row ${number(row)}: ${reason}`,
  more: (count: number): string => `Show ${number(count)} more`,

  lacking: 'At the bank, not in your books',
  lackingHint:
    'Pay approved expenses in Expenses; add anything else here. The difference can’t reach $0.00 until all are in.',
  nothingLacking: 'Your books have every line from these dates.',
  addEntry: 'Add entry',
  addTransfer: 'Transfer',
  actionOf: (action: string, line: string): string => `${action}: ${line}`,
  noText: 'No description',
};
