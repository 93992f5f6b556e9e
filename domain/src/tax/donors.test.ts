import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '../time/dates.ts';
import { donorsOf, dueId, isBehind, letterInTheWay, type DonorYear } from './donors.ts';
import { giftsIn, reasonForInKind, type InKindEntry, type RevenueEntry } from './donor-gifts.ts';
import type { Letter } from './letter.ts';

const day = (text: string) => text as CalendarDate;
const entry = (
  id: string,
  date: string,
  donor: string,
  amount: number,
  givenInReturn?: number,
) => ({
  id,
  date: day(date),
  donor,
  amount,
  description: id,
  ...(givenInReturn !== undefined && { givenInReturn }),
});

/** A year by hand: what each donor gave, what went back, and what a letter is due for. */
const YEAR: readonly RevenueEntry[] = [
  entry('big', '2026-03-14', 'Ada Lane', 250),
  entry('almost', '2026-04-02', 'Ben Ortiz', 249.99),
  // A ticket with dinner: $60.00 of it is a gift.
  entry('gala', '2026-05-09', 'Cy Park', 100, 40),
  // Its check bounced in the next year, so it was no gift of this one.
  entry('bounced', '2026-12-30', 'Dee Moss', 300),
  // Two gifts on one day are two single gifts, whatever the spelling of the name.
  entry('first', '2026-06-01', 'Eve Hart', 200),
  entry('second', '2026-06-01', 'eve  hart', 200),
  // $75.00 isn't above $75.00.
  entry('raffle', '2026-07-01', 'Fay Cole', 75, 10),
  // Worth what it cost: no part of it is a gift.
  entry('auction', '2026-07-02', 'Fay Cole', 120, 150),
  // Part of it went back the same year.
  entry('partly', '2026-08-01', 'Gus Webb', 400),
  entry('old', '2025-12-31', 'Ada Lane', 500),
  entry('sale', '2026-09-01', '', 900),
];
const RETURNS = [
  { id: 'bounced-returned-x', amount: -300 },
  { id: 'partly-returned-y', amount: -150.01 },
];
const inKind = (id: string, kind: InKindEntry['kind'], value: number): InKindEntry => ({
  id,
  date: day('2026-10-16'),
  donor: 'River Bakery',
  kind,
  description: id,
  value,
});
const IN_KIND = [
  inKind('pies', 'goods', 250),
  inKind('cookies', 'goods', 249.99),
  inKind('sound', 'services', 900),
];
const letter = (fields: Partial<Letter<unknown>>): Letter<unknown> => ({
  number: '2026-0001',
  year: 2026,
  kind: 'gift',
  donor: 'Ada Lane',
  address: '',
  association: 'Maple Grove PTA',
  taxId: '',
  gifts: [],
  goods: [],
  amount: 0,
  closing: '',
  writtenOn: day('2026-11-01'),
  donorId: 'd',
  request: 'r',
  by: { uid: 'ruth', email: 'ruth@example.com' },
  at: 0,
  sent: null,
  voided: null,
  version: 1,
  ...fields,
});

function year(letters: readonly Letter<unknown>[] = [], entries = YEAR): readonly DonorYear[] {
  const books = { gifts: giftsIn(entries, RETURNS), inKind: IN_KIND, letters };
  return donorsOf(2026, books);
}

function donor(name: string, letters: readonly Letter<unknown>[] = [], entries = YEAR): DonorYear {
  const found = year(letters, entries).find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} gave nothing.`);
  return found;
}

describe('the donors of a year', () => {
  it('are listed by name, with what they gave and what a letter is due for', () => {
    expect(
      year().map(({ name, amount, due }) => [
        name,
        amount,
        due.map((one) => `${dueId(one)}: ${one.reason}`),
      ]),
    ).toEqual([
      ['Ada Lane', 250_00, ['big: gift']],
      ['Ben Ortiz', 249_99, []],
      ['Cy Park', 60_00, ['gala: inReturn']],
      ['Dee Moss', 0, []],
      ['eve  hart', 400_00, []],
      ['Fay Cole', 65_00, []],
      ['Gus Webb', 249_99, []],
      ['River Bakery', 0, ['pies: goods']],
    ]);
  });

  it('have goods and services apart', () => {
    const { goods, services } = donor('River Bakery');
    expect(goods.map(({ id }) => id)).toEqual(['pies', 'cookies']);
    expect(services.map(({ id }) => id)).toEqual(['sound']);
    expect(reasonForInKind({ kind: 'services', value: 900 })).toBeNull();
  });

  it('are owed nothing once a letter in force names the gift', () => {
    const gifts = [{ id: 'big', date: day('2026-03-14'), amount: 250 }];
    expect(donor('Ada Lane', [letter({ gifts })]).due).toEqual([]);
    const by = { uid: 'ruth', email: 'ruth@example.com' };
    const voided = letter({ gifts, voided: { reason: 'Wrong name', by } });
    expect(donor('Ada Lane', [voided]).due).toHaveLength(1);
  });

  it('are listed for letters even if the gift is gone', () => {
    const letters = ['2026-0002', '2026-0001'].map((number) => letter({ number, donor: 'Zoe' }));
    const zoe = donor('Zoe', letters);
    expect(zoe.gifts).toEqual([]);
    expect(zoe.letters.map(({ number }) => number)).toEqual(['2026-0001', '2026-0002']);
  });
});

describe('a letter', () => {
  const gala = { id: 'gala', date: day('2026-05-09'), amount: 100 };
  const inReturn = { what: 'dinner', value: 40 };
  const pies = { id: 'pies', date: day('2026-10-16'), description: 'pies' };

  it.each([
    ['says what the books say', [{ ...gala, inReturn }], false],
    ['lacks what was given in return', [gala], true],
    ['has another day', [{ ...gala, date: day('2026-05-08'), inReturn }], true],
    ['has another amount', [{ ...gala, amount: 99, inReturn }], true],
    ['is of a gift that is gone', [{ ...gala, id: 'gone', inReturn }], true],
  ])('%s', (_, gifts, expected) => {
    expect(isBehind(letter({ gifts }), donor('Cy Park'))).toBe(expected);
  });

  it('is behind if the goods are described otherwise or gone, or a gift of the year is missing', () => {
    const bakery = donor('River Bakery');
    expect(isBehind(letter({ goods: [pies] }), bakery)).toBe(false);
    expect(isBehind(letter({ goods: [pies], kind: 'year' }), bakery)).toBe(true);
    expect(isBehind(letter({ goods: [{ ...pies, description: 'cake' }] }), bakery)).toBe(true);
    expect(isBehind(letter({ goods: [{ ...pies, id: 'gone' }] }), bakery)).toBe(true);
  });

  it('that was voided is never behind', () => {
    const voided = { reason: 'Twice', by: { uid: 'ruth', email: 'ruth@example.com' } };
    expect(isBehind(letter({ gifts: [gala], voided }), donor('Cy Park'))).toBe(false);
  });

  it('is in the way of another one of the same gifts, or of the same year', () => {
    const ofGala = letter({ gifts: [gala] });
    const ofYear = letter({ number: '2026-0002', kind: 'year', gifts: [gala] });
    expect(letterInTheWay([ofGala, ofYear], 'gift', ['gala'])).toBe(ofGala);
    expect(letterInTheWay([ofGala, ofYear], 'gift', ['other'])).toBeNull();
    expect(letterInTheWay([ofGala, ofYear], 'year', ['other'])).toBe(ofYear);
    expect(letterInTheWay([ofGala], 'year', ['gala'])).toBeNull();
  });
});
