import { expect, it } from 'vitest';
import type { CalendarDate } from '../time/dates.ts';
import {
  lineAsRatified,
  notRatified,
  ratifiedAs,
  ratifiedId,
  confirmLine,
  ratifiedLine,
  placeOfMark,
  voidLine,
  type RatifiedMark,
  type RatifiedPlace,
} from './ratification.ts';

const CHECK: RatifiedPlace = { collection: 'payments', id: 'a' };
const MILL: RatifiedPlace = { collection: 'manualExpenses', id: 'b' };
const PAID = {
  date: '2026-09-03',
  method: 'check',
  payee: 'Dana Whitfield',
  checkNumber: '1042',
  voided: null,
  lines: [
    {
      amount: 10.5,
      purpose: 'Glue',
    },
    { amount: 2 },
  ],
};

it('a payment is ratified as a whole', () => {
  expect(ratifiedLine(CHECK, PAID)).toEqual({
    ...CHECK,
    key: 'payments~a',
    day: '2026-09-03',
    checkNumber: '1042',
    payee: 'Dana Whitfield',
    description: 'Glue',
    amount: 1250,
    isVoided: false,
  });
  const stated = { ...PAID, lines: [{ amount: 1, purpose: 'Glue', statement: true }] };
  expect(ratifiedLine(CHECK, stated)?.description).toBe('Glue (no receipt, statement)');
  const voided = ratifiedLine(CHECK, { ...PAID, voided: { date: '2026-09-05' } });
  expect([voided?.amount, voided?.isVoided]).toEqual([0, true]);
  expect(ratifiedLine(CHECK, { ...PAID, lines: 'none' })?.amount).toBe(0);
});

it('a manual expense is ratified', () => {
  const fields = { date: '2026-09-01', amount: 25.29, paidTo: 'Mill', description: 'Cider' };
  expect(ratifiedLine(MILL, fields)).toMatchObject({
    key: ratifiedId(MILL),
    payee: 'Mill',
    description: 'Cider',
    amount: 2529,
    checkNumber: null,
    isUnconfirmed: true,
  });
  const confirmed = { by: 'sam@example.com', byUid: 'sam', at: 1 };
  expect(ratifiedLine(MILL, { ...fields, confirmed })).not.toHaveProperty('isUnconfirmed');
});

it('what a second person has yet to confirm is a line with what went out', () => {
  const fields = { date: '2026-09-01', amount: -25.29, description: 'Bounced check' };
  expect(confirmLine('revenueItems', 'one', fields)).toEqual({
    collection: 'revenueItems',
    id: 'one',
    key: 'revenueItems~one',
    day: '2026-09-01',
    payee: '',
    description: 'Bounced check',
    amount: 2529,
  });
  const confirmed = { by: 'sam@example.com', byUid: 'sam', at: 1 };
  for (const none of [
    undefined,
    { ...fields, amount: 25.29 },
    { ...fields, confirmed },
    { amount: -1 },
  ])
    expect(confirmLine('revenueItems', 'one', none)).toBeNull();
  expect(confirmLine('payments', CHECK.id, { ...PAID, method: 'cash' })?.amount).toBe(1250);
  expect(confirmLine('payments', CHECK.id, { ...PAID, method: 'check' })).toBeNull();
});

it('what is gone, has no day or was entered by mistake is not ratified', () => {
  expect(ratifiedLine(CHECK, undefined)).toBeNull();
  expect(ratifiedLine(CHECK, { ...PAID, date: 'soon' })).toBeNull();
  expect(ratifiedLine(CHECK, { ...PAID, mistake: { reason: 'Twice' } })).toBeNull();
});

it('what was ratified is the line that it was; earlier marks have none', () => {
  const mark = {
    ratification: 'm',
    ratifiedOn: '2026-10-01',
    itemDay: '2026-09-30',
  } as RatifiedMark;
  const lines = [
    ratifiedLine(CHECK, PAID),
    ratifiedLine(MILL, { date: '2026-09-01', amount: 25.29, paidTo: 'Mill', confirmed: {} }),
  ].filter((line) => line !== null);
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(lineAsRatified(line.key, { ...mark, as: ratifiedAs(line) })).toEqual(line);
  }
  expect(lineAsRatified('payments~a', mark)).toBeNull();
});

it('the list has what is not ratified, the newest first', () => {
  const lines = [
    ratifiedLine(CHECK, PAID),
    null,
    ratifiedLine(MILL, { date: '2026-09-01', amount: 1 }),
    ratifiedLine({ ...CHECK, id: 'c' }, { ...PAID, date: '2026-08-01' }),
    ratifiedLine({ ...CHECK, id: 'd' }, { ...PAID, date: '2026-09-04' }),
  ];
  const keys = (ratified: readonly string[]) =>
    notRatified(lines, new Set(ratified)).map(({ key }) => key);
  expect(keys([])).toEqual(['payments~d', 'payments~a', 'manualExpenses~b', 'payments~c']);
  expect(keys(['manualExpenses~b'])).toEqual(['payments~d', 'payments~a', 'payments~c']);
});

it('what was voided after a meeting ratified it is a line below 0 on the day of the void', () => {
  const line = ratifiedLine(CHECK, PAID);
  if (line === null) throw new Error('It can be ratified.');
  const [itemDay, ratifiedOn] = ['2026-09-03', '2026-09-15'] as CalendarDate[];
  const stored = { ratification: 'm', ratifiedOn, itemDay, as: ratifiedAs(line) } as RatifiedMark;
  expect(voidLine(CHECK, undefined)).toBeNull();
  expect(voidLine(CHECK, stored)).toBeNull();
  expect(voidLine(CHECK, { ...stored, voidedOn: '2026-10-02' as CalendarDate })).toEqual({
    ...CHECK,
    part: 'void',
    key: 'payments~a~void',
    day: '2026-10-02',
    isVoided: true,
    checkNumber: '1042',
    payee: 'Dana Whitfield',
    amount: -1250,
    description: 'Void of what was ratified on Sep 15, 2026: Glue',
  });
  expect(placeOfMark('payments~a~void')).toEqual({ ...CHECK, part: 'void' });
  expect(placeOfMark('manualExpenses~b')).toEqual(MILL);
});
