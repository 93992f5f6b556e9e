import { PAYMENT_METHOD_NAMES } from '../payments/method-messages.ts';

/* What people choose for the tax year, in the words that they read. docs/taxes.md has the rules behind it, with their sources. */

/** What a payee is for the IRS's forms 1099; absent while no one has said. */
export const PAYEE_KINDS = {
  person: 'Person or sole owner',
  partnership: 'Partnership, or an LLC that isn’t taxed as a corporation',
  corporation: 'Corporation, or an LLC taxed as one',
  exempt: 'Nonprofit, school, or government',
} as const;

export type PayeeKind = keyof typeof PAYEE_KINDS;

/** What a payment was for, as the forms 1099 tell it apart. */
export const PURPOSES = {
  services: 'Services',
  goods: 'Goods',
  rent: 'Rent',
  prizes: 'Prizes or awards',
  legal: 'A lawyer’s services',
  medical: 'Medical or health care',
  paidBack: 'Paying someone back',
  other: 'Something else',
} as const;

export type Purpose = keyof typeof PURPOSES;

const { other: _other, ...known } = PAYMENT_METHOD_NAMES;

/** How something was paid, for an entry that says 'Other' or nothing. */
export const KNOWN_METHODS = known;

/** What people give instead of money. */
export const IN_KIND_KINDS = { goods: 'Goods', services: 'Services or use of a place' } as const;

/** Where a category's income goes on Form 990-EZ, Part I; one without goes to 'Other'. */
export const INCOME_LINES = {
  contributions: 'Line 1: contributions, gifts, and grants',
  program: 'Line 2: program service revenue',
  dues: 'Line 3: membership dues',
  investment: 'Line 4: investment income',
  gaming: 'Line 6a: gaming, such as raffles and bingo',
  events: 'Line 6b: fundraising events',
  goods: 'Line 7a: sales of goods',
  other: 'Line 8: other revenue',
} as const;

export type IncomeLine = keyof typeof INCOME_LINES;

/** Where a category's expenses go on Form 990-EZ, Part I; one without goes to 'Other'. */
export const EXPENSE_LINES = {
  eventCosts: 'Line 6c: direct costs of gaming and fundraising events',
  goodsCosts: 'Line 7b: cost of goods sold',
  grants: 'Line 10: grants paid',
  members: 'Line 11: benefits paid to members',
  salaries: 'Line 12: salaries and benefits',
  contractors: 'Line 13: professional fees and independent contractors',
  occupancy: 'Line 14: occupancy, rent, utilities, and maintenance',
  printing: 'Line 15: printing, publications, postage, and shipping',
  other: 'Line 16: other expenses',
} as const;

export type ExpenseLine = keyof typeof EXPENSE_LINES;
