import type { Right } from '../people/rights.ts';
import {
  CATEGORY,
  DESCRIPTION,
  ENTRY,
  EVENT_APPROVER,
  FUND,
  REFERENCE,
  type ImportColumn,
} from './import-columns.ts';

/** The field for a budget amount whose section says whether it's spending or income. */
export const BY_SECTION = 'bySection';

/** Stands for a heading such as `2026-27`; no real heading is spelled this way. */
export const YEAR_ALONE = '#';

/** What you can import from a sheet, with the columns in the page's order. */
const IMPORT_KINDS = {
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
      field: 'spanishName',
      label: 'In Spanish',
      names: ['in spanish', 'name in spanish', 'spanish name', 'spanish'],
      required: false,
    },
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

/** What each kind of import and its Undo ask for, besides `keepBooks`. */
export const IMPORT_RIGHTS = {
  funds: 'keepBooks',
  categories: 'manageApprovers',
  budget: 'keepBooks',
  revenueItems: 'keepBooks',
  manualExpenses: 'keepBooks',
  approvers: 'manageApprovers',
} as const satisfies Readonly<Record<ImportKind, Right>>;

/** Headings for a budget amount that say neither spending nor income, without the year. */
const EITHER_SIDE = [
  // Next to one of these, `Budget` means last year's.
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
  // A heading that's only a year.
  YEAR_ALONE,
  'total',
  'annual total',
  'year total',
];

/** Returns whether a text names a kind of import. */
export function isImportKind(text: unknown): text is ImportKind {
  return typeof text === 'string' && Object.hasOwn(IMPORT_KINDS, text);
}

/**
 * Returns the columns of an import.
 * @param amount the field for a budget amount that says neither spending nor income.
 */
export function importColumns(
  kind: ImportKind,
  amount: 'spending' | 'income' | typeof BY_SECTION = 'spending',
): readonly ImportColumn[] {
  return IMPORT_KINDS[kind].map((column: ImportColumn) =>
    column.field === amount ? { ...column, names: [...column.names, ...EITHER_SIDE] } : column,
  );
}
