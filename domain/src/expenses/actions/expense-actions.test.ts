import { describe, expect, it } from 'vitest';
import { AUTHORITY, inLine, NOW, PEOPLE } from '../../../../tests/fixtures/association.ts';
import {
  APPROVED,
  BLOCKED,
  CONTEXT,
  decided,
  done,
  naming,
  PAID,
  PENDING,
  refusal,
  REJECTED,
} from '../../../../tests/fixtures/managed-expenses.ts';
import { formatInstant } from '../../time/dates.ts';
import type { Expense } from '../expense.ts';
import { manage, type ExpenseAction } from './expense-actions.ts';

describe('setFund', () => {
  const set = (fundId: string | null): ExpenseAction => ({ act: 'setFund', fundId });

  it('sets, changes and removes the fund', () => {
    const main = manage(PENDING, set('main'), CONTEXT);
    expect(main).toMatchObject({
      kind: 'done',
      expense: inLine(PENDING, { fundId: 'main' }),
      change: { what: 'fundSet', step: null, old: null, new: 'main' },
    });
    expect(manage(APPROVED, set('grants'), CONTEXT)).toMatchObject({
      expense: { lines: [{ fundId: 'grants' }] },
      change: { old: 'main', new: 'grants' },
    });
    expect(manage(APPROVED, set(null), CONTEXT)).toMatchObject({
      expense: { lines: [{ fundId: null }] },
      change: { old: 'main', new: null },
    });
  });

  it('leaves lines alone that an event approver rejected', () => {
    const [line] = PENDING.lines;
    if (line === undefined) throw new Error('It has no line.');
    const refused = { ...line, categoryId: 'fair', refused: true } as const;
    const outcome = manage({ ...PENDING, lines: [refused, line] }, set('main'), CONTEXT);
    expect(outcome).toMatchObject({ expense: { lines: [refused, { ...line, fundId: 'main' }] } });
  });

  it('leaves the fund of what is paid, and of what was split, to whoever changes its lines', () => {
    expect(refusal(PAID, set('grants'))).toBe('fundOfPaid');
    expect(refusal(PAID, set(null))).toBe('fundOfPaid');
    const [line] = APPROVED.lines;
    const lines = line === undefined ? [] : [line, { ...line, categoryId: 'fair' }];
    expect(refusal({ ...APPROVED, lines }, set('grants'))).toBe('fundOfSplit');
  });

  it('changes nothing when the fund is the same, and none of what was rejected', () => {
    expect(manage(PAID, set('main'), CONTEXT)).toEqual({ kind: 'repeated' });
    expect(refusal(REJECTED, set('main'))).toBe('fundOfRejected');
  });
});

describe('resendLink', () => {
  const RESEND: ExpenseAction = { act: 'resendLink', step: 0 };

  it('gives the step a new nonce', () => {
    const outcome = manage(PENDING, RESEND, CONTEXT);
    expect(outcome).toMatchObject({ kind: 'done', change: { what: 'linkResent', step: 0 } });
    const before = PENDING.steps[0];
    expect(done(PENDING, RESEND).steps).toEqual([
      { ...before, nonce: 'nonce 2', resentAt: NOW },
      PENDING.steps[1],
    ]);
  });

  it('asks the present holders of the role', () => {
    const settings = { ...AUTHORITY.settings, presidents: ['', PEOPLE.secondPresident] };
    const outcome = manage(PENDING, RESEND, { ...CONTEXT, settings });
    expect(outcome).toMatchObject({
      expense: { steps: [{ approvers: [PEOPLE.secondPresident], blocked: null }, {}] },
      change: {
        old: [PEOPLE.firstPresident, PEOPLE.secondPresident],
        new: [PEOPLE.secondPresident],
      },
    });
    const nobody = { ...AUTHORITY.settings, presidents: [] };
    expect(refusal(PENDING, RESEND, { settings: nobody })).toBe('nobodyToAsk');
  });

  it('asks the present holders where nobody was asked before', () => {
    const settings = naming(PEOPLE.eventApprover);
    const outcome = manage(BLOCKED, RESEND, { ...CONTEXT, settings });
    expect(outcome).toMatchObject({
      kind: 'done',
      expense: {
        steps: [{ approvers: [PEOPLE.eventApprover], blocked: null, nonce: 'nonce 2' }, {}, {}],
      },
      change: { old: [], new: [PEOPLE.eventApprover] },
    });
  });

  it('says at a second press within a minute when the link was sent, and changes nothing', () => {
    const resent = done(PENDING, RESEND);
    const second = { now: NOW + 59_999, nonce: 'nonce 3' };
    expect(manage(resent, RESEND, { ...CONTEXT, ...second })).toEqual({
      kind: 'refused',
      why: 'linkJustSent',
      sentence: `The link was last sent on ${formatInstant(NOW, CONTEXT.timeZone)}. Please wait a minute before you send it again.`,
    });
    expect(refusal(resent, RESEND, { ...second, now: NOW + 60_000 })).toBe('done');
    // The same request, tried again after its answer was lost.
    expect(refusal(resent, RESEND, { now: NOW + 59_999 })).toBe('repeated');
  });

  it.each<[string, Expense, number, string]>([
    ['a decided step', decided(PENDING, PEOPLE.firstPresident), 0, 'stepNotOpen'],
    ['a step that waits', PENDING, 1, 'stepNotOpen'],
    ['a step with nobody to ask', BLOCKED, 0, 'nobodyToAsk'],
    ['no step', PENDING, 7, 'stepNotOpen'],
    ['an approved expense', APPROVED, 1, 'stepNotOpen'],
  ])('is refused for %s', (_name, expense, step, why) => {
    expect(refusal(expense, { act: 'resendLink', step })).toBe(why);
  });
});
