import { describe, expect, it } from 'vitest';
import { EVENT_CATEGORY, PEOPLE } from '../../../../tests/fixtures/association.ts';
import { ADMIN_RETURN, corrected, returned } from '../../../../tests/fixtures/corrections.ts';
import { APPROVED, decided, PENDING } from '../../../../tests/fixtures/managed-expenses.ts';
import type { Expense } from '../expense.ts';

const HALFWAY = decided(PENDING, PEOPLE.firstPresident);
const TREASURERS = { by: PEOPLE.treasurer, step: 1, version: 1, note: 'Which fair?' };
const KEEPING = { keepApprovals: true };

function statuses({ steps }: Expense): string {
  return steps.map(({ status }) => status).join();
}

describe('a corrected expense', () => {
  const expense = corrected(returned(HALFWAY, TREASURERS), { amount: 12 });

  it('is the next version, and waits for its first approver again', () => {
    expect(expense).toMatchObject({
      status: 'pending',
      submissionVersion: 2,
      returned: null,
      submission: { amount: 12 },
    });
    expect(expense.sentAt).toBeGreaterThan(PENDING.sentAt);
    expect(expense.submittedAt).toBe(PENDING.submittedAt);
    expect(statuses(expense)).toBe('open,waiting');
    expect(expense.steps[0]).toMatchObject({ nonce: 'corrected nonce', decision: null });
  });

  it('has the language of the page it was corrected from (#46)', () => {
    expect(PENDING.language).toBe('en');
    expect(corrected(returned(PENDING), {}, {}, { language: 'es' }).language).toBe('es');
  });

  it('keeps the receipts of all versions in mind', () => {
    const [receipt] = PENDING.submission.receipts;
    if (receipt === undefined) throw new Error('There is no receipt.');
    const receipts = [{ ...receipt, path: 'receipts/other/0' }];
    const { receiptPaths } = corrected(returned(PENDING), { receipts });
    expect(receiptPaths).toEqual([receipt.path, 'receipts/other/0']);
  });

  it('keeps its fund for the same category only', () => {
    const sentBack = returned(APPROVED, ADMIN_RETURN);
    expect(sentBack.lines).toMatchObject([{ fundId: 'main' }]);
    expect(corrected(sentBack).lines).toMatchObject([{ fundId: 'main' }]);
    const moved = corrected(sentBack, {}, {}, inEvent());
    expect(moved.lines).toMatchObject([{ fundId: null, categoryId: EVENT_CATEGORY.id }]);
    expect(moved.steps.map(({ role }) => role)).toEqual([
      'eventApprover',
      'president',
      'treasurer',
    ]);
  });
});

/** The lines of a correction in another category. */
function inEvent(category = EVENT_CATEGORY) {
  return { lines: [{ category, amount: PENDING.submission.amount }] };
}

describe('approvals', () => {
  const sentBack = returned(HALFWAY, TREASURERS);

  it('stay when nothing but the notes has changed, where a school wants it', () => {
    const expense = corrected(sentBack, { notes: 'It was the fall fair.' }, KEEPING);
    expect(statuses(expense)).toBe('approved,open');
    expect(expense.steps[0]).toEqual(HALFWAY.steps[0]);
    expect(statuses(corrected(sentBack, { notes: 'It was the fall fair.' }))).toBe('open,waiting');
  });

  it.each([
    { amount: 12 },
    { receipts: [] },
    { description: 'Chairs' },
    { payTo: 'vendor' } as const,
    { invoiceNumber: '42' },
  ])('do not stay with %j', (own) => {
    expect(statuses(corrected(sentBack, own, KEEPING))).toBe('open,waiting');
  });

  it('do not stay with another contact, another category or another chain', () => {
    const contact = { ...PENDING.contact, phone: '555-0199' };
    expect(statuses(corrected(sentBack, {}, KEEPING, { contact }))).toBe('open,waiting');
    const elsewhere = corrected(sentBack, {}, KEEPING, inEvent());
    expect(statuses(elsewhere)).toBe('open,waiting,waiting');
    const [line] = PENDING.lines;
    const longer = inEvent({ ...EVENT_CATEGORY, id: line?.categoryId ?? '' });
    expect(statuses(corrected(sentBack, {}, KEEPING, longer))).toBe('open,waiting,waiting');
  });

  it('are asked once more at the last step, when all had approved', () => {
    const expense = corrected(returned(APPROVED, ADMIN_RETURN), { notes: 'New' }, KEEPING);
    expect(statuses(expense)).toBe('approved,open');
    expect(expense.steps[1]?.decision).toBeNull();
  });
});
