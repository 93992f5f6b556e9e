import { expect, it } from 'vitest';
import {
  marksOf,
  sameShares,
  sharesFrom,
  stuckFrom,
  workAt,
  workChanges,
  workPlaces,
  workShares,
  type OpenWork,
} from './open-work.ts';

const LINE = { categoryId: 'fair', fundId: 'main', amount: 84.35 };
const EXPENSE = { lines: [LINE] };
const [pat, dana] = ['pat@example.com', 'dana@example.com'];
const step = (role: string, approvers: readonly string[]) => ({ role, status: 'open', approvers });
const pending = (open: object) => ({
  ...EXPENSE,
  status: 'pending',
  steps: [{ role: 'eventApprover', status: 'approved', approvers: ['x@example.com'] }, open],
});
const of = (fields: object) => workShares('expenses', 'one', { fields: { ...fields } });
const share = (kind: string, place: string, cents = 8_435) => ({
  kind,
  of: place,
  count: 1,
  cents,
});

it('counts a pending request once, and under each address that may decide it', () => {
  expect(of(pending(step('president', [pat, dana, pat])))).toEqual([
    share('pending', 'all'),
    share('waiting', pat),
    share('waiting', dana),
  ]);
});

it('says which role nobody has: for an event approver, of which category', () => {
  expect(of(pending(step('treasurer', [])))).toEqual([
    share('pending', 'all'),
    share('stuck', 'treasurer'),
  ]);
  const [, stuck] = of(pending({ ...step('eventApprover', []), categoryId: 'fair' }));
  expect(stuck).toEqual(share('stuck', 'eventApprover~fair'));
  expect(stuckFrom('eventApprover~fair')).toEqual({ role: 'eventApprover', categoryId: 'fair' });
  expect(stuckFrom('treasurer')).toEqual({ role: 'treasurer', categoryId: null });
});

it('tells what can be paid from what needs a fund first; both are promised', () => {
  const approved = { ...EXPENSE, status: 'approved' };
  expect(of(approved)).toEqual([share('ready', 'all'), share('promised', 'fair')]);
  expect(of({ ...approved, lines: [{ ...LINE, fundId: null }] })).toEqual([
    share('fundless', 'all'),
    share('promised', 'fair'),
  ]);
});

it('counts what was sent back, and nothing of what has ended', () => {
  expect(of({ ...EXPENSE, status: 'returned' })).toEqual([share('returned', 'all')]);
  for (const status of ['paid', 'rejected', 'withdrawn', undefined])
    expect(of({ ...EXPENSE, status })).toEqual([]);
  expect(workShares('expenses', 'gone', { fields: undefined })).toEqual([]);
});

it('counts a paid request whose new lines a second person has to confirm', () => {
  const change = { needsConfirmation: true, confirmed: null };
  const paid = { ...EXPENSE, status: 'paid' };
  expect(of({ ...paid, reclassified: [change] })).toEqual([share('changed', 'all')]);
  expect(of({ ...paid, reclassified: [{ ...change, confirmed: {} }] })).toEqual([]);
  expect(of(paid)).toEqual([]);
});

it('counts a check until it is mailed or handed over, by its signatures', () => {
  const payment = { date: '2026-11-02', lines: [{ amount: 10 }, { amount: 2.5 }] };
  const checksOf = (own: object) =>
    workShares('payments', 'one', { fields: { ...payment, ...own } }).filter(
      ({ kind }) => kind === 'unsentChecks',
    );
  const check = { signatures: [], sent: null };
  const waits = (signatures: number) => [share('unsentChecks', String(signatures), 1_250)];
  expect(checksOf({ check })).toEqual(waits(0));
  expect(checksOf({ check: { ...check, signatures: [1, 2] } })).toEqual(waits(2));
  expect(checksOf({ check, lines: 1 })).toEqual([share('unsentChecks', '0', 0)]);
  for (const own of [
    {},
    { check: { ...check, sent: {} } },
    { check, voided: {} },
    { check, mistake: {} },
  ])
    expect(checksOf(own)).toEqual([]);
});

it('reads damaged requests as far as it can', () => {
  expect(of({ status: 'pending' })).toEqual([share('pending', 'all', 0), share('stuck', 'all', 0)]);
});

const MARK = {
  ratification: 'may',
  ratifiedOn: '2026-10-05',
  itemDay: '2026-09-14',
  as: {
    day: '2026-09-14',
    checkNumber: null,
    payee: 'Pat',
    description: '',
    isVoided: false,
    amount: 10,
  },
};
const PAYMENT = {
  date: '2026-09-14',
  method: 'check',
  lines: [{ amount: 4 }, { amount: 6 }],
  voided: null,
};

it('counts a payment by its month until a meeting ratifies it', () => {
  const unratified = [share('unratified', '2026-09', 1_000)];
  expect(workShares('payments', 'p', { fields: PAYMENT })).toEqual(unratified);
  expect(workShares('payments', 'p', { fields: PAYMENT, mark: MARK })).toEqual([]);
  const voided = { ...PAYMENT, voided: { date: '2026-10-09' } };
  expect(workShares('payments', 'p', { fields: voided })).toEqual([
    share('unratified', '2026-09', 0),
  ]);
  expect(workShares('payments', 'p', { fields: { ...PAYMENT, mistake: {} } })).toEqual([]);
});

it('counts the void of what a meeting ratified until another ratifies that, also of a deleted entry', () => {
  const mark = { ...MARK, voidedOn: '2026-10-09' };
  const taken = [share('unratified', '2026-10', -1_000)];
  expect(workShares('manualExpenses', 'm', { fields: undefined, mark })).toEqual(taken);
  const voidMark = { ...MARK, ratification: 'june' };
  expect(workShares('manualExpenses', 'm', { fields: undefined, mark, voidMark })).toEqual([]);
});

it('counts a manual expense or a payment without a check until somebody confirms it', () => {
  const unconfirmed = share('unconfirmed', '2026-09', 1_000);
  const transfer = { ...PAYMENT, method: 'transfer' };
  expect(workShares('payments', 'p', { fields: transfer, mark: MARK })).toEqual([unconfirmed]);
  const manual = { date: '2026-09-14', amount: 10 };
  expect(workShares('manualExpenses', 'm', { fields: manual })).toEqual([
    share('unratified', '2026-09', 1_000),
    unconfirmed,
  ]);
  const confirmed = { by: dana, byUid: 'dana', at: 1 };
  for (const fields of [transfer, manual])
    expect(workShares('payments', 'p', { fields: { ...fields, confirmed }, mark: MARK })).toEqual(
      [],
    );
});

it('counts revenue below 0 as what went out, until someone confirms it', () => {
  const fields = { date: '2026-09-14', amount: -10 };
  expect(workShares('revenueItems', 'r', { fields })).toEqual([
    share('unconfirmed', '2026-09', 1_000),
  ]);
  const confirmed = { by: dana, byUid: 'dana', at: 1 };
  for (const none of [undefined, { ...fields, confirmed }, { ...fields, amount: 10 }])
    expect(workShares('revenueItems', 'r', { fields: none })).toEqual([]);
  expect(marksOf('revenueItems', 'r')).toEqual([]);
});

it('knows what changes, and nothing where nothing does', () => {
  const before = of(pending(step('president', [pat, dana])));
  const after = of(pending(step('president', [dana])));
  expect(workChanges(before, after)).toEqual([
    { kind: 'waiting', of: pat, count: -1, cents: -8_435 },
  ]);
  expect(workChanges(before, before)).toEqual([]);
  expect(sameShares(before, after)).toBe(false);
  expect(sharesFrom({ shares: before })).toEqual(before);
  expect(sharesFrom(undefined)).toEqual([]);
  expect(sharesFrom({ shares: 'none' })).toBeNull();
  expect(sharesFrom({ shares: [{ kind: 'other', of: 'all' }] })).toBeNull();
});

it('reads home/now, whatever is missing in it', () => {
  const work: OpenWork = {
    waiting: { [pat]: { count: 2, cents: 300 }, [dana]: { count: 0, cents: 0 } },
  };
  expect(workAt(work, 'waiting', pat)).toEqual({ count: 2, cents: 300 });
  expect(workAt(work, 'ready')).toEqual({ count: 0, cents: 0 });
  expect(workPlaces(work, 'waiting')).toEqual([[pat, { count: 2, cents: 300 }]]);
});

it('a payment has a mark and one of its void, and an expense has none', () => {
  expect(marksOf('payments', 'one')).toEqual(['payments~one', 'payments~one~void']);
  expect(marksOf('expenses', 'one')).toEqual([]);
});
