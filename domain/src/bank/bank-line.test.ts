import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '../money/money.ts';
import { type CalendarDate, addDays } from '../time/dates.ts';
import { proposedDay, type BankStatement, type BankLine, keyedLines } from './bank-line.ts';

const on = (day: string) => `2026-09-${day}` as CalendarDate;
const lineOn = (day: string) => ({
  day: on(day),
  amount: cents(1),
  checkNumber: null,
  text: '',
  bankId: null,
});
const BALANCE = { amount: cents(5), day: on('30') };

it.each<[string, Partial<BankStatement>, string | null]>([
  ['the end of its days', { through: on('28'), balance: BALANCE, lines: [lineOn('29')] }, '28'],
  ['the day of its balance', { balance: BALANCE, lines: [lineOn('29')] }, '30'],
  ['its last line', { lines: [lineOn('04'), lineOn('29'), lineOn('05')] }, '29'],
  ['nothing', {}, null],
])('a file proposes %s as the last day of the statement', (_, own, day) => {
  const file = { accountEnd: '', currency: '', balance: null, lines: [], refused: [], ...own };
  expect(proposedDay(file)).toBe(day === null ? null : on(day));
});

const DAY = '2026-09-15' as CalendarDate;

function line(own: Partial<BankLine> = {}): BankLine {
  return { day: DAY, amount: cents(-500), checkNumber: null, text: 'Fee', bankId: null, ...own };
}

function keysOf(lines: readonly BankLine[]): readonly string[] {
  return keyedLines(lines).map(({ key }) => key);
}

it('two equal lines without an id are two', () => {
  expect(new Set(keysOf([line(), line()])).size).toBe(2);
});

it('a line with an id that comes twice is one', () => {
  expect(keysOf([line({ bankId: 'A1' }), line({ bankId: 'A1' })])).toHaveLength(1);
});

it.each([
  ['day', { day: addDays(DAY, 1) }],
  ['amount', { amount: cents(-501) }],
  ['words', { text: 'Other fee' }],
  ['check number', { checkNumber: '7' }],
])('an id that a bank uses anew is another line by its %s', (_, own) => {
  const first = line({ bankId: '1' });
  expect(keysOf([first, { ...first, ...own }])).toHaveLength(2);
  // An id that several lines have tells nothing of two that are equal either.
  expect(keysOf([first, first, { ...first, ...own }])).toHaveLength(3);
});

it.each([
  '0',
  '000000',
  '-',
  '20260915000000[-5:EST]*-5.00*515**Fee',
  '20260915120000-500',
  '2026091500000500',
  'FEE 5.00 20260915',
])('the id %j, which says nothing or only what the line says, makes no line the same', (bankId) => {
  expect(keysOf([line({ bankId }), line({ bankId })])).toHaveLength(2);
});

it.each(['20260915', '202609150001', '2026091515500', 'X500'])('the id %j is one', (bankId) => {
  expect(keysOf([line({ bankId }), line({ bankId })])).toHaveLength(1);
});

it('nothing that a line may be is taken for another', () => {
  const lines = [
    line({ bankId: 'Fee' }),
    line({ text: 'id' }),
    line({
      checkNumber: 'Fee',
      text: '',
    }),
    line({ text: '","' }),
    line({ text: 'Fee~2' }),
  ];
  expect(new Set(keysOf(lines)).size).toBe(lines.length);
});

const ANY: fc.Arbitrary<BankLine> = fc.record({
  day: fc.integer({ min: 0, max: 3 }).map((days) => addDays(DAY, days)),
  amount: fc.constantFrom(100, -100, -250).map(cents),
  checkNumber: fc.constantFrom(null, '7'),
  text: fc.constantFrom('', 'Fee', 'Check'),
  bankId: fc.constantFrom(null, null, '1', '2'),
});

it('each line has a key of its own, and only one with an id may be left out', () => {
  fc.assert(
    fc.property(fc.array(ANY, { maxLength: 40 }), (lines) => {
      const keyed = keyedLines(lines);
      expect(keyedLines(lines)).toEqual(keyed);
      expect(new Set(keyed.map(({ key }) => key)).size).toBe(keyed.length);
      const kept = new Set(keyed.map((one) => one.line));
      for (const own of lines) {
        const isKept = kept.has(own) || keyed.some((one) => sameAs(one.line, own));
        expect(isKept && (kept.has(own) || own.bankId !== null)).toBe(true);
      }
    }),
  );
});

function sameAs(one: BankLine, other: BankLine): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
