/** The words of the sub-tab Other Programs. Another language is another object of this type. */
export const exportMessages = {
  heading: 'Other Programs',
  hint: 'The year’s books as journal entries, for an accountant or another bookkeeping program. Each entry balances. Accounts of the program have to have these names.',
  debitCredit: 'Download CSV for QuickBooks Online',
  signed: 'Download CSV for Xero',
  table: 'Journal entries',
  empty: 'No money moved in this year yet, so there’s nothing to export.',
  first: (shown: number, count: number): string =>
    `The first ${shown.toLocaleString('en-US')} of ${count.toLocaleString('en-US')} lines. The files have all of them.`,
  total: 'TOTAL',
  columns: {
    entry: 'No.',
    day: 'Date',
    account: 'Account',
    class: 'Fund (class)',
    name: 'Name',
    memo: 'Memo',
    number: 'Number',
    debit: 'Debit',
    credit: 'Credit',
  },
};
