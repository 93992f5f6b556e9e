import type { RecordMessages } from '../shared/forms/RecordForm.tsx';

interface ListMessages extends RecordMessages {
  readonly empty: string;
  /** On the page of one that doesn't exist. */
  readonly missing: string;
  readonly noMatch: string;
}

/** Where the texts of revenue and manual expenses differ. */
export interface TransactionMessages extends ListMessages {
  /** What an entry is called that gives it back, on the button that enters it. */
  readonly returned: string;
  readonly returnedHint: string;
}

/** The words of the Financial Data tab. Another language is another object of this type. */
export const financialMessages = {
  heading: 'Financial Data',
  fromClosedYear: 'From a closed year, so it doesn’t count toward this year’s budget',

  revenue: {
    heading: 'Revenue Items',
    hint: 'Money that came in: ticket sales, donations, dues.',
    add: 'Add Revenue',
    addTitle: 'Add Revenue Item',
    editTitle: 'Edit Revenue Item',
    update: 'Update Revenue',
    deleteQuestion: 'Are you sure you want to delete this revenue item?',
    missing: 'There’s no revenue item here. Someone may have deleted it.',
    empty: 'No revenue items yet. Add your first revenue item above.',
    noMatch: 'No revenue items match these filters.',
    returned: 'Bounced check',
    returnedHint: 'Adds a negative entry, dated when the bank returned the check.',
  } satisfies TransactionMessages,

  manualExpenses: {
    heading: 'Manual Expenses',
    hint: 'Bills you paid without a request form: checks, fees, card payments.',
    add: 'Add Expense',
    addTitle: 'Add Manual Expense',
    editTitle: 'Edit Manual Expense',
    update: 'Update Expense',
    deleteQuestion: 'Are you sure you want to delete this expense item?',
    missing: 'There’s no manual expense here. Someone may have deleted it.',
    empty: 'No manual expenses yet. Add your first expense above.',
    noMatch: 'No manual expenses match these filters.',
    returned: 'Vendor refund',
    returnedHint: 'Adds a negative entry without a check number.',
  } satisfies TransactionMessages,

  transfers: {
    heading: 'Transfers',
    hint: 'Money you move between funds or accounts. It isn’t revenue or an expense.',
    add: 'Add Transfer',
    addTitle: 'Add Transfer',
    editTitle: 'Edit Transfer',
    update: 'Update Transfer',
    deleteQuestion: 'Are you sure you want to delete this transfer?',
    missing: 'There’s no transfer here. Someone may have deleted it.',
    empty: 'No transfers yet. Add your first transfer above.',
    ends: 'Choose two funds, two accounts, or both.',
    oneAccount: 'Choose two funds. To move money between accounts, you need a second one.',
    needed: 'A transfer needs two funds or two accounts.',
    present: (funds: number, accounts: number): string =>
      `You have ${funds === 1 ? '1 fund' : `${funds} funds`} and ${accounts === 1 ? '1 account' : `${accounts} accounts`}.`,
    addFund: 'Add Fund',
    addAccount: 'Add Account',
  } satisfies Omit<ListMessages, 'noMatch'> & Readonly<Record<string, unknown>>,

  /** The sub-tab of what no second person has confirmed. */
  confirm: {
    heading: 'To Confirm',
    hint: 'Manual expenses, payments without a check, and revenue below $0.00. A second person looks at each one and confirms it. It stays listed as unconfirmed until then.',
    table: 'Entries to confirm',
    empty: 'Everything is confirmed.',
    all: 'Select all that you can confirm',
    select: (payee: string, day: string): string => `Select ${payee}, ${day}`,
    payee: 'Payee',
    /** Revenue below 0 names no one. */
    givenBack: 'Revenue given back',
    enteredBy: 'Entered by',
    unknown: 'Sample data',
    total: (count: number): string => `TOTAL (${count})`,
    newest: (shown: number, count: number, sum: string): string =>
      `The newest ${shown.toLocaleString('en-US')} of ${count.toLocaleString('en-US')}, ${sum} in all.`,
    nothing: 'Select what you looked at',
    press: (count: number, amount: string): string =>
      count === 1 ? `Confirm 1 entry (${amount})` : `Confirm ${count} entries (${amount})`,
    done: (count: number): string =>
      count === 1 ? '1 entry confirmed.' : `${count} entries confirmed.`,
    notDone: (count: number): string =>
      count === 1 ? '1 entry isn’t confirmed' : `${count} entries aren’t confirmed`,
    why: (payee: string, day: string, sentence: string): string => `${payee}, ${day}: ${sentence}`,
  },

  /** @param sentence who has it. */
  notDeleted: (sentence: string): string => `You can’t delete this yet. ${sentence}`,
  inDeposit: (day: string, slip: string | undefined): string =>
    slip === undefined ? `In the deposit of ${day}` : `In the deposit of ${day}, slip ${slip}`,
  /** In the form of a manual expense that a meeting ratified. */
  ratified: (day: string): string =>
    `A meeting ratified this on ${day}. Its list stays as it was, even if you change this.`,

  /** In the form of an entry that a second person confirmed. */
  confirmedBefore:
    'A second person confirmed this. If you change it, someone has to confirm it again.',

  /** On the page of an entry: what it's tied to. */
  ties: {
    heading: 'Connected records',
    deposit: 'Deposit',
    ofDay: (day: string, slip: string | undefined): string =>
      slip === undefined ? `Deposit of ${day}` : `Deposit of ${day}, slip ${slip}`,
    statement: 'Bank Statement',
    statementOf: (account: string, day: string): string => `${account}, statement of ${day}`,
    meeting: 'Ratified',
    meetingOf: (day: string): string => `Meeting of ${day}`,
    returns: 'Gives back',
    returned: 'Given back by',
    returnOf: (amount: string, day: string): string => `${amount} on ${day}`,
  },

  on: 'on',
  fromTo: (from: string, to: string): string => `From ${from} to ${to}`,
  columns: {
    date: 'Date',
    amount: 'Amount',
    description: 'Description',
    paidTo: 'Paid To',
    reference: 'Reference',
  },
  from: 'From',
  to: 'To',

  /** Below an empty list. */
  daysOutside: (year: string): string =>
    `These dates aren’t in ${year}, the fiscal year you’re viewing.`,

  /** Before a date is saved that may be a mistake. */
  unusualDate: {
    question: (date: string): string => `Save it with the date ${date}?`,
    answer: 'Save with this date',
    otherYear: (year: string, shown: string): string =>
      `It’s in ${year}, not in ${shown}, the fiscal year you’re viewing.`,
    future: 'This date is in the future.',
    longAgo: 'It’s more than two years ago.',
  },
  savedElsewhere: (name: string, year: string): string => `${name} was saved in ${year}.`,

  /** The description of an entry that gives back another one. */
  /** @param deposited the day of the deposit that it was in; null without one. */
  returnOf: (
    returned: string,
    day: string,
    deposited: string | null,
    description: string,
  ): string =>
    deposited === null
      ? `${returned} of ${day}: ${description}`
      : `${returned} of ${day}, deposited on ${deposited}: ${description}`,

  donorHint: 'For a gift we should thank someone for.',
  inReturnHint: 'What the donor got back, such as a dinner. Leave it empty if nothing.',
  salesTaxHint: 'The sales tax you paid, as part of the amount.',
  referenceHint: 'Such as the number of the check you received.',
  invoiceHint: 'Such as an invoice number.',

  /** The sub-tab Fund Management. */
  funds: {
    heading: 'Fund Management',
    hint: 'Where your money sits. Every budget item and every entry belongs to a fund.',
    add: 'Add Fund',
    addTitle: 'Add New Fund',
    editTitle: 'Edit Fund',
    update: 'Update Fund',
    deleteQuestion:
      'Are you sure you want to delete this fund? This will affect all related budget items and transactions.',
    empty: 'No funds yet. Add your first fund above.',
    codeExample: '4900',
    nameExample: 'Main Fund',
    heldHint:
      "Money you collect for someone else, like state dues. Shown separately in the Treasurer's Report.",
    jurisdictionHint:
      'If this fund holds sales tax you collected: the state or county you pay it to.',
    jurisdictionNeedsHeld: 'Sales tax is held for others. Select “Held for others” too.',
    code: (code: string): string => `Code: ${code}`,
    codeTaken: (name: string): string => `The fund “${name}” already has this code.`,
    nameTaken: (name: string, code: string): string =>
      `There’s already a fund called “${name}”, with the code ${code}.`,
  },
};
