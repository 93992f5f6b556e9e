import type { AdvanceKind } from '@pa-ledger/domain/ledger/advance';
import type { RecordMessages } from '../shared/forms/RecordForm.tsx';

export interface ListMessages extends RecordMessages {
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
  /** The sub-tabs that bring their own words with them. */
  tabs: { transfers: 'Transfers', advances: 'Advances', confirm: 'To Confirm' },
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

  /** What a manual expense is of an advance, in its list. */
  advanceMarks: {
    given: 'Advance, not an expense',
    returned: 'Money returned from an advance',
    settled: 'Receipts of an advance',
  } satisfies Record<AdvanceKind, string>,

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

  oldCheck:
    'If no one ever cashed this check, its money still isn’t yours: unless you pay it again, your state’s unclaimed property rule says when to report it.',

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
