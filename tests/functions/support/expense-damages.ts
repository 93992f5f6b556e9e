import { expenseThatIs, fields, more, type DamageCase } from './damages.ts';

/** What can be wrong with an expense, its payments, its check and its receipts. */
export const EXPENSE_DAMAGES: readonly DamageCase[] = [
  [
    'a payment to oneself that nobody sees',
    expenseThatIs('paid', (expense) => {
      const submission = { ...(expense.data['submission'] as object), email: 'desk+x@example.com' };
      return fields(expense, { submission });
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
    'a status that follows from nothing',
    expenseThatIs('pending', (expense) => fields(expense, { status: 'approved' })),
    /its status is approved, its history tells pending/,
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
    ({ expenses }) => ({
      expenses: expenses.flatMap((one) => [one, { ...one, id: `${one.id}2` }]),
    }),
    /Check 1042 pays both/,
  ],
  [
    'a check that pays twice under two spellings (#106)',
    ({ expenses }) => ({
      expenses: expenses.flatMap((one) => {
        const payment: unknown = one.data['payment'];
        if (typeof payment !== 'object' || payment === null) return [one];
        const spelled = fields(one, { payment: { ...payment, checkNumber: '010 4-2' } });
        return [one, { ...one, ...spelled, id: `${one.id}2` }];
      }),
    }),
    /Check 010 4-2 pays both/,
  ],
  [
    'a check number of nobody',
    () => ({ checkNumbers: [more('x', { expenseId: 'x', checkNumber: '7' })] }),
    /Check 7 is taken by no expense/,
  ],
  [
    'a check number in the wrong place',
    ({ checkNumbers }) => ({ checkNumbers: checkNumbers.map((use) => ({ ...use, id: 'x' })) }),
    /Check 1042 is not found where its number leads/,
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
