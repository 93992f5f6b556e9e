import { ACCOUNT, ACCOUNT_KINDS } from '../accounts/account.ts';
import { CATEGORY_FORM } from '../categories/category.ts';
import { ARCHIVED } from '../fields/archived.ts';
import { PAYMENT_FIELDS } from '../payments/payment.ts';
import { AMOUNT, LINE, NOTE, TEXT, VERSIONED } from './field-parts.ts';
import { TAX_RECORDS } from './tax-records.ts';
import { MAX_LEDGER_CENTS } from '../money/money.ts';
import type { RecordModel, RecordOf, ValuesOf } from '../fields/field.ts';

const CATEGORY = {
  label: 'Category',
  kind: 'reference',
  to: 'categories',
  required: true,
  maxLength: 64,
} as const;

const FUND = { ...CATEGORY, label: 'Fund', to: 'funds' } as const;

const TRANSACTION = {
  date: { label: 'Date', kind: 'date', required: true },
  amount: { ...AMOUNT, label: 'Amount' },
  categoryId: CATEGORY,
  fundId: FUND,
  accountId: ACCOUNT,
} as const;

/** A part of an entry's amount, stored only if there is one. */
const PART = {
  ...AMOUNT,
  required: false,
  negative: false,
  notZero: true,
  whenUnreadable: 'refused',
  whenEmpty: 'leftOut',
} as const;

const TRANSACTION_TEXTS = {
  description: { ...TEXT, required: true, maxLength: 2_000 },
  reference: { ...LINE, label: 'Reference', required: false, maxLength: 200 },
} as const;

/** Not on the form: a new record gets the year shown, and stays in it. */
const FISCAL_YEAR = { label: 'Fiscal Year', kind: 'year', required: true } as const;

/** A budget line: allowed spending or expected income. */
const BUDGET_LINE = {
  form: {
    categoryId: CATEGORY,
    fundId: FUND,
    originalBudget: { ...AMOUNT, label: 'Original Budget' },
    changes: { ...AMOUNT, label: 'Changes', required: false },
    description: NOTE,
  },
  kept: {
    ...VERSIONED,
    fiscalYear: FISCAL_YEAR,
    finalBudget: {
      label: 'Final Budget',
      kind: 'sum',
      of: ['originalBudget', 'changes'],
      required: true,
      max: MAX_LEDGER_CENTS,
      negative: true,
    },
  },
} as const;

/** The order in which a budget sub-tab shows its lines, under headings. */
const ORDER = { kind: 'order', required: true } as const;

/**
 * The records that administrators write, by collection: form fields in the page's order, and what the app adds. Only
 * the rules check that `version` is the next one and `lastUpdated` the server's time, that a balance's year and fund
 * make up its id, as a budget's year does, and that a budget line stays in its year.
 */
export const RECORDS = {
  categories: { form: CATEGORY_FORM, kept: VERSIONED },
  funds: {
    form: {
      code: { ...LINE, label: 'Code', maxLength: 20 },
      name: { ...LINE, label: 'Name', maxLength: 100 },
      description: NOTE,
      heldForOthers: {
        label: 'Held for others',
        kind: 'flag',
        required: false,
        whenEmpty: 'leftOut',
      },
      taxJurisdiction: {
        ...LINE,
        label: 'Sales tax for',
        required: false,
        maxLength: 100,
      },
      archived: ARCHIVED,
    },
    kept: VERSIONED,
  },
  budgetItems: BUDGET_LINE,
  incomeItems: BUDGET_LINE,
  // Only functions write them.
  accounts: {
    form: {
      name: { ...LINE, label: 'Name', maxLength: 100 },
      kind: { label: 'Kind', kind: 'choice', required: true, options: ACCOUNT_KINDS },
      openingDate: { label: 'Opening day', kind: 'date', required: true },
      openingBalance: { ...AMOUNT, label: 'Opening balance' },
      archived: ARCHIVED,
    },
    kept: VERSIONED,
  },
  // Without one, a year's budget isn't adopted and its lines have no order of their own.
  budgets: {
    form: { adoptedOn: { label: 'Adopted on', kind: 'date', required: false } },
    kept: {
      ...VERSIONED,
      fiscalYear: FISCAL_YEAR,
      spending: { ...ORDER, label: 'Order of the spending' },
      income: { ...ORDER, label: 'Order of the income' },
    },
  },
  fundBalances: {
    form: {
      amount: { ...AMOUNT, label: 'Beginning Balance', required: false, whenEmpty: 'asked' },
      adjustmentReason: { ...NOTE, label: 'Reason' },
    },
    kept: {
      ...VERSIONED,
      fiscalYear: FISCAL_YEAR,
      fundId: FUND,
      asOf: { label: 'As of', kind: 'date', required: true },
      source: {
        label: 'Source',
        kind: 'choice',
        required: true,
        options: { typed: 'Typed', closing: 'Closing' },
      },
      lastUpdated: { label: 'Last Updated', kind: 'time', required: true },
    },
  },
  revenueItems: {
    form: {
      ...TRANSACTION,
      ...TRANSACTION_TEXTS,
      donor: { ...LINE, label: 'Donor', required: false, maxLength: 200 },
      givenInReturn: { ...PART, label: 'Value given in return' },
    },
    kept: VERSIONED,
  },
  manualExpenses: {
    form: {
      ...TRANSACTION,
      paidTo: { ...LINE, label: 'Paid To', maxLength: 200 },
      description: TRANSACTION_TEXTS.description,
      method: { ...PAYMENT_FIELDS.method, required: false },
      // A new check needs one (`unnumberedRefusal`). The server saves both, to reserve the number in the same commit.
      checkNumber: { ...PAYMENT_FIELDS.checkNumber, required: false },
      reference: TRANSACTION_TEXTS.reference,
      salesTax: { ...PART, label: 'Sales tax in it' },
    },
    kept: VERSIONED,
  },
  // Treasurer's reports presented at a meeting: their days, and the ending cash.
  treasurerReports: {
    form: {
      first: { label: 'First day', kind: 'date', required: true },
      last: { label: 'Last day', kind: 'date', required: true },
      ending: { ...AMOUNT, label: 'Ending cash' },
      givenOn: { label: 'Presented on', kind: 'date', required: true },
    },
    kept: VERSIONED,
  },
  transfers: {
    form: {
      date: { label: 'Date', kind: 'date', required: true },
      amount: {
        ...AMOUNT,
        label: 'Amount',
        negative: false,
        notZero: true,
        whenUnreadable: 'refused',
      },
      fromFundId: {
        ...FUND,
        label: 'From Fund',
        required: false,
        pairedWith: 'toFundId',
        unless: 'fromAccountId',
      },
      toFundId: {
        ...FUND,
        label: 'To Fund',
        required: false,
        otherThan: 'fromFundId',
        pairedWith: 'fromFundId',
        unless: 'toAccountId',
      },
      fromAccountId: { ...ACCOUNT, label: 'From Account', pairedWith: 'toAccountId' },
      toAccountId: {
        ...ACCOUNT,
        label: 'To Account',
        otherThan: 'fromAccountId',
        pairedWith: 'fromAccountId',
      },
      description: { ...TEXT, required: true, maxLength: 2_000 },
    },
    kept: VERSIONED,
  },
  ...TAX_RECORDS,
} as const satisfies Readonly<Record<string, RecordModel>>;

export type RecordName = keyof typeof RECORDS;

/** The two sides of the budget: allowed spending and expected income. */
export type BudgetCollection = 'budgetItems' | 'incomeItems';

/** The form of a collection's records. */
export type RecordForm<Name extends RecordName> = (typeof RECORDS)[Name]['form'];

/** Returns the fields of a collection's form. */
export function recordForm<Name extends RecordName>(name: Name): RecordForm<Name> {
  return RECORDS[name].form;
}

/*
 * The documents that administrators write, as stored, without ids. Amounts are dollars with at most two decimals;
 * computations use cents.
 */

export type Versioned = ValuesOf<typeof VERSIONED>;

/** The typed fields of each collection's documents, without what the app adds. */
export type LedgerRecords = {
  readonly [Name in RecordName]: RecordOf<(typeof RECORDS)[Name]>;
};
