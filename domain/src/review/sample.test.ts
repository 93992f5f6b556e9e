import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money/money.ts';
import type { CalendarDate } from '../time/dates.ts';
import { disbursementOf, drawSample, type Disbursement } from './sample.ts';

const DAYS = { first: '2025-07-01' as CalendarDate, last: '2026-06-30' as CalendarDate };
const PAYMENT = {
  date: '2025-09-01',
  lines: [{ amount: 10.1 }, { amount: 0.29 }],
  voided: null,
  mistake: null,
};
const ENTRY = { date: '2025-09-01', amount: 12.5 };

describe('disbursementOf', () => {
  it('is what a payment paid, whatever became of its check', () => {
    const paid = { key: 'payments~p', day: '2025-09-01', amount: 1039 };
    expect(disbursementOf('payments', 'p', PAYMENT, DAYS)).toEqual(paid);
    const voided = { ...PAYMENT, voided: { date: '2025-10-01' } };
    expect(disbursementOf('payments', 'p', voided, DAYS)).toEqual(paid);
  });

  it('is a manual expense, or an advance that was given', () => {
    const paid = { key: 'manualExpenses~m', day: '2025-09-01', amount: 1250 };
    expect(disbursementOf('manualExpenses', 'm', ENTRY, DAYS)).toEqual(paid);
    const given = { ...ENTRY, advance: { kind: 'given', eventOn: '2025-09-02', left: 0 } };
    expect(disbursementOf('manualExpenses', 'm', given, DAYS)).toEqual(paid);
  });

  it.each([DAYS.first, DAYS.last])('counts on %s, the days’ own', (date) => {
    expect(disbursementOf('manualExpenses', 'm', { ...ENTRY, date }, DAYS)?.day).toBe(date);
  });

  it.each([
    ['payments', 'a mistake', { ...PAYMENT, mistake: { reason: 'x' } }],
    ['payments', 'one without lines', { ...PAYMENT, lines: null }],
    ['payments', 'one without amounts', { ...PAYMENT, lines: [null] }],
    ['manualExpenses', 'the day before', { ...ENTRY, date: '2025-06-30' }],
    ['manualExpenses', 'the day after', { ...ENTRY, date: '2026-07-01' }],
    ['manualExpenses', 'no day', { amount: 5 }],
    ['manualExpenses', 'nothing', { ...ENTRY, amount: 0 }],
    ['manualExpenses', 'what was given back', { ...ENTRY, amount: -5 }],
    ['manualExpenses', 'receipts of an advance', { ...ENTRY, advance: { kind: 'settled' } }],
  ] as const)('of %s is none for %s', (collection, _name, fields) => {
    expect(disbursementOf(collection, 'x', fields, DAYS)).toBeNull();
  });
});

const paid = (key: string, amount: number, day = '2025-09-01'): Disbursement => ({
  key,
  day: day as CalendarDate,
  amount: cents(amount),
});

/** Not a good hash, but another text for each. */
const hash = (text: string): string => Array.from(text).toReversed().join('');

describe('drawSample', () => {
  it('draws everything above an amount, by day', () => {
    const all = [paid('c', 501, '2025-10-01'), paid('b', 500), paid('a', 900), paid('d', 499)];
    expect(drawSample({ kind: 'above', amount: 5 }, all, hash)).toEqual(['a', 'c']);
    expect(drawSample({ kind: 'above', amount: 9 }, all, hash)).toEqual([]);
  });

  it('draws at random those with the lowest hashes of seed and key, by day', () => {
    const lots = new Map([
      ['seed-a', '9'],
      ['seed-b', '1'],
      ['seed-c', '0'],
    ]);
    const of = (text: string) => lots.get(text) ?? '';
    const all = [paid('-c', 1, '2025-10-01'), paid('-a', 1), paid('-b', 1)];
    const rule = { kind: 'random', count: 2, seed: 'seed' } as const;
    expect(drawSample(rule, all, of)).toEqual(['-b', '-c']);
  });

  it('draws so many, each once, the same again whatever their order', () => {
    const keys = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 30 });
    fc.assert(
      fc.property(keys, fc.nat(40), fc.string(), (names, count, seed) => {
        const rule = { kind: 'random', count, seed } as const;
        const all = names.map((name) => paid(name, 1));
        const drawn = drawSample(rule, all, hash);
        expect(drawn).toHaveLength(Math.min(count, names.length));
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(drawSample(rule, all.toReversed(), hash)).toEqual(drawn);
      }),
    );
  });
});
