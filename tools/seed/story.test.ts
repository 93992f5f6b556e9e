import { possibleDuplicates } from '@pa-ledger/domain/expenses/duplicates';
import { openStepIndex, receiptPath, type Expense } from '@pa-ledger/domain/expenses/expense';
import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../functions/src/platform/hashes.ts';
import { yearSoFar, type YearSoFar } from './fiscal-year.ts';
import { EXPENSES, type SampleExpense } from './sample.ts';
import { tell } from './story.ts';

const ZONE = 'America/New_York';
const POLICIES = { twoDifferentPeople: true };

/** Dates on which someone may start the app for the first time: in the middle of the year and at both ends. */
const TODAYS = [
  { today: '2026-11-20T15:00:00Z', yearsFirstDay: '2026-07-01', date: '2026-11-20' },
  { today: '2027-07-01T03:59:59Z', yearsFirstDay: '2026-07-01', date: '2027-06-30' },
  { today: '2026-07-01T04:00:00Z', yearsFirstDay: '2026-07-01', date: '2026-07-01' },
  { today: '2028-02-29T12:00:00Z', yearsFirstDay: '2027-07-01', date: '2028-02-29' },
];

function receiptsOf(sample: SampleExpense) {
  return sample.receipts.map((name, slot) => {
    // Each name is one file (receipt-file.test.ts), which isn't drawn for this.
    const path = receiptPath(sample.id, slot);
    const type = 'application/pdf' as const;
    return { slot, name, type, size: 1, sha256: sha256Hex(name), path, generation: '1' };
  });
}

let made = 0;
function told(sample: SampleExpense, year: YearSoFar) {
  const nonce = () => `nonce ${++made}`;
  return tell(sample, year, receiptsOf(sample), POLICIES, nonce);
}

describe.each(TODAYS)('the sample expenses on $today', ({ today, yearsFirstDay, date }) => {
  const now = Date.parse(today);
  const year = yearSoFar(now, ZONE, 7);

  it.each(EXPENSES)('$id keeps every rule and is in the year', (sample) => {
    const chapters = told(sample, year);
    expect(chapters).toHaveLength(1 + sample.acts.length);
    const moments = chapters.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort((one, other) => one - other));
    expect(moments.at(-1)).toBeLessThanOrEqual(now);
    const submission = chapters[0]?.expense.submission;
    const bounds = [yearsFirstDay, submission?.expenseDate, date];
    expect([...bounds].sort()).toEqual(bounds);
    expect(submission?.amount).toBe(sample.amount);
  });
});

/** Returns an expense at the end of its story. */
function endOf(sample: SampleExpense, year: YearSoFar): Expense {
  const last = told(sample, year).at(-1);
  if (last === undefined) throw new Error('A story without a chapter.');
  return last.expense;
}

it('are doubles of each other only where somebody sends the same twice', () => {
  const year = yearSoFar(Date.parse('2026-11-20T15:00:00Z'), ZONE, 7);
  const ends = EXPENSES.map((sample) => endOf(sample, year));
  const doubles = ends.map((end) => [
    end.id,
    possibleDuplicates(end, ends).map(({ other, reasons }) => [other.id, ...reasons]),
  ]);
  const reasons = ['sameReceipt', 'samePayeeAndAmount'];
  expect(doubles.filter(([, others]) => others?.length !== 0)).toEqual([
    ['seed4FestivalCostume', [['seedGFestivalCostume', ...reasons]]],
    ['seedGFestivalCostume', [['seed4FestivalCostume', ...reasons]]],
  ]);
});

it('have every state that an approver or an administrator can meet', () => {
  const year = yearSoFar(Date.parse('2026-11-20T15:00:00Z'), ZONE, 7);
  const states = EXPENSES.map((sample) => {
    const expense = endOf(sample, year);
    const at = openStepIndex(expense);
    const step =
      expense.steps[at ?? expense.steps.findIndex(({ status }) => status === 'rejected')];
    return [expense.status, step?.role, step?.blocked].filter(Boolean).join(' ');
  });
  expect(new Set(states)).toEqual(
    new Set([
      'pending eventApprover',
      'pending president',
      'pending treasurer',
      'pending eventApprover notSet',
      'pending treasurer ownExpense',
      'approved',
      'paid',
      'returned',
      'rejected eventApprover',
      'rejected president',
      'rejected treasurer',
    ]),
  );
});
