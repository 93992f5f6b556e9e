import type { SoughtColumn } from '../sheets/headings.ts';

/** A column that an import asks for. */
export interface ImportColumn extends SoughtColumn {
  readonly label: string;
  /** Whether every row needs it, or a value for all rows. */
  readonly required: boolean;
  /** Cells that are merged over several rows have their text in the first one. */
  readonly merges?: true;
}

const CATEGORY = {
  field: 'category',
  label: 'Category',
  names: [
    ...['category', 'category name', 'category id', 'event', 'budget line', 'line item', 'program'],
    ...['committee', 'account name', 'item'],
  ],
  required: true,
  merges: true,
} as const satisfies ImportColumn;

const FUND = {
  field: 'fund',
  label: 'Fund',
  names: ['fund', 'fund name', 'fund code', 'fund id'],
  required: true,
  merges: true,
} as const satisfies ImportColumn;

const DESCRIPTION = {
  field: 'description',
  label: 'Description',
  names: ['description', 'memo', 'details', 'note', 'notes', 'comment', 'comments', 'purpose'],
  required: false,
} as const satisfies ImportColumn;

const EVENT_APPROVER = {
  field: 'eventApprover',
  label: "Event approver's address",
  names: [
    ...['event approver s address', 'event approver', 'event approver email', 'approver'],
    ...[
      'approver email',
      'chair email',
      'chair',
      'committee chair',
      'email',
      'e mail',
      'email address',
    ],
  ],
  required: false,
} as const satisfies ImportColumn;

const ENTRY = [
  {
    field: 'date',
    label: 'Date',
    names: [
      'date',
      'transaction date',
      'posted date',
      'posting date',
      'check date',
      'day',
      'posted',
    ],
    required: true,
    merges: true,
  },
  CATEGORY,
  FUND,
  {
    field: 'account',
    label: 'Account',
    names: ['account', 'bank account', 'account id'],
    required: false,
    merges: true,
  },
  // A sheet has either an amount, or a debit and a credit.
  { field: 'amount', label: 'Amount', names: ['amount', 'total', 'sum', 'value'], required: false },
  {
    field: 'debit',
    label: 'Debit',
    names: ['debit', 'debits', 'withdrawal', 'withdrawals', 'money out', 'paid out', 'payment'],
    required: false,
  },
  {
    field: 'credit',
    label: 'Credit',
    names: ['credit', 'credits', 'deposit', 'deposits', 'money in', 'paid in', 'received'],
    required: false,
  },
  { ...DESCRIPTION, required: true },
] as const satisfies readonly ImportColumn[];

const REFERENCE = {
  field: 'reference',
  label: 'Reference',
  names: ['reference', 'ref', 'reference number', 'ref no', 'invoice', 'invoice number'],
  required: false,
} as const satisfies ImportColumn;

/** What can be brought in from a sheet, each with its columns in the order of the page. */
export const IMPORT_KINDS = {
  funds: [
    {
      field: 'code',
      label: 'Code',
      names: ['code', 'fund code', 'number', 'fund number', 'no'],
      required: true,
    },
    { field: 'name', label: 'Name', names: ['name', 'fund name', 'fund', 'title'], required: true },
    DESCRIPTION,
    {
      field: 'heldForOthers',
      label: 'Held for others',
      names: ['held for others', 'pass through', 'agency'],
      required: false,
    },
  ],
  categories: [
    { ...CATEGORY, field: 'name', label: 'Name', names: ['name', ...CATEGORY.names] },
    {
      field: 'requiresEventApprover',
      label: 'Requires Event Approver',
      names: ['requires event approver', 'event approver required', '3 step approval', 'is event'],
      required: false,
    },
    {
      field: 'offForm',
      label: 'Not on the form',
      names: ['not on the form', 'not on form', 'off form', 'off the form'],
      required: false,
    },
    EVENT_APPROVER,
  ],
  budget: [
    CATEGORY,
    FUND,
    {
      field: 'spending',
      label: 'Spending',
      names: [
        ...[
          'spending',
          'spending budget',
          'expense',
          'expenses',
          'budgeted expense',
          'expense budget',
        ],
        ...['budgeted expenses', 'planned spending', 'disbursements'],
      ],
      required: false,
    },
    {
      field: 'income',
      label: 'Income',
      names: [
        ...['income', 'expected income', 'revenue', 'income budget', 'budgeted income'],
        ...['revenue budget', 'budgeted revenue', 'planned income', 'receipts'],
      ],
      required: false,
    },
    { field: 'changes', label: 'Changes', names: ['changes', 'change'], required: false },
    EVENT_APPROVER,
    DESCRIPTION,
  ],
  revenueItems: [...ENTRY, REFERENCE],
  manualExpenses: [
    ...ENTRY,
    {
      field: 'paidTo',
      label: 'Paid To',
      names: ['paid to', 'payee', 'vendor', 'to', 'name', 'pay to'],
      required: true,
    },
    REFERENCE,
    {
      field: 'method',
      label: 'Method',
      names: ['method', 'payment method', 'type', 'paid by'],
      required: false,
    },
    {
      field: 'checkNumber',
      label: 'Check Number',
      names: ['check number', 'check', 'check no', 'ck', 'ck no', 'check num', 'cheque number'],
      required: false,
    },
  ],
  approvers: [
    {
      field: 'role',
      label: 'Role',
      names: ['role', 'position', 'office', 'title'],
      required: false,
    },
    { ...CATEGORY, required: false },
    {
      field: 'address',
      label: 'Address',
      names: ['address', 'email', 'e mail', 'email address', 'mail', 'approver', 'event approver'],
      required: true,
    },
  ],
} as const satisfies Readonly<Record<string, readonly ImportColumn[]>>;

export type ImportKind = keyof typeof IMPORT_KINDS;

/** What the amount of a budget is called that does not say whether it is spent or comes in. */
const EITHER_SIDE = ['original budget', 'budget', 'budgeted', 'amount', 'final budget', 'planned'];

/** Returns whether a text names something that can be imported. */
export function isImportKind(text: unknown): text is ImportKind {
  return typeof text === 'string' && Object.hasOwn(IMPORT_KINDS, text);
}

/**
 * Returns the columns of an import.
 * @param side which side of the budget an amount is of that names none.
 */
export function importColumns(
  kind: ImportKind,
  side: 'spending' | 'income' = 'spending',
): readonly ImportColumn[] {
  return IMPORT_KINDS[kind].map((column: ImportColumn) =>
    column.field === side ? { ...column, names: [...column.names, ...EITHER_SIDE] } : column,
  );
}
