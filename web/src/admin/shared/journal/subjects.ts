import { ACCOUNT } from '@pa-ledger/domain/accounts/account';
import { APPROVER_FIELDS } from '@pa-ledger/domain/approvers/approver-fields';
import { DEPOSIT_FORM, depositedIn, depositWords } from '@pa-ledger/domain/bank/deposit';
import { SPOILED_FIELDS } from '@pa-ledger/domain/bank/spoiled-check';
import { FINDING_FIELDS } from '@pa-ledger/domain/findings/finding';
import type { ReferenceField, StoredField } from '@pa-ledger/domain/fields/field';
import type { StoredFields } from '@pa-ledger/domain/ledger/journal';
import { RECORDS } from '@pa-ledger/domain/ledger/record-fields';
import { textIn } from '@pa-ledger/domain/untyped';
import { isFiscalYear } from '@pa-ledger/domain/time/fiscal-year';
import { PAYMENT_FIELDS } from '@pa-ledger/domain/payments/payment';
import { FINDINGS_LIST, listAddress } from '../records/record-address.ts';
import { titleOf } from '../records/title-of.ts';
import { labelOf } from '../years/useShownYear.ts';
import { journalMessages } from './journal-messages.ts';
import { reviewText, reviewTitle } from './review-texts.ts';
import {
  accountText,
  dayText,
  depositText,
  findingText,
  letterFieldText,
  advanceText,
  lookText,
  papersText,
  recordedText,
  ratificationText,
  statementText,
} from './statement-texts.ts';

/** The collections that the Journal knows, in the order of its filter; expenses have a history each. */
export type SubjectName = keyof typeof journalMessages.subjects;

/** Returns the name behind the id of a category, a fund or an account, also of one that is deleted. */
export type NameOf = (collection: ReferenceField['to'], id: string) => string;

/** How a collection's documents are shown. */
interface Subject {
  /** The page of the panel that shows them. */
  readonly address: string;
  /** The fields in the order of the form, without what only the app keeps. */
  readonly fields: Readonly<Record<string, StoredField>>;
  /** The fields that say at once which document it is. */
  readonly key: readonly string[];
  /** What a person calls a document; null where there is only one. */
  readonly titleOf: (fields: StoredFields, nameOf: NameOf) => string | null;
  /** Says a field in words of its own; null for one that its kind says. */
  readonly textOf?: (name: string, fields: StoredFields) => string | null;
}

/** Why a year was reopened. */
const REASON_TEXT = { kind: 'text', lines: 'many', required: false, maxLength: 2_000 } as const;

/** What only functions write, or what is said in words of its own. */
const ONE_LINE = { kind: 'text', lines: 'one', required: false, maxLength: 2_000 } as const;

const FROM_CLOSED_YEAR = {
  fromClosedYear: { label: 'From a closed year', kind: 'flag', required: false },
} as const;

/** What it is of an advance. */
const ADVANCE = { advance: { label: 'Advance', ...ONE_LINE } } as const;

/** Who looked at it as the second person. */
const CONFIRMED = { confirmed: { label: 'Confirmed by', ...ONE_LINE } } as const;

const text = (name: string) => (fields: StoredFields) => textIn(fields, name);
const firstLine = (fields: StoredFields) => titleOf({ description: textIn(fields, 'description') });

const {
  accounts,
  funds,
  budgetItems,
  budgets,
  fundBalances,
  revenueItems,
  manualExpenses,
  transfers,
  treasurerReports,
  payees,
  purposes,
  returnLines,
  donors,
  inKindGifts,
  categories,
} = RECORDS;

/** A line of the budget, of either side: their fields are the same. */
const BUDGET_LINE: Omit<Subject, 'address'> = {
  fields: {
    fiscalYear: budgetItems.kept.fiscalYear,
    ...budgetItems.form,
    finalBudget: budgetItems.kept.finalBudget,
  },
  key: ['fiscalYear', 'finalBudget'],
  titleOf: (fields, nameOf) =>
    journalMessages.ofFund(
      nameOf('categories', textIn(fields, 'categoryId')),
      nameOf('funds', textIn(fields, 'fundId')),
    ),
};

export const SUBJECTS: Readonly<Record<Exclude<SubjectName, 'expenses'>, Subject>> = {
  revenueItems: {
    address: '/admin/financial/revenue',
    fields: { ...revenueItems.form, ...FROM_CLOSED_YEAR, ...CONFIRMED },
    key: ['amount', 'date'],
    titleOf: firstLine,
  },
  manualExpenses: {
    address: '/admin/financial/expenses',
    fields: { ...manualExpenses.form, ...ADVANCE, ...FROM_CLOSED_YEAR, ...CONFIRMED },
    key: ['amount', 'date'],
    titleOf: firstLine,
    textOf: (name, fields) => (name === 'advance' ? advanceText(fields) : lookText(name, fields)),
  },
  transfers: {
    address: '/admin/financial/transfers',
    fields: transfers.form,
    key: ['amount', 'date'],
    titleOf: firstLine,
  },
  treasurerReports: {
    address: '/admin/reports/treasurer',
    fields: treasurerReports.form,
    key: ['first', 'last', 'givenOn'],
    titleOf: () => '',
  },
  payees: {
    address: '/admin/tax/payees',
    fields: payees.form,
    key: ['kind', 'paidFor'],
    titleOf: text('name'),
  },
  purposes: {
    address: '/admin/tax/payees',
    fields: purposes.form,
    key: ['purpose'],
    titleOf: () => '',
  },
  returnLines: {
    address: '/admin/tax/return',
    fields: returnLines.form,
    key: ['incomeLine', 'expenseLine'],
    titleOf: () => '',
  },
  donors: {
    address: '/admin/tax/donors',
    fields: donors.form,
    key: [],
    titleOf: text('name'),
  },
  inKindGifts: {
    address: '/admin/tax/in-kind',
    fields: inKindGifts.form,
    key: ['value', 'date'],
    titleOf: text('donor'),
  },
  letters: {
    address: '/admin/tax/donors',
    fields: {
      donor: inKindGifts.form.donor,
      amount: { ...accounts.form.openingBalance, label: 'Gifts of money' },
      lines: { label: 'Gifts', ...ONE_LINE },
      closing: { label: 'Closing words', ...ONE_LINE },
      sent: { label: 'Address', ...ONE_LINE },
      voided: { label: 'Voided', ...REASON_TEXT },
    },
    key: ['donor', 'amount'],
    titleOf: text('number'),
    textOf: letterFieldText,
  },
  accounts: {
    address: '/admin/bank/accounts',
    fields: {
      ...accounts.form,
      fileColumns: { label: 'Columns of its files', ...ONE_LINE },
      fileAccount: { label: 'Account number in its files ends in', ...ONE_LINE },
      outstanding: { label: 'Outstanding at the opening', ...ONE_LINE },
      signers: { label: 'Signers', ...ONE_LINE },
    },
    key: ['openingBalance', 'openingDate'],
    titleOf: text('name'),
    textOf: accountText,
  },
  statements: {
    address: '/admin/bank/reconcile',
    fields: {
      accountId: ACCOUNT,
      day: { label: 'Last day', kind: 'date', required: true },
      balance: { ...accounts.form.openingBalance, label: 'Statement ending balance' },
      reopened: { label: 'Reopened', ...REASON_TEXT },
      lines: { label: 'Review form', ...ONE_LINE },
      cleared: { label: 'Cleared', ...ONE_LINE },
      outstanding: { label: 'Outstanding or in transit', ...ONE_LINE },
      reviewed: { label: 'Reviewed by', ...ONE_LINE },
    },
    key: ['balance', 'cleared'],
    titleOf: ({ accountId, day }, nameOf) =>
      `${nameOf('accounts', String(accountId))}, ${dayText(day)}`,
    textOf: statementText,
  },
  ratifications: {
    address: '/admin/bank/ratification',
    fields: {
      ratifiedOn: { label: 'Ratified on', kind: 'date', required: true },
      count: { label: 'Payments and expenses', ...ONE_LINE },
      amount: { ...accounts.form.openingBalance, label: 'Amount' },
      takenBack: { label: 'Taken back', ...REASON_TEXT },
    },
    key: ['count', 'amount'],
    titleOf: ({ ratifiedOn }) => dayText(ratifiedOn),
    textOf: ratificationText,
  },
  deposits: {
    address: '/admin/bank/deposits',
    fields: {
      date: DEPOSIT_FORM.date,
      accountId: DEPOSIT_FORM.accountId,
      slip: DEPOSIT_FORM.slip,
      countedBy: { label: 'Counted by', ...ONE_LINE },
      items: { label: 'Amount', ...ONE_LINE },
      cash: { label: 'Count sheet', ...ONE_LINE },
    },
    key: ['date', 'items'],
    titleOf: (fields) => depositWords(fields['slip'], depositedIn(fields).length),
    textOf: depositText,
  },
  papers: {
    // Nothing lists papers by themselves: `entry-view.ts` leads to their record.
    address: '/admin/financial',
    fields: { papers: { label: 'Papers', ...ONE_LINE } },
    key: [],
    titleOf: () => '',
    textOf: papersText,
  },
  findings: {
    // `entry-view.ts` leads to its record.
    address: FINDINGS_LIST,
    fields: {
      on: { label: 'About', ...ONE_LINE },
      text: FINDING_FIELDS.text,
      name: { label: 'Written by', ...ONE_LINE },
      role: { label: 'Role', ...ONE_LINE },
      status: { label: 'Status', ...ONE_LINE },
      answers: { label: 'Answers', ...REASON_TEXT },
      resolved: { label: 'Resolved', ...REASON_TEXT },
    },
    key: ['text'],
    titleOf: text('title'),
    textOf: findingText,
  },
  reviews: {
    address: listAddress('reviews'),
    fields: {
      days: { label: 'Days', ...ONE_LINE },
      name: { label: 'Begun by', ...ONE_LINE },
      samples: { label: 'Samples', ...REASON_TEXT },
      packets: { label: 'Packets', ...REASON_TEXT },
      adopted: { label: 'Adopted', ...REASON_TEXT },
      undone: { label: 'Adoption undone', ...REASON_TEXT },
    },
    key: ['name'],
    titleOf: reviewTitle,
    textOf: reviewText,
  },
  funds: {
    address: '/admin/financial/funds',
    fields: funds.form,
    key: ['code'],
    titleOf: text('name'),
  },
  budgetItems: { address: '/admin/budget', ...BUDGET_LINE },
  incomeItems: { address: '/admin/budget/income', ...BUDGET_LINE },
  budgets: {
    address: '/admin/budget',
    fields: {
      fiscalYear: budgets.kept.fiscalYear,
      ...budgets.form,
      spending: budgets.kept.spending,
      income: budgets.kept.income,
    },
    key: ['fiscalYear', 'adoptedOn'],
    titleOf: ({ fiscalYear }) => (isFiscalYear(fiscalYear) ? labelOf(fiscalYear) : ''),
  },
  fundBalances: {
    address: '/admin/balances',
    fields: {
      fiscalYear: fundBalances.kept.fiscalYear,
      fundId: fundBalances.kept.fundId,
      ...fundBalances.form,
      asOf: fundBalances.kept.asOf,
      source: fundBalances.kept.source,
    },
    key: ['fiscalYear', 'amount'],
    titleOf: (fields, nameOf) => nameOf('funds', textIn(fields, 'fundId')),
  },
  categories: {
    address: '/admin/categories',
    fields: categories.form,
    key: [],
    titleOf: text('name'),
  },
  closings: {
    address: '/admin/balances',
    fields: {
      first: { label: 'First day', kind: 'date', required: false },
      last: { label: 'Last day', kind: 'date', required: false },
      opensOn: { label: 'The books begin on', kind: 'date', required: false },
      reopenReason: { label: 'Reopened because', ...REASON_TEXT },
    },
    key: ['last', 'opensOn'],
    // The year, which is its id.
    titleOf: () => '',
  },
  payments: {
    address: '/admin/expenses',
    fields: {
      payee: { label: 'Payee', ...ONE_LINE },
      lines: { label: 'Paid for', ...ONE_LINE },
      ...PAYMENT_FIELDS,
      check: { label: 'Signed and sent', ...ONE_LINE },
      voided: { label: 'Voided', ...REASON_TEXT },
      mistake: { label: 'Entered by mistake', ...REASON_TEXT },
      ...CONFIRMED,
    },
    key: ['date'],
    titleOf: text('payee'),
    textOf: (name, fields) => recordedText(name, fields) ?? lookText(name, fields),
  },
  spoiledChecks: {
    address: '/admin/expenses/checks',
    fields: SPOILED_FIELDS,
    key: ['date', 'reason'],
    titleOf: text('checkNumber'),
  },
  settings: {
    address: '/admin/users',
    fields: APPROVER_FIELDS,
    key: [],
    titleOf: () => null,
  },
};

/** Returns how a collection's documents are shown; null for one that this page does not know. */
export function subjectOf(collection: string): Subject | null {
  return isSubject(collection) ? SUBJECTS[collection] : null;
}

/** Returns whether a collection has a journal whose entries this page can show. */
export function isSubject(collection: string): collection is keyof typeof SUBJECTS {
  return Object.hasOwn(SUBJECTS, collection);
}
