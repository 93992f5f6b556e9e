import { expect, it } from 'vitest';
import { inLine, NOW, PEOPLE, TIME_ZONE } from '../../../../tests/fixtures/association.ts';
import { ADMIN_RETURN, returned, RETURN } from '../../../../tests/fixtures/corrections.ts';
import {
  APPROVED,
  decided,
  PAID,
  PENDING,
  REJECTED,
} from '../../../../tests/fixtures/managed-expenses.ts';
import type { CalendarDate } from '../../time/dates.ts';
import type { Expense } from '../expense.ts';
import { statusView, type StatusView } from './status-view.ts';
import { withdrawExpense } from './withdraw-expense.ts';

const MAILED = { how: 'mailed', on: '2026-10-20' as CalendarDate } as const;
const SCHOOL = { schoolName: 'Maple Grove Elementary School', timeZone: TIME_ZONE };

function withdrawn(): Expense {
  const outcome = withdrawExpense(PENDING, NOW + 5);
  if (outcome.kind !== 'done') throw new Error(outcome.kind);
  return outcome.expense;
}

it.each<[string, Expense, Partial<StatusView>]>([
  ['pending', PENDING, { since: NOW, reason: null, payment: null, canWithdraw: true }],
  ['half approved', decided(PENDING, PEOPLE.firstPresident), { since: NOW, canWithdraw: true }],
  ['approved', APPROVED, { since: NOW, canWithdraw: false }],
  ['rejected', REJECTED, { since: NOW, reason: { role: 'president', text: 'x' } }],
  ['returned', returned(PENDING), { since: NOW, reason: { role: 'president', text: RETURN.note } }],
  [
    'returned by an administrator',
    returned(PENDING, ADMIN_RETURN),
    { reason: { role: null, text: ADMIN_RETURN.note } },
  ],
  [
    'returned after its approval',
    returned(APPROVED, ADMIN_RETURN),
    { reason: { role: null, text: ADMIN_RETURN.note }, canWithdraw: true },
  ],
  ['withdrawn', withdrawn(), { since: NOW + 5, reason: null, canWithdraw: false }],
  [
    'paid',
    PAID,
    { since: NOW, payment: { method: 'check', date: PAID.payment?.date } as StatusView['payment'] },
  ],
  [
    'paid by a check that was mailed',
    { ...PAID, payment: PAID.payment && { ...PAID.payment, sent: MAILED } },
    {
      payment: { method: 'check', date: PAID.payment?.date, sent: MAILED } as StatusView['payment'],
    },
  ],
])('says where an expense is that is %s', (_name, expense, expected) => {
  expect(statusView(expense, SCHOOL)).toMatchObject({ status: expense.status, ...expected });
});

it('tells both amounts, why less is paid, and whose event approver is asked', () => {
  const { amount } = PENDING.submission;
  expect(statusView(PENDING, SCHOOL)).toMatchObject({ amount, adjusted: null });
  expect(statusView(PENDING, SCHOOL)).not.toHaveProperty('asked');
  const said = { role: 'president', reason: 'Only the pumpkins', from: amount } as const;
  const adjusted = { ...said, by: 'x', at: NOW };
  const less = inLine({ ...PENDING, adjusted }, { amount: 60 });
  expect(statusView(less, SCHOOL)).toMatchObject({
    amount: 60,
    asked: amount,
    adjusted: said,
    steps: [{ category: null }, { category: null }],
  });
});

it('holds nothing that was typed into the form, and no address', () => {
  const words = JSON.stringify(statusView(PAID, SCHOOL));
  for (const secret of ['@', 'Dana', 'Orchard', '0142', 'Pumpkins', 'farm', '1042'])
    expect(words).not.toContain(secret);
});

it('says that a vendor is paid, and not which or for what', () => {
  const vendor = { payTo: 'vendor', paidTo: 'Orchard Lane Farm', invoiceNumber: 'INV-42' } as const;
  const view = statusView({ ...PAID, submission: { ...PAID.submission, ...vendor } }, SCHOOL);
  expect(view.paysVendor).toBe(true);
  expect(JSON.stringify(view)).not.toMatch(/Orchard|INV-42/);
  expect(statusView(PAID, SCHOOL).paysVendor).toBe(false);
});

it('says how the submitter is paid, and not where', () => {
  const byApp = { ...PAID.submission, payBy: 'app' } as const;
  const contact = { ...PAID.contact, payHandle: '555-0199' };
  const view = statusView({ ...PAID, submission: byApp, contact }, SCHOOL);
  expect(view.payBy).toBe('app');
  expect(JSON.stringify(view)).not.toContain('0199');
  expect(statusView(PAID, SCHOOL)).not.toHaveProperty('payBy');
});

it('says nothing where nothing is known', () => {
  const [step] = PENDING.steps;
  if (step === undefined) throw new Error('There is no step.');
  const closed = { ...PENDING, steps: [{ ...step, status: 'waiting', openedAt: null }] } as const;
  expect(statusView(closed, SCHOOL).since).toBeNull();
  const bare = { ...returned(PENDING), returned: null };
  expect(statusView(bare, SCHOOL)).toMatchObject({ since: null, reason: null });
  expect(statusView({ ...PENDING, status: 'paid' }, SCHOOL).since).toBeNull();
  expect(statusView({ ...PENDING, status: 'approved' }, SCHOOL).since).toBeNull();
  expect(statusView({ ...REJECTED, steps: [] }, SCHOOL).reason).toBeNull();
  const odd = { ...returned(PENDING), steps: [] };
  expect(statusView(odd, SCHOOL).reason).toEqual({ role: null, text: RETURN.note });
});
