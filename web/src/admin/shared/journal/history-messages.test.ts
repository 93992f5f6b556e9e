import type { HistoryChange, HistoryEntry } from '@pa-ledger/domain/expenses/history';
import { referenceOf } from '@pa-ledger/domain/expenses/reference';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { expect, it } from 'vitest';
import { newestFirst } from './history-rows.ts';
import { actorOf, historyWords } from './history-messages.ts';

/** A day that the calendar has. */
function day(text: string): CalendarDate {
  return text as CalendarDate;
}

const OTHER = 'aB3dE5fG7hJ9kL1mN2pQ';
const CHECK = { method: 'check', checkNumber: '7', date: day('2026-11-20') } as const;

const [FIRST, SECOND] = ['a@x.org', 'b@x.org'];

/** What a line says of its change and, if it's about a step, of its role. */
type Line = HistoryChange & Pick<HistoryEntry, 'role' | 'reason'>;

const FAIR = { categoryId: 'fair', category: 'Fair', fundId: 'main', amount: 60 };

it.each<[change: Line, message: string]>([
  [{ what: 'submitted', step: null, old: null, new: 'pending' }, 'Submitted the request.'],
  [
    { what: 'approved', step: 0, role: 'president', old: 'pending', new: 'pending' },
    'Approved as President.',
  ],
  [
    { what: 'approved', step: 1, role: 'treasurer', old: 'pending', new: 'approved' },
    'Approved as Treasurer. That was the last approval.',
  ],
  [
    {
      what: 'rejected',
      step: 1,
      role: 'treasurer',
      reason: 'Too much paper',
      old: 'pending',
      new: 'rejected',
    },
    'Rejected as Treasurer: Too much paper',
  ],
  [
    { what: 'reassigned', step: 0, role: 'president', old: [FIRST, SECOND], new: [] },
    'Moved the President step from a@x.org or b@x.org to no one.',
  ],
  [
    { what: 'approved', step: 0, role: 'president', old: 'pending', new: 'pending', standIn: true },
    'Approved as Stand-in for the President.',
  ],
  [
    { what: 'reassigned', step: 0, role: 'president', old: [FIRST], new: [SECOND], standIn: true },
    'Moved the President step from a@x.org to b@x.org as Stand-in for the President.',
  ],
  [
    { what: 'linkResent', step: 0, role: 'president', old: [FIRST], new: [FIRST], standIn: true },
    'Sent a new link for the President step to a@x.org as Stand-in for the President. Earlier links no longer work.',
  ],
  [
    { what: 'renamed', step: null, old: 'Fair', new: 'Spring Fair' },
    'Its category Fair is now called Spring Fair.',
  ],
  [
    {
      what: 'approved',
      step: 1,
      role: 'treasurer',
      old: 'pending',
      new: 'approved',
      lines: [FAIR],
    },
    'Approved as Treasurer. That was the last approval. Its fund is the main fund, from the budget.',
  ],
  [
    {
      what: 'approved',
      step: 0,
      role: 'president',
      old: 'pending',
      new: 'pending',
      lines: [FAIR],
      reduced: { from: 84.35, to: 60 },
      reason: 'Only the pumpkins',
    },
    'Approved as President, with a note: Only the pumpkins It’s $60.00 now, instead of $84.35.',
  ],
  [
    {
      what: 'linesSet',
      step: null,
      old: [FAIR],
      new: [
        { ...FAIR, fundId: null, amount: 40 },
        { ...FAIR, category: 'Garden', amount: 20 },
      ],
      reason: 'Two events.',
      reopened: true,
    },
    'Changed what it counts as from $60.00 for Fair from the main fund to $40.00 for Fair, $20.00 for Garden from the main fund: Two events. It needs another approval.',
  ],
  [
    {
      what: 'linesSet',
      step: null,
      old: [FAIR],
      new: [{ ...FAIR, category: 'Garden' }],
      reason: 'The garden.',
      date: day('2026-11-25'),
    },
    'Changed what it counts as from $60.00 for Fair from the main fund to $60.00 for Garden from the main fund: The garden. It counts from Nov 25, 2026 on.',
  ],
  [
    { what: 'linesConfirmed', step: null, old: null, new: day('2026-11-25') },
    'Confirmed the change of Nov 25, 2026.',
  ],
  [
    { what: 'fundSet', step: null, old: null, new: 'main' },
    'Set the fund to the main fund. It was none.',
  ],
  [
    { what: 'fundSet', step: null, old: 'main', new: null },
    'Set the fund to none. It was the main fund.',
  ],
  [{ what: 'paid', step: null, old: 'approved', new: CHECK }, 'Paid it: Check 7 on Nov 20, 2026.'],
  [
    { what: 'paymentVoided', step: null, old: CHECK, new: 'Lost', date: day('2026-11-25') },
    'Voided the payment (Check 7 on Nov 20, 2026) on Nov 25, 2026: Lost',
  ],
  [
    { what: 'linkResent', step: 0, role: 'president', old: [FIRST], new: [FIRST, SECOND] },
    'Sent a new link for the President step to a@x.org or b@x.org. Earlier links no longer work.',
  ],
  [
    { what: 'linkResent', step: 0, role: 'president', old: [FIRST], new: [SECOND] },
    'Sent a new link for the President step to b@x.org instead of a@x.org. Earlier links no longer work.',
  ],
  [
    { what: 'duplicateSettled', step: null, old: OTHER, new: 'Two buses' },
    `Not a duplicate of ${referenceOf(OTHER)}: Two buses`,
  ],
  [
    { what: 'handleConfirmed', step: null, old: 'new', new: '42' },
    'Confirmed where to pay (new), by a call to a number ending in 42.',
  ],
])('%o reads: %s', (line, words) => {
  const entry = { at: 0, by: 'a@x.org', ...line };
  expect(historyWords(entry, (id) => `the ${id} fund`)).toBe(words);
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
  const approved = { ...LINE, at: 0, what: 'approved', step: 0, old: 'pending' } as const;
  const noted = { ...approved, role: 'eventApprover', reason: 'Fine.' } as const;
  expect(historyWords(noted, String)).toBe('Approved as Event Approver, with a note: Fine.');
});

it.each<[change: Line, message: string]>([
  [
    { what: 'returned', step: 0, role: 'president', old: 'pending', new: 'Which fair?' },
    'Sent it back to the submitter as President: Which fair?',
  ],
  [{ what: 'corrected', step: null, old: 1, new: 2 }, 'Corrected the request. This is version 2.'],
  [{ what: 'withdrawn', step: 0, old: 'pending', new: 'withdrawn' }, 'Canceled the request.'],
])('says what went back and forth: %o', (line, words) => {
  expect(historyWords({ at: 0, by: 'a@x.org', ...line }, String)).toBe(words);
});

it('says that an administrator sent it back, and not the role whose turn it was', () => {
  const returned = { what: 'returned', step: 0, old: 'pending', new: 'Which fair?' } as const;
  expect(historyWords({ ...LINE, at: 0, byUid: 'u1', ...returned }, String)).toBe(
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
  const words = historyWords({ ...paid, flags: ['ownExpense', 'ownName'] }, String);
  expect(words).toMatch(
    /^Paid it: Cash on Nov 20, 2026\. They paid their own request, .* The payee has the payer’s name/,
  );
});
