import type { FindingCollection } from '@pa-ledger/domain/findings/finding';

/** The words of findings at a record. Another language is another object of this type. */
export const findingsMessages = {
  heading: 'Findings',
  hint: 'Questions and concerns about this record. Everyone who signs in can read them.',
  none: 'No findings yet.',
  list: 'Findings on this record',
  write: 'Write a finding',
  answer: 'Answer',
  resolve: 'Resolve',
  /** What a button is about, for screen readers. */
  of: (writer: string): string => `the finding by ${writer}`,

  payment: 'Payment',
  written: (who: string, role: string, when: string): string => `${who} (${role}), ${when}`,
  answers: 'Answers',
  answered: (who: string, when: string): string => `${who} answered on ${when}:`,
  resolved: (who: string, when: string): string => `${who} resolved this on ${when}.`,
  resolvedWith: (who: string, when: string): string => `${who} resolved this on ${when}:`,
  whoResolves: (writer: string): string => `${writer}, or a later reviewer, can resolve this.`,
  laterResolves: 'A later reviewer can resolve this.',

  writeTitle: 'Write a finding',
  writeHint:
    'Say what looks wrong or is missing. The people who keep the books can answer, and it stays open until you or a later reviewer resolves it.',
  about: 'About',
  aboutOptions: { expenses: 'The request', payments: 'Its payment' },
  save: 'Save finding',
  saved: 'Finding saved.',

  answerTitle: 'Answer this finding',
  saveAnswer: 'Save answer',
  answerSaved: 'Answer saved.',

  resolveTitle: 'Resolve this finding?',
  resolveHint:
    'It stays in the list with its answers. You can’t reopen it, but you can write a new one.',
  note: 'Say how it was settled, if you like.',
  resolvedNow: 'Finding resolved.',

  kinds: {
    revenueItems: 'Revenue',
    manualExpenses: 'Manual expense',
    transfers: 'Transfer',
    deposits: 'Deposit',
    statements: 'Statement',
    expenses: 'Request',
    payments: 'Payment',
  } satisfies Readonly<Record<FindingCollection, string>>,
  titled: (kind: string, title: string): string => `${kind}: ${title}`,
  request: (reference: string): string => `Request ${reference}`,
  paymentOf: (reference: string): string => `Payment of request ${reference}`,
};
