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
  fromClosedYear: 'From a closed year, so no budget line of this year counts it',

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
    returnedHint: 'Enters it once more with a negative amount, on the day of the bank.',
  } satisfies TransactionMessages,

  manualExpenses: {
    heading: 'Manual Expenses',
    hint: 'Money that was paid out without a submitted expense: checks, fees, card payments.',
    add: 'Add Expense',
    addTitle: 'Add Manual Expense',
    editTitle: 'Edit Manual Expense',
    update: 'Update Expense',
    deleteQuestion: 'Are you sure you want to delete this expense item?',
    missing: 'There’s no manual expense here. Someone may have deleted it.',
    empty: 'No manual expenses yet. Add your first expense above.',
    noMatch: 'No manual expenses match these filters.',
    returned: 'Vendor refund',
    returnedHint: 'Enters it once more with a negative amount and without a check number.',
  } satisfies TransactionMessages,

  transfers: {
    heading: 'Transfers',
    hint: 'Money that one fund gave to another. It is neither revenue nor expense.',
    add: 'Add Transfer',
    addTitle: 'Add Transfer',
    editTitle: 'Edit Transfer',
    update: 'Update Transfer',
    deleteQuestion: 'Are you sure you want to delete this transfer?',
    missing: 'There’s no transfer here. Someone may have deleted it.',
    empty: 'No transfers yet. Add your first transfer above.',
  } satisfies Omit<ListMessages, 'noMatch'>,

  /** @param sentence who has it. */
  notDeleted: (sentence: string): string => `You can’t delete this yet. ${sentence}`,
  inDeposit: (day: string, slip: string | undefined): string =>
    slip === undefined ? `In the deposit of ${day}` : `In the deposit of ${day}, slip ${slip}`,
  /** In the form of a manual expense that a meeting ratified. */
  ratified: (day: string): string =>
    `A meeting ratified this on ${day}. Its list keeps what it ratified, whatever is changed here.`,

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
    fromFund: 'From Fund',
    toFund: 'To Fund',
  },
  from: 'From',
  to: 'To',

  /** Below an empty list. */
  daysOutside: (year: string): string =>
    `These days are not in the fiscal year ${year}, which is shown.`,

  /** Before a date is saved that may be a mistake. */
  unusualDate: {
    question: (date: string): string => `Save it with the date ${date}?`,
    answer: 'Save with this date',
    otherYear: (year: string, shown: string): string =>
      `It is in the fiscal year ${year}, not in ${shown}, which is shown here.`,
    future: 'This day has not come yet.',
    longAgo: 'It is more than two years back.',
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

  referenceHint: 'Such as the number of the check you received.',
  invoiceHint: 'Such as an invoice number.',

  /** The sub-tab Fund Management. */
  funds: {
    heading: 'Fund Management',
    hint: 'The funds that hold the money. Every budget item and every transaction belongs to one.',
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
      "Money that is only passed on, such as state dues. The Treasurer's Report sets it apart.",
    code: (code: string): string => `Code: ${code}`,
    codeTaken: (name: string): string => `The fund “${name}” has this code already.`,
    nameTaken: (name: string, code: string): string =>
      `There is a fund called “${name}” already, with the code ${code}.`,
  },
};
