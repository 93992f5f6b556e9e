import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AUTHORITY,
  EVENT_CATEGORY,
  newIn,
  NOW,
  OFFICE_CATEGORY,
  PEOPLE,
  SETTINGS,
  TIME_ZONE,
} from '../../../../tests/fixtures/association.ts';
import {
  APPROVED,
  decided,
  PAID,
  PENDING,
  REJECTED,
} from '../../../../tests/fixtures/managed-expenses.ts';
import { times } from '../../../../tests/support/random.ts';
import type { Category } from '../../categories/category.ts';
import { amountOf, cents, dollarsFromCents } from '../../money/money.ts';
import { DAY_MS } from '../../time/dates.ts';
import { decide, startExpense } from '../decide/approval.ts';
import type { Expense } from '../expense.ts';
import { linesTotal, payableOf, standingLines } from '../expense-lines.ts';
import { confirmLines, setLines, type LinesContext, type NewLine } from './set-lines.ts';

const FAIR: Category = { id: 'fair', name: 'Book Fair', requiresEventApprover: true };
const GARDEN: Category = { id: 'garden', name: 'Garden', requiresEventApprover: false };
const CATEGORIES = new Map(
  [EVENT_CATEGORY, OFFICE_CATEGORY, FAIR, GARDEN].map((one) => [one.id, one]),
);
const ADMIN = { uid: 'admin-1', email: 'desk@example.com' };
const LATER = NOW + DAY_MS;
const CONTEXT: LinesContext = {
  ...AUTHORITY,
  settings: {
    ...SETTINGS,
    eventApprovers: { ...SETTINGS.eventApprovers, [FAIR.name]: PEOPLE.stranger },
  },
  by: ADMIN,
  now: LATER,
  nonce: 'new nonce',
  timeZone: TIME_ZONE,
  categories: CATEGORIES,
  isOverBudget: () => false,
};
const REASON = 'It was for the book fair';

function lineIn(categoryId: string, amount = 84.35, fundId: string | null = 'main'): NewLine {
  return { categoryId, amount, fundId };
}

function set(expense: Expense, lines: readonly NewLine[], own: Partial<LinesContext> = {}) {
  return setLines(expense, { lines, reason: REASON }, { ...CONTEXT, ...own });
}

function after(expense: Expense, lines: readonly NewLine[], own: Partial<LinesContext> = {}) {
  const outcome = set(expense, lines, own);
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  return outcome;
}

const stepsOf = ({ steps }: Expense) =>
  steps.map(({ role, categoryId, status }) =>
    [role, ...(categoryId === undefined ? [] : [categoryId]), status].join(' '),
  );

const EVENT = startExpense(newIn('abcdefghijABCDEFGHIJ', EVENT_CATEGORY), {
  ...AUTHORITY,
  now: NOW,
  nonce: 'first nonce',
});
const HALFWAY = decided(EVENT, PEOPLE.eventApprover);

describe('before the payment', () => {
  it('keeps what the same people would have decided, and whoever is asked keeps the link', () => {
    const { expense, change } = after(PENDING, [lineIn('garden', 84.35, null)]);
    expect(stepsOf(expense)).toEqual(['president open', 'treasurer waiting']);
    expect(expense.steps).toBe(PENDING.steps);
    expect(expense).toMatchObject({
      chain: 0,
      lines: [{ categoryId: 'garden', category: 'Garden', fundId: null, amount: 84.35 }],
      adjusted: {
        by: ADMIN.email,
        byUid: ADMIN.uid,
        at: LATER,
        reason: REASON,
        role: null,
        from: 84.35,
      },
    });
    expect(change).toEqual({
      what: 'linesSet',
      step: null,
      old: PENDING.lines,
      new: expense.lines,
      reason: REASON,
    });
  });

  it('asks the approver of the new category, and keeps the others', () => {
    const { expense } = after(HALFWAY, [lineIn('fair')]);
    expect(stepsOf(expense)).toEqual([
      'eventApprover fair open',
      'president waiting',
      'treasurer waiting',
    ]);
    expect(expense.steps[0]).toMatchObject({ nonce: 'new nonce', approvers: [PEOPLE.stranger] });
    expect(expense.chain).toBe(1);
    // The president has approved already: only the event is asked.
    const further = decided(HALFWAY, PEOPLE.firstPresident);
    expect(stepsOf(after(further, [lineIn('fair')]).expense)).toEqual([
      'president approved',
      'eventApprover fair open',
      'treasurer waiting',
    ]);
    expect(stepsOf(after(further, [lineIn('garden')]).expense)).toEqual([
      'president approved',
      'treasurer open',
    ]);
  });

  it('takes the approval of somebody who approves for both categories', () => {
    const settings = {
      ...CONTEXT.settings,
      eventApprovers: {
        [EVENT_CATEGORY.name]: PEOPLE.eventApprover,
        [FAIR.name]: PEOPLE.eventApprover,
      },
    };
    const { expense } = after(HALFWAY, [lineIn('festival', 50), lineIn('fair', 34.35, 'grants')], {
      settings,
    });
    expect(stepsOf(expense)).toEqual([
      'eventApprover festival approved',
      'eventApprover fair approved',
      'president open',
      'treasurer waiting',
    ]);
    const standIns = {
      ...SETTINGS.standIns,
      eventApprovers: { [FAIR.name]: PEOPLE.eventApprover },
    };
    const asStandIn = { ...CONTEXT.settings, standIns };
    expect(stepsOf(after(HALFWAY, [lineIn('fair')], { settings: asStandIn }).expense)[0]).toBe(
      'eventApprover fair approved',
    );
  });

  it('asks each category of a split once', () => {
    const split = [lineIn('festival', 50), lineIn('fair', 30), lineIn('fair', 4.35, 'grants')];
    const { expense } = after(PENDING, split);
    expect(stepsOf(expense)).toEqual([
      'eventApprover festival open',
      'eventApprover fair waiting',
      'president waiting',
      'treasurer waiting',
    ]);
    expect(payableOf(expense)).toBe(8_435);
  });

  it('asks again when a category gets more than its approver approved', () => {
    const split = after(HALFWAY, [lineIn('festival', 50), lineIn('garden', 34.35)]).expense;
    expect(stepsOf(split)[0]).toBe('eventApprover festival approved');
    const more = after(split, [lineIn('festival', 50.01), lineIn('garden', 34.34)]).expense;
    expect(stepsOf(more)[0]).toBe('eventApprover festival open');
  });

  it('opens an approved expense again for an approver who did not decide', () => {
    const { expense, change } = after(APPROVED, [lineIn('fair')]);
    expect(expense).toMatchObject({ status: 'pending', approvedOn: null });
    expect(stepsOf(expense)).toEqual([
      'president approved',
      'treasurer approved',
      'eventApprover fair open',
    ]);
    expect(change).toMatchObject({ reopened: true });
    const same = after(APPROVED, [lineIn('garden')]).expense;
    expect(same).toMatchObject({ status: 'approved', approvedOn: APPROVED.approvedOn });
  });

  it('lowers the amount, and never raises it', () => {
    const { expense, change } = after(APPROVED, [lineIn('office', 60)]);
    expect(change).toMatchObject({ reduced: { from: 84.35, to: 60 } });
    expect(payableOf(expense)).toBe(6_000);
    expect(set(expense, [lineIn('office', 60.01)])).toEqual({
      kind: 'refused',
      why: 'linesTooMuch',
    });
  });

  it('keeps what an event approver rejected', () => {
    const split = after(PENDING, [lineIn('festival', 50), lineIn('office', 34.35)]).expense;
    const outcome = decide(
      split,
      { step: 0, by: PEOPLE.eventApprover, action: 'reject', reason: 'Not ours' },
      { ...AUTHORITY, now: LATER, nonce: 'n', timeZone: TIME_ZONE, followingFund: () => null },
    );
    if (outcome.kind !== 'decided') throw new Error(outcome.kind);
    expect(outcome.expense.status).toBe('pending');
    expect(outcome.change).toMatchObject({ reduced: { from: 84.35, to: 34.35 } });
    const { expense } = after(outcome.expense, [lineIn('garden', 34.35)]);
    expect(expense.lines).toMatchObject([
      { categoryId: 'festival', refused: true },
      { categoryId: 'garden' },
    ]);
    expect(stepsOf(expense)).toEqual([
      'eventApprover festival rejected',
      'president open',
      'treasurer waiting',
    ]);
  });
});

describe('after the payment', () => {
  it('counts otherwise from that day on, and asks nobody', () => {
    const { expense, change } = after(PAID, [lineIn('fair', 80), lineIn('garden', 4.35)]);
    expect(expense.status).toBe('paid');
    expect(expense.steps).toBe(PAID.steps);
    expect(expense.reclassified).toEqual([
      {
        on: '2026-10-21',
        at: LATER,
        by: ADMIN.email,
        byUid: ADMIN.uid,
        reason: REASON,
        lines: PAID.lines,
        needsConfirmation: false,
        confirmed: null,
      },
    ]);
    expect(change).toMatchObject({ date: '2026-10-21' });
    expect(confirmLines(expense, CONTEXT)).toMatchObject({ why: 'nothingToConfirm' });
  });

  it('adds up to what was paid, each line with a fund', () => {
    expect(set(PAID, [lineIn('fair', 84.34)])).toMatchObject({ why: 'linesNotPaid' });
    expect(set(PAID, [lineIn('fair', 84.35, null)])).toMatchObject({ why: 'fundRequired' });
  });

  it.each([
    ['the new line goes over its budget', { isOverBudget: () => true }],
    ['it is their own expense', { by: { uid: 'dana', email: PEOPLE.parent } }],
  ])('needs a second person if %s', (_why, own) => {
    const { expense } = after(PAID, [lineIn('fair')], own);
    const by = { ...ADMIN, ...('by' in own ? own.by : {}) };
    expect(confirmLines(expense, { by, now: LATER })).toMatchObject({ why: 'ownConfirmation' });
    expect(
      confirmLines(expense, { by: { uid: 'dana', email: PEOPLE.parent }, now: LATER }),
    ).toMatchObject({ why: 'ownConfirmation' });
    const other = { by: { uid: 'other', email: 'other@example.com' }, now: LATER + 1 };
    const outcome = confirmLines(expense, other);
    expect(outcome).toMatchObject({ kind: 'done', change: { what: 'linesConfirmed' } });
    if (outcome.kind !== 'done') return;
    expect(outcome.expense.reclassified[0]?.confirmed).toEqual({
      by: 'other@example.com',
      byUid: 'other',
      at: LATER + 1,
    });
    expect(confirmLines(outcome.expense, other)).toEqual({ kind: 'repeated' });
  });

  it('still needs one after another change by the same person, and not after someone else’s', () => {
    const over = after(PAID, [lineIn('fair')], { isOverBudget: () => true }).expense;
    const waits = (changed: Expense) => changed.reclassified.at(-1)?.needsConfirmation;
    const split = [lineIn('fair', 84.34), lineIn('fair', 0.01, 'grants')];
    expect(waits(after(over, split).expense)).toBe(true);
    const by = { uid: 'other', email: 'other@example.com' };
    expect(waits(after(over, split, { by }).expense)).toBe(false);
    const agreed = confirmLines(over, { by, now: LATER });
    expect(agreed.kind === 'done' && waits(after(agreed.expense, split).expense)).toBe(false);
  });

  it('asks the budget about what is added only', () => {
    const asked: unknown[] = [];
    const isOverBudget = (categoryId: string, amount: number) => {
      asked.push([categoryId, amount]);
      return false;
    };
    after(PAID, [lineIn('office', 80), lineIn('garden', 4.35)], { isOverBudget });
    expect(asked).toEqual([['garden', 435]]);
  });
});

describe('lines that cannot be set', () => {
  const many = Array.from({ length: 11 }, (_, at) => lineIn('office', 1, `fund${at}`));

  it.each([
    ['none', [], 'badLines'],
    ['eleven', many, 'badLines'],
    ['one of nothing', [lineIn('office', 0)], 'badLines'],
    ['part of a cent', [lineIn('office', 0.001)], 'badLines'],
    ['two of one category and fund', [lineIn('office', 1), lineIn('office', 2)], 'badLines'],
    ['one in no known category', [lineIn('gone')], 'unknownCategory'],
    ['more than asked for', [lineIn('office', 84.36)], 'linesTooMuch'],
  ])('are %s', (_name, lines, why) => {
    expect(set(PENDING, lines)).toEqual({ kind: 'refused', why });
  });

  it('are those of what has ended, and of one’s own before it is paid', () => {
    expect(set(REJECTED, [lineIn('garden')])).toEqual({ kind: 'refused', why: 'linesOfEnded' });
    const by = { uid: 'dana', email: PEOPLE.parent.toUpperCase() };
    expect(set(PENDING, [lineIn('garden')], { by })).toMatchObject({ why: 'ownLines' });
  });

  it('change nothing when they are the same', () => {
    expect(set(APPROVED, [lineIn('office')])).toEqual({ kind: 'repeated' });
  });
});

it('random changes and decisions never pay more than before, nor a category whose approver did not decide', () => {
  const someLines = fc.uniqueArray(
    fc.record({
      categoryId: fc.constantFrom('festival', 'office', 'fair', 'garden'),
      fundId: fc.constantFrom('main', 'grants'),
      amount: fc.integer({ min: 1, max: 5_000 }).map((one) => dollarsFromCents(cents(one))),
    }),
    { minLength: 1, maxLength: 4, selector: (line) => `${line.categoryId} ${line.fundId}` },
  );
  const act = fc.oneof(
    fc.record({ lines: someLines }),
    fc.record({
      action: fc.constantFrom('approve' as const, 'approve' as const, 'reject' as const),
      amount: fc.option(
        fc.integer({ min: 1, max: 9_000 }).map((one) => one / 100),
        { nil: undefined },
      ),
    }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 14 }), (acts) => {
      let expense = HALFWAY;
      const approvedBy = new Map<string, number>([[PEOPLE.eventApprover, 8_435]]);
      for (const one of acts) {
        const before = expense;
        if ('lines' in one) {
          const outcome = set(expense, one.lines);
          if (outcome.kind === 'done') expense = outcome.expense;
        } else {
          const step = expense.steps.findIndex(({ status }) => status === 'open');
          const [by = ''] = expense.steps[step]?.approvers ?? [];
          const outcome = decide(
            expense,
            {
              step,
              by,
              action: one.action,
              reason: 'Why',
              ...(one.amount ? { amount: one.amount } : {}),
            },
            { ...CONTEXT, followingFund: () => 'main' },
          );
          if (outcome.kind === 'decided') expense = outcome.expense;
          if (outcome.kind === 'decided' && one.action === 'approve') approvedBy.set(by, 1);
        }
        expect(payableOf(expense)).toBeLessThanOrEqual(payableOf(before));
        expect(linesTotal(expense.lines)).toBeLessThanOrEqual(8_435);
      }
      if (expense.status !== 'approved') return;
      expect(expense.steps.every(({ decision }) => decision !== null)).toBe(true);
      for (const { categoryId, amount } of standingLines(expense)) {
        expect(amountOf(amount)).toBeGreaterThan(0);
        const category = CATEGORIES.get(categoryId);
        if (category?.requiresEventApprover !== true) continue;
        // Its approver may have rejected an earlier line, and been asked about this one anew.
        const step = expense.steps.findLast((each) => each.categoryId === categoryId);
        expect(step?.status).toBe('approved');
        expect(CONTEXT.settings.eventApprovers[category.name]).toBe(step?.decision?.by);
      }
    }),
    { numRuns: times(300, 2_000) },
  );
});
