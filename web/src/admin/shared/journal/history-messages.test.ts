import type { HistoryChange, StoredHistoryEntry } from '@pa-ledger/domain/expenses/history';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { expect, it } from 'vitest';
import { approvedStep, openStep, rejectedStep } from '../../../../../tests/fixtures/steps.ts';
import { newestFirst, readHistory } from './history-rows.ts';
import { actorOf, historyWords } from './history-messages.ts';

/** A day that the calendar has. */
function day(text: string): CalendarDate {
  return text as CalendarDate;
}

const OTHER = 'aB3dE5fG7hJ9kL1mN2pQ';
const EXPENSE = {
  steps: [openStep('president'), rejectedStep('treasurer', 0, 'Too much paper')],
  submissionVersion: 1,
};

const CHECK = { method: 'check', checkNumber: '7', date: day('2026-11-20') } as const;

const [FIRST, SECOND] = ['a@x.org', 'b@x.org'];

it.each<[change: HistoryChange, message: string]>([
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
    { what: 'reassigned', step: 0, old: [FIRST, SECOND], new: [] },
    'Asked nobody for the step of the President instead of a@x.org or b@x.org.',
  ],
  [
    { what: 'approved', step: 0, old: 'pending', new: 'pending', standIn: true },
    'Approved it as Stand-in for the President.',
  ],
  [
    { what: 'reassigned', step: 0, old: [FIRST], new: [SECOND], standIn: true },
    'Asked b@x.org as Stand-in for the President instead of a@x.org.',
  ],
  [
    { what: 'linkResent', step: 0, old: [FIRST], new: [FIRST], standIn: true },
    'Sent the link for the step of the President again, to a@x.org as Stand-in for the President. The links before no longer work.',
  ],
  [
    { what: 'renamed', step: null, old: 'Fair', new: 'Spring Fair' },
    'The category Fair is now called Spring Fair.',
  ],
  [
    { what: 'approved', step: 1, old: 'pending', new: 'approved', fundId: 'main' },
    'Approved it as Treasurer. This was the last approval. The fund is the main fund, by the budget.',
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
    { what: 'paid', step: null, old: 'approved', new: CHECK },
    'Recorded the payment: Check 7 on Nov 20, 2026.',
  ],
  [
    { what: 'paymentVoided', step: null, old: CHECK, new: 'Lost' },
    'Voided the payment Check 7 on Nov 20, 2026: Lost',
  ],
  [
    { what: 'linkResent', step: 0, old: [FIRST], new: [FIRST, SECOND] },
    'Sent the link for the step of the President again, to a@x.org or b@x.org. The links before no longer work.',
  ],
  [
    { what: 'linkResent', step: 0, old: [FIRST], new: [SECOND] },
    'Sent the link for the step of the President again, to b@x.org instead of a@x.org. The links before no longer work.',
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
  const entry = { at: 0, by: 'system', what: 'reassigned', step: 0, old: [], new: [] } as const;
  expect(actorOf(entry)).toBe('PA Ledger');
  expect(actorOf({ ...entry, by: 'a@x.org' })).toBe('a@x.org');
});

it('puts the newest first', () => {
  const row = (id: string, at: number) => ({ ...LINE, id, at });
  const rows = [row('a', 1), row('c', 2), row('b', 2)];
  expect(newestFirst(rows).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

const LINE = { by: 'a@x.org', what: 'submitted', step: null, old: null, new: 'pending' } as const;

it('says what whoever approved wrote for the others', () => {
  const steps = [approvedStep('president', 0, 'Half is for the fair.')];
  const approved = { ...LINE, at: 0, what: 'approved', step: 0, old: 'pending' } as const;
  expect(historyWords(approved, { steps, submissionVersion: 1 }, String)).toBe(
    'Approved it as President with the note: Half is for the fair.',
  );
});

it('says of an earlier version what was noted there, and nothing of the present chain', () => {
  const steps = [approvedStep('president', 0, 'Of the later version.')];
  const corrected = { steps, submissionVersion: 2 };
  const approved = { ...LINE, at: 0, what: 'approved', step: 0, old: 'pending' } as const;
  expect(historyWords(approved, corrected, String)).toBe('Approved it.');
  const noted = { ...approved, role: 'eventApprover', reason: 'Fine.' } as const;
  expect(historyWords(noted, corrected, String)).toBe(
    'Approved it as Event Approver with the note: Fine.',
  );
  const rejected = { ...LINE, at: 0, what: 'rejected', step: 0, old: 'pending' } as const;
  const ended = { ...rejected, new: 'rejected', reason: 'No', role: 'president' } as const;
  expect(historyWords(ended, corrected, String)).toBe('Rejected it as President: No');
});

it.each<[change: HistoryChange, message: string]>([
  [
    { what: 'returned', step: 0, old: 'pending', new: 'Which fair?' },
    'Sent it back to the submitter as President: Which fair?',
  ],
  [{ what: 'corrected', step: null, old: 1, new: 2 }, 'Corrected the expense: this is version 2.'],
  [{ what: 'withdrawn', step: 0, old: 'pending', new: 'withdrawn' }, 'Withdrew the expense.'],
])('says what went back and forth: %o', (line, words) => {
  expect(historyWords({ at: 0, by: 'a@x.org', ...line }, EXPENSE, String)).toBe(words);
});

it('says that an administrator sent it back, and not the role whose turn it was', () => {
  const returned = { what: 'returned', step: 0, old: 'pending', new: 'Which fair?' } as const;
  expect(historyWords({ ...LINE, at: 0, byUid: 'u1', ...returned }, EXPENSE, String)).toBe(
    'Sent it back to the submitter as an administrator: Which fair?',
  );
});

it('says in the history what everybody should see of a payment (#94)', () => {
  const paid = {
    ...LINE,
    at: 0,
    what: 'paid',
    old: 'approved',
    new: { method: 'cash', checkNumber: null, date: day('2026-11-20') },
  } as const;
  const words = historyWords(
    { ...paid, flags: ['ownExpense', 'ownName'] },
    { steps: [], submissionVersion: 1 },
    String,
  );
  expect(words).toMatch(
    /^Recorded the payment: Cash on Nov 20, 2026\. The payer had submitted .* The payee has the name/,
  );
});

it.each<[entry: Partial<StoredHistoryEntry>, message: string]>([
  [
    { what: 'paid', old: 'approved', new: 'Check 1044 on Oct 12, 2025' },
    'Recorded the payment: Check 1044 on Oct 12, 2025.',
  ],
  [
    { what: 'paymentVoided', old: 'Check 1044 on Oct 12, 2025', new: 'Torn' },
    'Voided the payment Check 1044 on Oct 12, 2025: Torn',
  ],
  [
    { what: 'reassigned', old: 'a@x.org, b@x.org', new: 'c@x.org' },
    'Asked c@x.org instead of a@x.org or b@x.org.',
  ],
  [{ what: 'reassigned', old: '', new: null }, 'Asked nobody instead of nobody.'],
  [
    { what: 'linkResent', old: 'a@x.org', new: 'a@x.org, b@x.org' },
    'Sent the link again, to a@x.org or b@x.org. The links before no longer work.',
  ],
])('reads an entry of data version 2: %o', (change, message) => {
  const entry = readHistory('id', { ...LINE, at: 0, ...change });
  expect(historyWords(entry, { steps: [], submissionVersion: 1 }, String)).toBe(message);
});
