import { Timestamp } from 'firebase-admin/firestore';
import type { Found, ProjectData } from '../../../ops/checks/project-data.ts';
import { STATEMENT } from '../../fixtures/statement.ts';
import { expenseThatIs, fields, more, type DamageCase } from './damages.ts';

/** The project with its payments changed. */
function paymentThat(change: (payment: Found) => Pick<Found, 'data'>) {
  return ({ payments }: ProjectData): Partial<ProjectData> => ({
    payments: payments.map((payment) => ({ ...payment, ...change(payment) })),
  });
}

function withLine(payment: Found, change: object): Pick<Found, 'data'> {
  const lines = payment.data['lines'] as object[];
  return fields(payment, { lines: lines.map((line) => ({ ...line, ...change })) });
}

/** The submission of an expense with a statement in the place of its receipts. */
function stated({ data }: Found, statement: object | null): object {
  const submission = data['submission'] as { readonly receipts: readonly object[] };
  const receipts = submission.receipts.map((receipt) => ({ ...receipt, statement }));
  return { submission: { ...submission, receipts } };
}

function endOf(date: string, reason: string): object {
  return { date, reason, at: Timestamp.fromMillis(0), by: 'desk@example.com' };
}

/** What can be wrong with an expense, its payments, its check and its receipts. */
export const EXPENSE_DAMAGES: readonly DamageCase[] = [
  [
    'a payment to oneself that nobody sees',
    ({ contacts }) => ({
      contacts: contacts.map((contact) => ({
        ...contact,
        ...fields(contact, { email: 'desk+x@example.com' }),
      })),
    }),
    /it is not seen whether the payer had asked for it/,
  ],
  [
    'a payment that is marked, and its history says nothing',
    expenseThatIs('paid', (expense) => {
      const payment = { ...(expense.data['payment'] as object), flags: ['ownName'] };
      return fields(expense, { payment });
    }),
    /its history does not say what is to be seen of its payment/,
  ],
  [
    'a payment that says of a receipt that it was a statement',
    paymentThat((payment) => withLine(payment, { statement: true })),
    /it says something else of a statement instead of a receipt than the expense/,
  ],
  [
    'a contact that was changed',
    ({ contacts }) => ({
      contacts: contacts.map((one) => ({ ...one, ...fields(one, { phone: '555-0199' }) })),
    }),
    /its contact is not the one that was sent/,
  ],
  [
    'a contact that is gone',
    ({ contacts }) => ({ contacts: contacts.slice(1) }),
    /it has no contact/,
  ],
  [
    'a contact of nobody',
    ({ contacts }) => ({ contacts: [...contacts, more('nobody', { email: 'a@b.co' })] }),
    /The contact nobody belongs to no expense/,
  ],
  [
    'a contact of another submitter',
    ({ contacts }) => ({
      contacts: contacts.map((one) => ({ ...one, ...fields(one, { submitterId: 'other' }) })),
    }),
    /its contact is of another submitter/,
  ],
  [
    'a history that names the submitter by the address',
    expenseThatIs('paid', ({ history }) => ({
      history: history.map((line) =>
        line['what'] === 'submitted' ? { ...line, by: 'pat.doe@example.com' } : line,
      ),
    })),
    /its history does not name the submitter by the contact/,
  ],
  [
    'a mail that names the submitter by the address',
    expenseThatIs('paid', ({ mails }) => ({
      mails: mails.map((mail) =>
        mail['purpose'] === 'paid' ? { ...mail, to: 'pat.doe@example.com' } : mail,
      ),
    })),
    /a mail does not name the submitter by the contact/,
  ],
  [
    'a contact that was removed, and its history says nothing',
    expenseThatIs('paid', (expense) => fields(expense, { redactedAt: Timestamp.now() })),
    /its history does not tell that its contact was removed/,
  ],
  [
    'a contact that was removed, and its values are there',
    expenseThatIs('paid', (expense) => fields(expense, { redactedAt: Timestamp.now() })),
    /its contact was removed, and something is left/,
  ],
  [
    'receipts that were to be removed',
    expenseThatIs('paid', (expense) => fields(expense, { redactedAt: Timestamp.now() })),
    /the receipt .* was to be removed/,
  ],
  [
    'what was stated instead of a receipt and was to be removed',
    expenseThatIs('paid', (expense) =>
      fields(expense, { ...stated(expense, STATEMENT), redactedAt: Timestamp.now() }),
    ),
    /what was stated instead of a receipt was to be removed/,
  ],
  [
    'a statement without its facts',
    expenseThatIs('paid', (expense) => fields(expense, stated(expense, null))),
    /the statement .* is not one that the form makes/,
  ],
  [
    'a status that follows from nothing',
    expenseThatIs('pending', (expense) => fields(expense, { status: 'approved' })),
    /its status is approved, its history tells pending/,
  ],
  [
    'a day of approval on which nobody approved',
    expenseThatIs('paid', (expense) => fields(expense, { approvedOn: '2024-02-29' })),
    /its day of approval is odd/,
  ],
  [
    'a day of approval before there is one',
    expenseThatIs('pending', (expense) => fields(expense, { approvedOn: '2024-02-29' })),
    /its day of approval is odd/,
  ],
  [
    'a decision that is gone',
    expenseThatIs('paid', ({ decisions }) => ({ decisions: decisions.slice(0, 1) })),
    /a step says otherwise than its decision/,
  ],
  [
    'a line of history that is gone',
    expenseThatIs('paid', ({ history }) => ({ history: history.slice(0, -1) })),
    /its status is paid, its history tells approved/,
  ],
  [
    'a paid expense without its payment',
    expenseThatIs('paid', (expense) => fields(expense, { payment: null })),
    /its payment is null, its history tells .*: Check 1042/,
  ],
  [
    'a void that was mailed and never made',
    expenseThatIs('paid', ({ mails }) => ({ mails: [...mails, { purpose: 'voided' }] })),
    /the submitter is not told each void once/,
  ],
  [
    'a check that pays twice',
    ({ payments }) => ({
      payments: payments.flatMap((one) => [one, { ...one, id: `${one.id}2` }]),
    }),
    /Check 1042 pays both/,
  ],
  [
    'a check that pays twice under two spellings (#106)',
    ({ payments }) => ({
      payments: payments.flatMap((one) => [
        one,
        { id: `${one.id}2`, ...fields(one, { checkNumber: '010 4-2' }) },
      ]),
    }),
    /Check 010 4-2 pays both/,
  ],
  [
    'a check that pays an expense and a manual one',
    ({ manualExpenses }) => ({
      manualExpenses: [...manualExpenses, more('m', { method: 'check', checkNumber: '1042' })],
    }),
    /Check 1042 pays both payment .* and manual m/,
  ],
  [
    'a check number of nobody',
    () => ({ checkNumbers: [more('x', { kind: 'payment', id: 'x', checkNumber: '7' })] }),
    /Check 7 is taken by nothing/,
  ],
  ['a check whose number is free', () => ({ checkNumbers: [] }), /Check 1042 of .* is not taken/],
  [
    'a check number in the wrong place',
    ({ checkNumbers }) => ({ checkNumbers: checkNumbers.map((use) => ({ ...use, id: 'x' })) }),
    /Check 1042 is not found where its number leads/,
  ],
  ['a payment that is gone', () => ({ payments: [] }), /tells of 1 payments, and 0 are there/],
  [
    'a payment that the history does not tell of',
    paymentThat((payment) => fields(payment, { at: Timestamp.fromMillis(0) })),
    /the history of .* does not tell of it/,
  ],
  [
    'a payment in another way than the expense keeps',
    paymentThat((payment) => fields(payment, { method: 'transfer', checkNumber: null })),
    /it keeps another payment than is there/,
  ],
  [
    'a payment of another amount',
    paymentThat((payment) => withLine(payment, { amount: 1 })),
    /it pays another amount than the expense has/,
  ],
  [
    'a payment from another fund',
    paymentThat((payment) => withLine(payment, { fundId: 'other' })),
    /it pays from another fund than the expense has/,
  ],
  [
    'a payment in another category',
    paymentThat((payment) => withLine(payment, { categoryId: 'other' })),
    /it pays in another category than the expense has/,
  ],
  [
    'a payment of nothing',
    paymentThat((payment) => fields(payment, { lines: [] })),
    /it pays nothing/,
  ],
  [
    'a payment of an expense that is not there',
    paymentThat((payment) => withLine(payment, { expenseId: 'gone' })),
    /its expense gone is not there/,
  ],
  [
    'a void that its expense knows nothing of',
    paymentThat((payment) => fields(payment, { voided: endOf('2099-01-01', 'Lost') })),
    /is paid by it, though it was taken back/,
  ],
  [
    'a void that the history knows nothing of',
    paymentThat((payment) => fields(payment, { voided: endOf('2099-01-01', 'Lost') })),
    /does not tell that it was taken back/,
  ],
  [
    'a void before the payment',
    paymentThat((payment) => fields(payment, { voided: endOf('2001-01-01', 'Lost') })),
    /it was voided before its day/,
  ],
  [
    'a mistake without a reason',
    paymentThat((payment) => fields(payment, { mistake: endOf('', ' ') })),
    /nobody says why it was taken back/,
  ],
  [
    'a payment that is void and a mistake',
    paymentThat((payment) => {
      const end = endOf('2099-01-01', 'Lost');
      return fields(payment, { voided: end, mistake: end });
    }),
    /it is void and a mistake/,
  ],
  ['a receipt that is gone', () => ({ receipts: [] }), /the receipt .* is gone/],
  [
    'another file in the place of a receipt',
    ({ receipts }) => ({ receipts: receipts.map((found) => ({ ...found, generation: '1' })) }),
    /is not the one that was submitted/,
  ],
  [
    'a receipt of nobody',
    ({ receipts }) => ({
      receipts: [...receipts, { path: 'receipts/x/0', size: 1, generation: '1', createdAt: 0 }],
    }),
    /The receipt receipts\/x\/0 belongs to no expense/,
  ],
];
