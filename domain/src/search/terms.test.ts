import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, formatCents } from '../money/money.ts';
import { isCalendarDate } from '../time/dates.ts';
import { amountWords, dayWords } from './facts.ts';
import { hasTerms, MAX_SEARCH_LENGTH, rarestOf, searchTermsOf } from './terms.ts';

describe('a typed text', () => {
  it.each<[typed: string, terms: string[][]]>([
    ['Fall festival', [['fall'], ['festival']]],
    ['x', []],
    [' - ! ', []],
    ['', []],
    ['Internationalization', [['internatio']]],
    ['84.35', [['$8435']]],
    ['$1,249', [['$1249-']]],
    ['$ 84', [['$84-', '84']]],
    ['-84.35', [['$8435']]],
    ['1042', [['$1042-', '1042']]],
    ['#1042', [['1042']]],
    ['B-1042', [['1042']]],
    ['0042', [['$42-', '0042']]],
    ['5', [['$5-']]],
    ['12,50', [['12'], ['50']]],
    ['1e3', [['1e3']]],
    ['99999999999999999', [['9999999999']]],
    ['9/14/2026', [['@2026-09-14']]],
    ['2026-09-14', [['@2026-09-14']]],
    ['Sep 14, 2026', [['@2026-09-14']]],
    ['dj Sep 14, 2026 tent', [['dj'], ['@2026-09-14'], ['tent']]],
    ['20260914', [['@2026-09-14', '$20260914-', '20260914']]],
    ['September 2026', [['@2026-09']]],
    ['Sept. 2026', [['@2026-09']]],
    ['2026-09', [['@2026-09']]],
    ['9/2026', [['@2026-09']]],
    ['13/2026', [['13'], ['2026']]],
    ['fair 2026', [['fair'], ['$2026-', '@2026', '2026']]],
    ['9/4', [['@09-04']]],
    ['Oct 4', [['@10-04']]],
    ['dj october 4', [['dj'], ['@10-04']]],
    ['Feb. 29', [['@02-29']]],
    ['grade 4', [['grade'], ['$4-']]],
    ['check 1042', [['$1042-', '1042']]],
    ['Check #1042', [['1042']]],
    ['paid by check', [['paid'], ['by'], ['check']]],
    ['check for the fair', [['check'], ['for'], ['the'], ['fair']]],
    ['2/31/2026', [['31'], ['2026']]],
    ['K7QM-2XFA', [['k7qm'], ['2xfa']]],
  ])('%j looks for %j', (typed, terms) => {
    expect(searchTermsOf(typed)).toEqual(terms);
  });

  it('finds every amount and every day that people can write, in words about them or not', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
      .filter(isCalendarDate);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), day, (amount, date) => {
        const [year = '', month = '', own = ''] = date.split('-');
        const all = [...amountWords(cents(amount)), ...dayWords(date), 'tent'];
        const words = Object.fromEntries(all.map((word) => [word, date]));
        const dollars = formatCents(cents(amount));
        const american = `${Number(month)}/${Number(own)}/${year}`;
        const whole = dollars.replace(/\..*/, '');
        for (const typed of [dollars, dollars.replaceAll(/[$,]/g, ''), whole, american, date, year])
          expect(hasTerms(words, searchTermsOf(`tent ${typed}`)), typed).toBe(true);
        expect(hasTerms(words, searchTermsOf(`drums ${dollars}`))).toBe(false);
      }),
    );
  });

  it('never throws, and is read up to its hundredth character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (typed) => {
        expect(searchTermsOf(typed).length).toBeLessThanOrEqual(MAX_SEARCH_LENGTH);
      }),
    );
    expect(searchTermsOf('a1 '.repeat(100_000)).length).toBeLessThanOrEqual(MAX_SEARCH_LENGTH / 2);
  });
});

describe('the term that all records are searched for', () => {
  it.each<[typed: string, term: string[] | null]>([
    ['fall festival', ['festival']],
    ['fall fair', ['fall']],
    ['festival $84.35', ['$8435']],
    ['festival 9/14/2026', ['@2026-09-14']],
    ['festival 2026', ['festival']],
    ['dj 1042', ['$1042-', '1042']],
    ['x', null],
  ])('of %j is %j', (typed, term) => {
    expect(rarestOf(searchTermsOf(typed))).toEqual(term);
  });
});
