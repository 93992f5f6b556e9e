import type { RecordName, LedgerRecords } from './ledger-records.ts';
import { MAX_CATEGORY_NAME_LENGTH } from '../categories/category-name.ts';
import { centsFromDollars } from '../money/money.ts';

interface FieldBasics {
  /** The label of the form and the name in messages. */
  readonly label: string;
  /** An empty optional text is left out; an empty optional amount is 0. */
  readonly required: boolean;
}

export interface TextRule extends FieldBasics {
  /** Text on one line, text that may have several, or the id of another document. */
  readonly kind: 'line' | 'text' | 'id';
  /** In UTF-16 units, as `maxlength` counts. */
  readonly maxLength: number;
}

export interface OtherRule extends FieldBasics {
  /** Dollars with at most two decimals, `YYYY-MM-DD`, or yes and no. */
  readonly kind: 'money' | 'day' | 'flag';
  /** The person is asked before an empty amount becomes 0. */
  readonly asksWhenEmpty?: boolean;
  readonly maxLength?: never;
}

export type FieldRule = TextRule | OtherRule;

/** The largest amount in the books either way, in cents: 99,999,999.99 dollars. */
export const MAX_LEDGER_CENTS = 9_999_999_999;

const CATEGORY_ID = { label: 'Category', kind: 'id', required: true, maxLength: 64 } as const;
const FUND_ID = { label: 'Fund', kind: 'id', required: true, maxLength: 64 } as const;
const NOTE = { label: 'Description', kind: 'text', required: false, maxLength: 500 } as const;

const TRANSACTION = {
  date: { label: 'Date', kind: 'day', required: true },
  categoryId: CATEGORY_ID,
  fundId: FUND_ID,
  amount: { label: 'Amount', kind: 'money', required: true },
  description: { label: 'Description', kind: 'text', required: true, maxLength: 2_000 },
  reference: { label: 'Reference', kind: 'line', required: false, maxLength: 200 },
} as const;

/** Whether a value is an amount as the books hold it: dollars with at most two decimals, within the limit. */
export function isLedgerAmount(value: unknown): boolean {
  const amount = centsFromDollars(value);
  return amount !== null && Math.abs(amount) <= MAX_LEDGER_CENTS;
}

/**
 * The fields of the books that people fill in, in the order of the forms. The final
 * budget is computed; `version`, `lastUpdated` and a balance's `fundId` are kept by the machine.
 */
export const RECORD_FIELDS = {
  categories: {
    name: { label: 'Name', kind: 'line', required: true, maxLength: MAX_CATEGORY_NAME_LENGTH },
    requiresEventApprover: {
      label: 'Requires Event Approver (3-step approval)',
      kind: 'flag',
      required: false,
    },
  },
  funds: {
    code: { label: 'Code', kind: 'line', required: true, maxLength: 20 },
    name: { label: 'Name', kind: 'line', required: true, maxLength: 100 },
    description: NOTE,
  },
  budgetItems: {
    categoryId: CATEGORY_ID,
    fundId: FUND_ID,
    originalBudget: { label: 'Original Budget', kind: 'money', required: true },
    changes: { label: 'Changes', kind: 'money', required: false },
    description: NOTE,
  },
  fundBalances: {
    amount: {
      label: 'Beginning Balance',
      kind: 'money',
      required: false,
      asksWhenEmpty: true,
    },
  },
  revenueItems: TRANSACTION,
  manualExpenses: {
    ...TRANSACTION,
    paidTo: { label: 'Paid To', kind: 'line', required: true, maxLength: 200 },
  },
} as const satisfies {
  readonly [Name in RecordName]: { readonly [Field in keyof LedgerRecords[Name]]?: FieldRule };
};

export type RecordField<Name extends RecordName> = keyof (typeof RECORD_FIELDS)[Name] & string;

/** The names of a collection's fields, in the order of its form. */
export function recordFieldNames<Name extends RecordName>(name: Name): RecordField<Name>[] {
  // The keys of a constant table are its own literal keys.
  return Object.keys(RECORD_FIELDS[name]) as RecordField<Name>[];
}

/** The rules of one field; undefined for a field that people do not fill in. */
export function recordFieldRule(name: RecordName, field: string): FieldRule | undefined {
  const rules: Readonly<Record<string, FieldRule>> = RECORD_FIELDS[name];
  return Object.hasOwn(rules, field) ? rules[field] : undefined;
}
