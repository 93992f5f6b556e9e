import type { StatusView } from '@pa-ledger/domain/expenses/versions/status-view';
import type { CalendarDate } from '@pa-ledger/domain/time/dates';
import { describe, expect, it } from 'vitest';
import {
  adjustedText,
  payByFacts,
  sinceText,
  standingText,
  stepTexts,
  writerText,
} from './standing.ts';
import { english } from './english.ts';

const SINCE = Date.parse('2026-11-20T15:05:00Z');
/** A constant calendar date. */
const DAY = '2026-11-24' as CalendarDate;

function view(own: Partial<StatusView> = {}): StatusView {
  return {
    schoolName: 'Elm',
    timeZone: 'America/New_York',
    reference: 'K7QM-2XFA',
    amount: 45.2,
    category: 'Office',
    expenseDate: DAY,
    submittedAt: SINCE,
    status: 'pending',
    steps: [
      {
        role: 'president',
        category: null,
        status: 'approved',
      },
      {
        role: 'treasurer',
        category: null,
        status: 'open',
      },
    ],
    since: SINCE,
    reason: null,
    adjusted: null,
    payment: null,
    paysVendor: false,
    canWithdraw: true,
    ...own,
  };
}

describe('where it stands', () => {
  it.each<[own: Partial<StatusView>, text: string, since: string]>([
    [{}, 'Waiting for the Treasurer', 'Since Nov 20, 2026, 10:05 AM'],
    [{ steps: [], since: null }, 'Being checked', ''],
    [{ status: 'returned' }, 'Sent back to you to fix', 'Since Nov 20, 2026, 10:05 AM'],
    [
      { status: 'approved' },
      'Approved. The treasurer sends payment next.',
      'Since Nov 20, 2026, 10:05 AM',
    ],
    [
      { status: 'approved', paysVendor: true },
      'Approved. The treasurer pays the vendor next.',
      'Since Nov 20, 2026, 10:05 AM',
    ],
    [
      { status: 'paid', paysVendor: true, payment: { method: 'transfer', date: DAY } },
      'We paid the vendor on Nov 24, 2026 (bank transfer)',
      '',
    ],
    [{ status: 'rejected' }, 'Rejected', 'On Nov 20, 2026, 10:05 AM'],
    [{ status: 'withdrawn' }, 'Withdrawn', 'On Nov 20, 2026, 10:05 AM'],
    [{ status: 'paid' }, 'Paid', ''],
    [{ status: 'paid', payment: { method: 'cash', date: DAY } }, 'Paid on Nov 24, 2026 (cash)', ''],
    [{ status: 'paid', payment: { method: 'check', date: DAY } }, 'Your check is being signed', ''],
    [
      { status: 'paid', paysVendor: true, payment: { method: 'check', date: DAY } },
      'The vendor’s check is being signed',
      '',
    ],
    [
      { status: 'paid', payment: { method: 'check', date: DAY, sent: { how: 'mailed', on: DAY } } },
      'Mailed on Nov 24, 2026',
      '',
    ],
    [
      {
        status: 'paid',
        paysVendor: true,
        payment: { method: 'check', date: DAY, sent: { how: 'handedOver', on: DAY } },
      },
      'Handed over to the vendor on Nov 24, 2026',
      '',
    ],
  ])('%j', (own, text, since) => {
    expect(standingText(english, view(own))).toBe(text);
    expect(sinceText(english, view(own))).toBe(since);
  });
});

it('says of each step how it is, and which one nobody gets to', () => {
  const states = (own: Partial<StatusView>) =>
    stepTexts(english, view(own)).map(({ state }) => state);
  expect(states({})).toEqual(['Approved', 'Reviewing now']);
  const steps = [
    { role: 'president', category: null, status: 'rejected' },
    { role: 'treasurer', category: null, status: 'waiting' },
  ] as const;
  expect(states({ steps })).toEqual(['Rejected', 'Up next']);
  expect(states({ steps, status: 'rejected' })).toEqual(['Rejected', 'Not needed']);
});

it('names the event of each of several event approvers', () => {
  const steps = [{ role: 'eventApprover', category: 'Book Fair', status: 'open' }] as const;
  expect(stepTexts(english, view({ steps }))[0]?.title).toBe('Event Approver (Book Fair)');
});

it('says who lowered a request, or changed what it counts as', () => {
  const textOf = (role: 'president' | null, from: number) =>
    adjustedText(english, 45.2, { role, reason: '', from });
  expect(textOf('president', 50)).toBe('The President lowered it from $50.00 to $45.20:');
  expect(textOf(null, 50)).toContain('The parent association lowered it');
  // Somebody may have lowered it before.
  expect(textOf(null, 45.2)).toBe('The parent association changed what it counts as:');
});

it('says who wrote the reason', () => {
  expect(writerText(english, { role: 'eventApprover', text: '' })).toBe(
    'The Event Approver wrote:',
  );
  expect(writerText(english, { role: null, text: '' })).toBe('The parent association wrote:');
});

it('says how the submitter will be paid, until they are or never will be', () => {
  const promise = (own: Partial<StatusView>) => payByFacts(english, view(own)).flat();
  expect(promise({})).toEqual(['Payment', 'We’ll mail your check to the address you gave.']);
  expect(promise({ status: 'approved', payBy: 'pickup' })).toEqual([
    'Payment',
    'We’ll hand you the check.',
  ]);
  for (const own of [{ status: 'paid' }, { status: 'withdrawn' }, { paysVendor: true }] as const)
    expect(promise(own)).toEqual([]);
});
