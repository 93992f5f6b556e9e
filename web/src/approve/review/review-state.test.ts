import { describe, expect, it } from 'vitest';
import { approveMessages } from '../approve-messages.ts';
import { english } from '../english.ts';
import { categoryBudget } from '@pa-ledger/domain/ledger/budget';
import { cents } from '@pa-ledger/domain/money/money';
import type { ExpenseReview, StepView } from '@pa-ledger/domain/expenses/decide/review';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import {
  budgetView,
  budgetWords,
  isUndecided,
  nextStepText,
  stepStatusText,
  decisionSummary,
} from './review-state.ts';

const AT = Date.UTC(2026, 10, 20, 20, 5);

function step(role: StepView['role'], status: StepView['status']): StepView {
  const decided = status === 'approved' || status === 'rejected';
  return {
    role,
    category: null,
    status,
    blocked: null,
    decidedAt: decided ? AT : null,
    decidedBy: null,
    note: null,
    standIn: false,
  };
}

function review(
  states: readonly StepView['status'][],
  change: Partial<ExpenseReview> = {},
): ExpenseReview {
  const roles = ['eventApprover', 'president', 'treasurer'] as const;
  return {
    schoolName: 'Maple Grove Elementary School',
    timeZone: 'America/New_York',
    reference: 'K7QM-2XFA',
    submission: {
      name: 'Dana Parent',
      email: 'dana@example.com',
      phone: '555 0100',
      category: 'Spring Fair',
      // A valid calendar date.
      expenseDate: '2026-11-18' as CalendarDate,
      amount: 124.5,
      paidTo: 'Party Store',
      mailingAddress: '1 Main Street',
      description: 'Paper lanterns',
      notes: '',
      receipts: [],
    },
    category: 'Spring Fair',
    status: 'pending',
    submittedAt: AT,
    steps: states.map((state, index) => step(roles[index] ?? 'treasurer', state)),
    step: 1,
    lines: [],
    payable: 124.5,
    adjusted: null,
    duplicates: [],
    version: 1,
    code: 'code',
    changes: [],
    ...change,
  };
}

describe('a link', () => {
  it('may decide while its own step is open', () => {
    expect(isUndecided(review(['approved', 'open', 'waiting']))).toBe(true);
  });

  it.each([
    [
      review(['approved', 'approved', 'open']),
      [
        'This step was approved by the President on Nov 20, 2026, 3:05 PM.',
        'The Treasurer has it now.',
      ],
    ],
    [
      review(['approved', 'approved', 'approved'], { status: 'approved' }),
      ['This step was approved by the President on Nov 20, 2026, 3:05 PM.', 'It’s fully approved.'],
    ],
    [
      review(['approved', 'approved', 'approved'], { status: 'paid' }),
      [
        'This step was approved by the President on Nov 20, 2026, 3:05 PM.',
        'It’s fully approved and paid.',
      ],
    ],
    [
      review(['approved', 'rejected', 'waiting'], { status: 'rejected' }),
      ['This expense was rejected by the President on Nov 20, 2026, 3:05 PM.'],
    ],
    [
      review(['rejected', 'waiting', 'waiting'], { status: 'rejected' }),
      ['This expense was rejected by the Event Approver on Nov 20, 2026, 3:05 PM.'],
    ],
    [review(['open', 'waiting', 'waiting']), ['The Event Approver has it now.']],
  ])('that decides no more says why: %#', (decided, sentences) => {
    expect(isUndecided(decided)).toBe(false);
    expect(decisionSummary(english, decided)).toEqual(sentences);
  });
});

describe('after an approval', () => {
  it('the next role follows, or nothing', () => {
    expect(nextStepText(english, review(['approved', 'open', 'waiting']))).toBe(
      'Next step: Treasurer.',
    );
    expect(nextStepText(english, review(['approved', 'open']))).toBe('This was the last approval.');
  });
});

describe('a step', () => {
  const blocked = { ...step('treasurer', 'open'), blocked: 'notSet' } as const;

  it.each([
    [step('president', 'waiting'), 'Up next'],
    [
      { ...step('president', 'approved'), decidedBy: 'Ruth Adeyemi' },
      'Approved by Ruth Adeyemi, Nov 20, 2026, 3:05 PM',
    ],
    [step('president', 'open'), 'Waiting for a decision'],
    [blocked, 'Needs an approver'],
    [step('president', 'approved'), 'Approved Nov 20, 2026, 3:05 PM'],
    [step('president', 'rejected'), 'Rejected Nov 20, 2026, 3:05 PM'],
  ])('%j is said as %j', (view, words) => {
    expect(stepStatusText(english, review([]), view)).toBe(words);
  });

  it('of the link itself is the reader’s own', () => {
    const own = review(['approved', 'open', 'waiting']);
    expect(own.steps.map((view) => stepStatusText(english, own, view))).toEqual([
      'Approved Nov 20, 2026, 3:05 PM',
      'Waiting for your decision',
      'Up next',
    ]);
  });
});

describe('the budget', () => {
  function view(budget: number, spentCents: number) {
    const lines = [{ originalBudget: budget, changes: 0 }];
    const category = categoryBudget(lines, cents(spentCents));
    if (category === null) throw new Error('A line makes a budget.');
    return budgetView(approveMessages, category, cents(124_50));
  }

  it('says what is left and what would be left', () => {
    expect(view(1_000, 50_000)).toEqual({
      budget: '$1,000.00',
      left: '$500.00',
      parts: [
        ['Spent or promised', '$500.00'],
        ['This request', '$124.50'],
        ['Remaining', '$375.50'],
      ],
      overspent: false,
      spentShare: 0.5,
      expenseShare: 0.1245,
    });
  });

  it('says when the expense takes more than is left', () => {
    expect(view(100, 0)).toMatchObject({
      parts: [
        ['Spent or promised', '$0.00'],
        ['This request', '$124.50'],
        ['Over budget by', '$24.50'],
      ],
      overspent: true,
      expenseShare: 1,
    });
    const { parts, overspent } = view(124.5, 0);
    expect([parts[2], overspent]).toEqual([['Remaining', '$0.00'], false]);
  });

  it('never draws more than the whole', () => {
    expect(view(100, 20_000)).toMatchObject({ spentShare: 1, expenseShare: 0 });
    expect(view(0, 0)).toMatchObject({ spentShare: 0, expenseShare: 1 });
    expect(view(100, -500)).toMatchObject({ spentShare: 0 });
  });
});

describe('which budget is charged', () => {
  const budget = { budget: cents(1_000_00), spent: cents(500_00), left: cents(500_00) };
  const year = (label: string, own = {}) => ({ year: label, budget, isStarted: true, ...own });
  const none = {
    category: 'Office',
    amount: cents(124_50),
    dated: null,
    next: null,
    countWhen: 'paid',
  } as const;
  const words = (own: Partial<Parameters<typeof budgetWords>[1]>) =>
    budgetWords(english, { ...none, charged: year('2026–27'), ...own });

  it('needs no words where the expense is dated in that year', () => {
    expect(words({})).toMatchObject({ charged: null, others: [] });
  });

  it('is said of an expense that is dated in another year, with both', () => {
    expect(words({ dated: year('2025–26') })).toMatchObject({
      charged: "Charged to the 2026–27 budget, because it'll be paid in that year",
      others: [
        "The expense is dated in 2025–26, and that budget isn't charged. $500.00 left of $1,000.00 there.",
      ],
    });
    expect(
      words({ dated: year('2025–26', { budget: null }), countWhen: 'approved' }),
    ).toMatchObject({
      charged: "Charged to the 2026–27 budget, because it'll be approved in that year",
      others: [
        "The expense is dated in 2025–26, and that budget isn't charged. No budget is set for Office.",
      ],
    });
  });

  it('is not started, or has no line of the category', () => {
    const empty = { budget: null };
    expect(words({ charged: year('2026–27', empty) }).none).toBe('No budget is set for Office.');
    expect(words({ charged: year('2026–27', { ...empty, isStarted: false }) }).none).toBe(
      "The 2026–27 budget hasn't been started yet.",
    );
  });

  it('may be the next one when the year is about to end', () => {
    // A constant calendar date.
    const next = { year: '2026–27', after: '2026-06-30' as CalendarDate };
    expect(words({ charged: year('2025–26'), next }).others).toEqual([
      "If it's paid after Jun 30, 2026, it's charged to the 2026–27 budget instead.",
    ]);
  });
});
