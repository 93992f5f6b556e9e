import type { SoughtColumn } from '../sheets/headings.ts';

/* Columns that more than one kind of import uses, with the headings that people give them. */

/** A column that an import looks for. */
export interface ImportColumn extends SoughtColumn {
  readonly label: string;
  /** Whether every row needs it, from its cell or a value for all rows. */
  readonly required: boolean;
  /** Its cells may be merged over several rows, with the text in the first. */
  readonly merges?: true;
}

export const CATEGORY = {
  field: 'category',
  label: 'Category',
  names: [
    'category',
    'category name',
    'category id',
    'event',
    'budget line',
    'line item',
    'program',
    'committee',
    'account name',
    'item',
    'line items',
    'budget item',
    'budget category',
    'line',
    'events',
    'programs',
    'activity',
    'event program',
    'program event',
  ],
  required: true,
  merges: true,
} as const satisfies ImportColumn;

export const FUND = {
  field: 'fund',
  label: 'Fund',
  names: ['fund', 'fund name', 'fund code', 'fund id'],
  required: true,
  merges: true,
} as const satisfies ImportColumn;

export const DESCRIPTION = {
  field: 'description',
  label: 'Description',
  names: ['description', 'memo', 'details', 'note', 'notes', 'comment', 'comments', 'purpose'],
  required: false,
} as const satisfies ImportColumn;

/** Headings that could also be for names: they count only above addresses. */
export const PEOPLE_WORDS: readonly string[] = [
  'chair',
  'chairs',
  'chairperson',
  'chair person',
  'committee chair',
  'event chair',
  'co chair',
  'coordinator',
  'event coordinator',
  'organizer',
  'lead',
  'event lead',
  'leader',
  'manager',
  'contact',
  'contacts',
  'contact person',
  'point of contact',
  'responsible',
  'owner',
];

export const EVENT_APPROVER = {
  field: 'eventApprover',
  label: "Event approver's address",
  names: [
    'event approver s address',
    'event approver',
    'event approver email',
    'approver',
    'approver email',
    'approver address',
    'email',
    'e mail',
    'emails',
    'email address',
    'e mail address',
    'mail',
    'contact info',
    'contact information',
    ...PEOPLE_WORDS.flatMap((word) => [`${word} email`, `${word} e mail`, `${word} address`]),
    ...PEOPLE_WORDS.flatMap((word) => [`${word} s email`, `${word} s e mail`]),
    ...PEOPLE_WORDS,
  ],
  required: false,
} as const satisfies ImportColumn;

export const ENTRY = [
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

export const REFERENCE = {
  field: 'reference',
  label: 'Reference',
  names: ['reference', 'ref', 'reference number', 'ref no', 'invoice', 'invoice number'],
  required: false,
} as const satisfies ImportColumn;
