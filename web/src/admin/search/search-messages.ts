import type { SearchKind } from '@pa-ledger/domain/search/entries';

/** The words of the search. Another language is another object of this type. */
export const searchMessages = {
  heading: 'Search',
  label: 'Search',
  placeholder: 'Payee, check number, amount, date…',
  shortcut: 'Ctrl K',
  open: 'Open search',
  hint: 'Find expenses, payments, revenue, deposits, transfers, categories, and people.',
  examples:
    'Try a payee, a name, a few words of a description, a check number, an amount such as 84.35, or a date such as 9/14/2026.',
  tooShort: 'Type at least two letters, an amount, or a date.',
  searching: 'Searching…',
  nothing: (text: string): string => `Nothing matches “${text}”.`,
  nothingHint: 'Check the spelling, or use fewer words.',
  found: (count: number): string => (count === 1 ? '1 result' : `${count} results`),
  latest: 'These are the latest matches.',
  further: 'Look further back',
  all: 'See all results',
  results: 'All results',
  failed: 'We couldn’t search.',
  tryAgain: 'Try again',
  byAddress: 'By the submitter’s email address',
  fiscalYear: (label: string): string => `Fiscal year ${label}`,
  check: (number: string): string => `Check ${number}`,
  states: {
    voided: 'Voided',
    mistake: 'Entered by mistake',
    archived: 'Archived',
  },
  kinds: {
    categories: 'Categories',
    approvers: 'Approvers',
    people: 'People',
    expenses: 'Expenses',
    payments: 'Payments',
    manualExpenses: 'Manual expenses',
    revenueItems: 'Revenue',
    deposits: 'Deposits',
    transfers: 'Transfers',
  } satisfies Readonly<Record<SearchKind, string>>,
};
