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

/** The steps of a check that these people signed. */
function signedBy(...names: readonly string[]) {
  const at = Timestamp.fromMillis(0);
  const signatures = names.map((name) => ({ name, on: '2099-01-01', by: 'desk@example.com', at }));
  return { signatures, sent: null };
}

function endOf(date: string, reason: string): object {
  return { date, reason, at: Timestamp.fromMillis(0), by: 'desk@example.com' };
}

const MAILED = { how: 'mailed', on: '2099-01-02', by: 'x', at: Timestamp.fromMillis(0) };

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
    /doesn't show whether its own submitter recorded the payment/,
  ],
  [
    'a payment that is marked, and its history says nothing',
    expenseThatIs('paid', (expense) => {
      const payment = { ...(expense.data['payment'] as object), flags: ['ownName'] };
      return fields(expense, { payment });
    }),
    /doesn't have the marks of its payment that its history has/,
  ],
  [
    'a payment that says of a receipt that it was a statement',
    paymentThat((payment) => withLine(payment, { statement: true })),
    /differ on whether there was a receipt or a statement/,
  ],
  [
    'a contact that was changed',
    ({ contacts }) => ({
      contacts: contacts.map((one) => ({ ...one, ...fields(one, { phone: '555-0199' }) })),
    }),
    /doesn't have the contact that was sent with it/,
  ],
  ['a contact that is gone', ({ contacts }) => ({ contacts: contacts.slice(1) }), /has no contact/],
  [
    'a contact of nobody',
    ({ contacts }) => ({ contacts: [...contacts, more('nobody', { email: 'a@b.co' })] }),
    /contacts\/nobody belongs to no expense/,
  ],
  [
    'a contact of another submitter',
    ({ contacts }) => ({
      contacts: contacts.map((one) => ({ ...one, ...fields(one, { submitterId: 'other' }) })),
    }),
    /has the contact of another submitter/,
  ],
  [
    'a contact that was removed, and its history says nothing',
    expenseThatIs('paid', (expense) => fields(expense, { redactedAt: Timestamp.now() })),
    /has no contact any longer, but its history doesn't say so/,
  ],
  [
    'a contact that was removed, and its values are there',
    expenseThatIs('paid', (expense) => fields(expense, { redactedAt: Timestamp.now() })),
    /should have no contact any longer, but something of it is left/,
  ],
  [
    'receipts that were to be removed',
    expenseThatIs('paid', (expense) => fields(expense, { redactedAt: Timestamp.now() })),
    /The receipt .* should be gone, but it's still there/,
  ],
  [
    'what was stated instead of a receipt and was to be removed',
    (project) => ({
      ...expenseThatIs('paid', (expense) =>
        fields(expense, { ...stated(expense, STATEMENT), redactedAt: Timestamp.now() }),
      )(project),
      receipts: [],
    }),
    /The receipt .* should be gone, but it's still there/,
  ],
  [
    'a statement without its facts',
    expenseThatIs('paid', (expense) => fields(expense, stated(expense, null))),
    /isn't a statement that our form makes/,
  ],
  [
    'a status that follows from nothing',
    expenseThatIs('pending', (expense) => fields(expense, { status: 'approved' })),
    /says status approved, but its history says pending/,
  ],
  [
    'a day of approval on which nobody approved',
    expenseThatIs('paid', (expense) => fields(expense, { approvedOn: '2024-02-29' })),
    /has the wrong date of approval/,
  ],
  [
    'a day of approval before there is one',
    expenseThatIs('pending', (expense) => fields(expense, { approvedOn: '2024-02-29' })),
    /has the wrong date of approval/,
  ],
  [
    'a decision that is gone',
    expenseThatIs('paid', ({ decisions }) => ({ decisions: decisions.slice(0, 1) })),
    /says something else than its decisions/,
  ],
  [
    'an approval that the history does not tell of',
    expenseThatIs('paid', ({ history }) => ({
      history: history.filter(({ what, step }) => what !== 'approved' || step !== 0),
    })),
    /has decisions that its history doesn't have/,
  ],
  [
    'a decision by somebody else',
    expenseThatIs('paid', ({ decisions }) => ({
      decisions: decisions.map((one) => ({ ...one, by: 'other@example.com' })),
    })),
    /says something else than its decisions/,
  ],
  [
    'a submission that was changed',
    expenseThatIs('pending', (expense) =>
      fields(expense, { submission: { ...(expense.data['submission'] as object), amount: 1 } }),
    ),
    /isn't what was submitted/,
  ],
  [
    'a line of history that is gone',
    expenseThatIs('paid', ({ history }) => ({ history: history.slice(0, -1) })),
    /says status paid, but its history says approved/,
  ],
  [
    'a paid expense without its payment',
    expenseThatIs('paid', (expense) => fields(expense, { payment: null })),
    /says payment none, but its history says Check 1042 on .* by /,
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
    /Check 7 is taken, but nothing was paid with it/,
  ],
  ['a check whose number is free', () => ({ checkNumbers: [] }), /Check 1042 of .* isn't taken/],
  [
    'a check number in the wrong place',
    ({ checkNumbers }) => ({ checkNumbers: checkNumbers.map((use) => ({ ...use, id: 'x' })) }),
    /Check 1042 of .* isn't taken/,
  ],
  [
    'a check number taken by a spoiled check that is gone',
    () => ({ checkNumbers: [more('x', { kind: 'spoiled', id: '7', checkNumber: '7' })] }),
    /Check 7 is taken, .* isn't recorded as spoiled/,
  ],
  [
    'a spoiled check under another number',
    () => ({ spoiledChecks: [more('8', { checkNumber: '7', date: '2026-11-02' })] }),
    /spoiledChecks\/8 names another number/,
  ],
  [
    'a check that its payee signed',
    paymentThat((payment) => fields(payment, { check: signedBy(String(payment.data['payee'])) })),
    /payments\/.* was signed by its payee/,
  ],
  [
    'a check that one person signed twice',
    paymentThat((payment) => fields(payment, { check: signedBy('Ruth', ' ruth') })),
    /payments\/.* was signed twice by one person/,
  ],
  [
    'a check without its steps',
    paymentThat(({ data: { check: _check, ...data } }) => ({ data })),
    /payments\/.* is a check without its steps/,
  ],
  [
    'a check that was mailed, of which the expense does not know',
    paymentThat((payment) => fields(payment, { check: { ...signedBy('Ruth'), sent: MAILED } })),
    /is paid by payments\/.*, which says something else/,
  ],
  ['a payment that is gone', () => ({ payments: [] }), /has 1 payments, but there are 0/],
  [
    'a payment that the history does not tell of',
    paymentThat((payment) => fields(payment, { at: Timestamp.fromMillis(0) })),
    /payments\/.* isn't in the history of expenses/,
  ],
  [
    'a payment in another way than the expense keeps',
    paymentThat((payment) => fields(payment, { method: 'transfer', checkNumber: null })),
    /is paid by payments\/.*, which says something else/,
  ],
  [
    'a payment of another amount',
    paymentThat((payment) => withLine(payment, { amount: 1 })),
    /pays \$1\.00 for expenses\/.*, which is about \$/,
  ],
  [
    'a payment from another fund',
    paymentThat((payment) => withLine(payment, { fundId: 'other' })),
    /counts in other categories or funds than expenses\//,
  ],
  [
    'a payment in another category',
    paymentThat((payment) => withLine(payment, { categoryId: 'other' })),
    /counts in other categories or funds than expenses\//,
  ],
  [
    'a payment of nothing',
    paymentThat((payment) => fields(payment, { lines: [] })),
    /payments\/.* pays nothing/,
  ],
  [
    'a payment of an expense that is not there',
    paymentThat((payment) => withLine(payment, { expenseId: 'gone' })),
    /pays expenses\/gone, which isn't there/,
  ],
  [
    'a void that its expense knows nothing of',
    paymentThat((payment) => fields(payment, { voided: endOf('2099-01-01', 'Lost') })),
    /was taken back, but expenses\/.* still says it's paid by it/,
  ],
  [
    'a void that the history knows nothing of',
    paymentThat((payment) => fields(payment, { voided: endOf('2099-01-01', 'Lost') })),
    /was taken back, but the history of .* doesn't say so/,
  ],
  [
    'a void before the payment',
    paymentThat((payment) => fields(payment, { voided: endOf('2001-01-01', 'Lost') })),
    /was voided before its date/,
  ],
  [
    'a mistake without a reason',
    paymentThat((payment) => fields(payment, { mistake: endOf('', ' ') })),
    /was taken back without a reason/,
  ],
  [
    'a payment that is void and a mistake',
    paymentThat((payment) => {
      const end = endOf('2099-01-01', 'Lost');
      return fields(payment, { voided: end, mistake: end });
    }),
    /is both voided and a mistake/,
  ],
  ['a receipt that is gone', () => ({ receipts: [] }), /The receipt .* is gone/],
  [
    'another file in the place of a receipt',
    ({ receipts }) => ({ receipts: receipts.map((found) => ({ ...found, generation: '1' })) }),
    /isn't the file that was submitted/,
  ],
  [
    'a receipt of nobody',
    ({ receipts }) => ({
      receipts: [
        ...receipts,
        { path: 'receipts/x/0', size: 1, generation: '1', md5: '', createdAt: 0 },
      ],
    }),
    /The receipt receipts\/x\/0 belongs to no expense/,
  ],
];
