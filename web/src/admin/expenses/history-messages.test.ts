import type { HistoryEntry } from '@pa-ledger/domain/expenses/history';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import { expect, it } from 'vitest';
import { openStep, rejectedStep } from '../../../../tests/fixtures/steps.ts';
import { actorOf, historyWords, newestFirst } from './history-messages.ts';

const OTHER = 'aB3dE5fG7hJ9kL1mN2pQ';
const EXPENSE = {
  steps: [openStep('president'), rejectedStep('treasurer', 0, 'Too much paper')],
};

type Line = Pick<HistoryEntry, 'what' | 'step' | 'old' | 'new'>;

it.each<[Line, string]>([
  [{ what: 'submitted', step: null, old: null, new: 'pending' }, 'Submitted the expense.'],
  [{ what: 'approved', step: 0, old: 'pending', new: 'pending' }, 'Approved it as President.'],
  [
    { what: 'approved', step: 1, old: 'pending', new: 'approved' },
    'Approved it as Treasurer. This was the last approval.',
  ],
  [
    { what: 'rejected', step: 1, old: 'pending', new: 'rejected' },
    'Rejected it as Treasurer: Too much paper',
  ],
  [{ what: 'rejected', step: 0, old: 'pending', new: 'rejected' }, 'Rejected it as President.'],
  [
    { what: 'reassigned', step: 0, old: 'a@x.org, b@x.org', new: '' },
    'Asked nobody for the step of the President instead of a@x.org or b@x.org.',
  ],
  [
    { what: 'renamed', step: null, old: 'Fair', new: 'Spring Fair' },
    'The category Fair is now called Spring Fair.',
  ],
  [
    { what: 'fundSet', step: null, old: null, new: 'main' },
    'Set the fund to the main fund; before it was none.',
  ],
  [
    { what: 'fundSet', step: null, old: 'main', new: null },
    'Set the fund to none; before it was the main fund.',
  ],
  [
    { what: 'paid', step: null, old: 'approved', new: 'Check 7 on Nov 20, 2026' },
    'Recorded the payment: Check 7 on Nov 20, 2026.',
  ],
  [
    { what: 'paymentVoided', step: null, old: 'Check 7 on Nov 20, 2026', new: 'Lost' },
    'Voided the payment Check 7 on Nov 20, 2026: Lost',
  ],
  [
    { what: 'linkResent', step: 0, old: 'a@x.org', new: 'b@x.org' },
    'Sent the link for the step of the President again, to b@x.org. The links before no longer work.',
  ],
  [
    { what: 'duplicateSettled', step: null, old: OTHER, new: 'Two buses' },
    `Settled that this is not ${referenceOf(OTHER)} once more: Two buses`,
  ],
])('%o reads: %s', (line, words) => {
  const entry = { at: 0, by: 'a@x.org', ...line };
  expect(historyWords(entry, EXPENSE, (id) => `the ${id} fund`)).toBe(words);
});

it('names the system', () => {
  const entry = { at: 0, by: 'system', what: 'reassigned', step: 0, old: '', new: '' } as const;
  expect(actorOf(entry)).toBe('PA Ledger');
  expect(actorOf({ ...entry, by: 'a@x.org' })).toBe('a@x.org');
});

it('puts the newest first', () => {
  const row = (id: string, at: number) => ({ ...LINE, id, at });
  const rows = [row('a', 1), row('c', 2), row('b', 2)];
  expect(newestFirst(rows).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

const LINE = { by: 'a@x.org', what: 'submitted', step: null, old: null, new: null } as const;

it('#94 says in the history what everybody should see of a payment', () => {
  const paid = {
    ...LINE,
    at: 0,
    what: 'paid',
    old: 'approved',
    new: 'Cash on Nov 20, 2026',
  } as const;
  const words = historyWords({ ...paid, flags: ['ownExpense', 'ownName'] }, { steps: [] }, String);
  expect(words).toMatch(
    /^Recorded the payment: Cash on Nov 20, 2026\. The payer had submitted .* The payee has the name/,
  );
});
