import type {
  EntryQuestion,
  Missing,
  QuestionAbout,
  Uncounted,
} from '@pa-ledger/domain/tax/contractors';

const MISSING: Readonly<Record<Missing, string>> = {
  kind: 'kind of business',
  purpose: 'what it was for',
  method: 'how it was paid',
};

/** The words of the sub-tab 1099 Candidates. Another language is another object of this type. */
export const contractorsMessages = {
  heading: '1099 Candidates',
  hint: 'Who may need a Form 1099 for a calendar year, from what you paid. It’s a list to work from: your accountant has the last word.',
  threshold: (amount: string, year: string): string =>
    `For payments of ${year}, forms start at ${amount} a payee.`,
  states: 'That’s your state’s threshold, which is lower than the IRS’s.',
  unknown: (year: string): string =>
    `The IRS adjusts the amount for inflation from 2027 on, and we don’t know ${year}’s yet: this is 2026’s. Check the instructions for the forms of ${year}.`,
  /** From the forms of 2026 on. */
  letters: 'Boxes have the numbers of 2025’s forms; later forms add letters, such as 1a.',
  forms: { '1099-NEC': 'Form 1099-NEC', '1099-MISC': 'Form 1099-MISC' },
  formHints: {
    '1099-NEC':
      'Services, lawyers’ included, paid by check, cash, bank transfer, or an app’s personal payment.',
    '1099-MISC':
      'Rent, prizes, and health care, paid the same ways. Raffle prizes may need Form W-2G instead.',
  },
  none: 'No one yet.',
  box: (box: number, about: string): string => `Box ${box}: ${about}`,
  open: 'Not decided yet',
  openHint:
    'These reach the threshold if what’s missing makes them count. Say it here or on the payee’s page.',
  noOpen: 'Nothing is missing.',
  missing: (missing: readonly Missing[]): string => missing.map((one) => MISSING[one]).join(', '),
  questions: 'Questions for your accountant',
  questionsHint: 'At or above the threshold, and not the app’s to decide.',
  noQuestions: 'None for this year.',
  question: {
    paidBack:
      'You paid them back for what they bought from others. Did any of it pay someone for services, and who reports that?',
    other: 'You paid them for something else. Is it reported, and in which box?',
    together: 'No box of Form 1099-MISC reaches the threshold, but all of them do. Is it reported?',
  } satisfies Record<QuestionAbout, string>,
  below: (count: number): string => `Below the threshold (${count})`,
  belowUnknown: 'Not said yet',
  belowQuestion: {
    paidBack: 'Paid back for what they bought from others',
    other: 'Paid for something else',
  } satisfies Record<EntryQuestion, string>,
  uncounted: (count: number): string => `Not counted (${count})`,
  uncountedHint:
    'Advances count nowhere either: they’re still your money, and their receipts name no vendor.',
  why: {
    goods: 'Goods',
    corporation: 'A corporation, and neither a lawyer nor health care',
    exempt: 'A nonprofit, school, or government',
    card: 'Paid by card: the card’s bank reports it',
    app: 'Paid to a business in an app: the app reports it',
  } satisfies Record<Uncounted, string>,
  show: 'Show',
  hide: 'Hide',
  columns: {
    payee: 'Payee',
    amount: 'Amount',
    box: 'Box',
    kind: 'Kind of business',
    taxForm: 'Form W-9',
    payments: 'Payments',
    missing: 'Missing',
    paidFor: 'Usually paid for',
    why: 'Why',
    question: 'Question',
  },
};
