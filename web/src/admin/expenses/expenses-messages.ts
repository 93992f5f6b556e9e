import type { PaymentFlag } from '@pa-ledger/domain/payments/payment';
import type { BlockReason } from '@pa-ledger/domain/expenses/expense';

/** Why an open step has nobody to decide it. */
const BLOCKED: Readonly<Record<BlockReason, (role: string) => string>> = {
  notSet: (role) => `No ${role} is set.`,
  ownExpense: (role) => `The ${role} submitted it.`,
  decidedBefore: (role) => `The ${role} has decided another step.`,
  away: (role) => `The ${role} is away.`,
};

/**
 * The words of the list of expenses; those of one expense are in `detail` and `actions`, which load later. Another
 * language is another object of this type.
 */
export const expenseMessages = {
  heading: 'Expenses',
  hint: 'Every request: whose turn it is and what’s been paid.',
  empty: 'No expenses yet. Requests from the expense form show up here.',
  openForm: 'Open the expense form',
  checks: 'Checks to sign and mail',
  payRun: 'Pay run',
  noMatch: 'No expenses match these filters.',
  noMatchOnPage: 'Nothing on this page has all of these words.',
  matchesOnPage: (count: number, shown: number): string =>
    `${count} of the ${shown} on this page have all of these words.`,
  none: '–',

  views: {
    label: 'Views',
    names: {
      mine: 'Waiting for me',
      pay: 'Ready to pay',
      progress: 'In progress',
      changed: 'To confirm',
      done: 'Done',
      '': 'All',
    },
    empty: {
      mine: (email: string): string =>
        `Nothing is waiting for ${email}. User Management says who approves what.`,
      changed: (): string => 'No change to a paid request waits for a second person.',
      pay: (): string => 'Nothing to pay right now.',
      progress: (): string => 'No requests are in progress.',
      done: (): string => 'Nothing is paid, rejected, or canceled yet.',
    },
    seeApprovers: 'See who approves',
    /** What the total adds, after its number. */
    adds: {
      mine: 'waiting for me',
      pay: 'ready to pay',
      progress: 'in progress',
      changed: 'to confirm',
      done: 'paid, rejected, or canceled',
      '': 'in any status',
    },
  },
  /** The last line of the list, of all pages. @param count null where it isn't known. @param what which they are. */
  totalOf: (count: number | null, what: string): string =>
    count === null ? `Total, ${what}` : `Total of ${count.toLocaleString('en-US')}, ${what}`,

  search: 'Search',
  searchExample: 'Reference, name, number',
  status: 'Status',
  allStatuses: 'All statuses',
  noFund: 'No fund',
  submittedFrom: 'Submitted from',
  submittedTo: 'Submitted to',

  reference: 'Reference',
  submitted: 'Submitted',
  submitter: 'Submitter',
  payee: 'Payee',
  vendor: 'Vendor',
  /** Behind the payee's name. */
  invoice: (number: string | undefined): string =>
    number === undefined ? 'vendor' : `vendor, invoice ${number}`,
  amount: 'Amount',
  nextAction: 'Next action',

  toPay: 'Treasurer to pay',
  toCorrect: 'Submitter to correct',
  needsFund: 'Needs a fund',
  paid: (date: string, checkNumber: string | null): string =>
    `${date}${checkNumber === null ? '' : `, check ${checkNumber}`}`,
  needsApprover: 'Needs an approver',
  blocked: (reason: BlockReason, role: string): string => BLOCKED[reason](role),
  anyOf: (people: readonly string[]): string => people.join(' or '),
  days(count: number): string {
    if (count === 0) return 'today';
    return count === 1 ? '1 day' : `${count.toLocaleString('en-US')} days`;
  },
};

/** The labels of a payment's flags, in the list and with the payment. */
export const FLAG_NAMES: Readonly<Record<PaymentFlag, string>> = {
  ownExpense: 'Paid by the person who asked',
  ownName: 'Paid to the payer’s name',
};
