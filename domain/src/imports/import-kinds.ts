import {
  CATEGORY,
  DESCRIPTION,
  ENTRY,
  EVENT_APPROVER,
  FUND,
  REFERENCE,
  type ImportColumn,
} from './import-columns.ts';

/** The field of a budget's amount that is spent or comes in as the section above it says. */
export const BY_SECTION = 'bySection';

/** Stands for a heading such as `2026-27`; no heading is called so. */
export const YEAR_ALONE = '#';

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
        'spending',
        'spending budget',
        'expense',
        'expenses',
        'budgeted expense',
        'expense budget',
        'budgeted expenses',
        'planned spending',
        'disbursements',
        'expenses budget',
        'expenditures',
        'budgeted expenditures',
        'expenditure budget',
        'proposed expenses',
        'projected expenses',
        'planned expenses',
        'budgeted spending',
      ],
      required: false,
    },
    {
      field: 'income',
      label: 'Income',
      names: [
        'income',
        'expected income',
        'revenue',
        'income budget',
        'budgeted income',
        'revenue budget',
        'budgeted revenue',
        'planned income',
        'receipts',
        'revenues',
        'proposed income',
        'projected income',
        'proposed revenue',
        'projected revenue',
      ],
      required: false,
    },
    { field: BY_SECTION, label: 'Spending or income, by section', names: [], required: false },
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
      names: ['address', ...EVENT_APPROVER.names],
      required: true,
    },
  ],
} as const satisfies Readonly<Record<string, readonly ImportColumn[]>>;

export type ImportKind = keyof typeof IMPORT_KINDS;

/** What the amount of a budget is called that does not say whether it is spent or comes in; without its year. */
const EITHER_SIDE = [
  // Beside one of these, a `Budget` is last year's.
  'adopted',
  'adopted budget',
  'budget adopted',
  'approved',
  'approved budget',
  'budget approved',
  'proposed',
  'proposed budget',
  'budget proposed',
  'new budget',

  'original budget',
  'budget',
  'budgeted',
  'amount',
  'final budget',
  'planned',
  'annual budget',
  'budget amount',
  'budgeted amount',
  'amount budgeted',
  'proposed amount',
  'planned budget',
  'total budget',
  'draft budget',
  'draft',
  'requested',
  'projected',
  'projected budget',
  // It says its year and no more.
  YEAR_ALONE,
  'total',
  'annual total',
  'year total',
];

/** Returns whether a text names something that can be imported. */
export function isImportKind(text: unknown): text is ImportKind {
  return typeof text === 'string' && Object.hasOwn(IMPORT_KINDS, text);
}

/**
 * Returns the columns of an import.
 * @param amount the field of a budget's amount that says neither that it is spent nor that it comes in.
 */
export function importColumns(
  kind: ImportKind,
  amount: 'spending' | 'income' | typeof BY_SECTION = 'spending',
): readonly ImportColumn[] {
  return IMPORT_KINDS[kind].map((column: ImportColumn) =>
    column.field === amount ? { ...column, names: [...column.names, ...EITHER_SIDE] } : column,
  );
}
