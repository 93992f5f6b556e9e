import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headingIn } from '../fields/order-row.ts';
import { orderWithSheet, sectionsOf, wholeOrder } from './board-order.ts';

const LINES = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const ORDER = ['c', '# Programs', 'a', '# Nothing', '# Programs', 'gone', 'b', 'a'];

describe("the board's own order", () => {
  it('has its sections, without what is empty or gone, and what it lacks last', () => {
    const ids = sectionsOf(ORDER, LINES).map(({ lines, ...section }) => ({
      ...section,
      lines: lines.map(({ id }) => id),
    }));
    expect(ids).toEqual([
      { id: 'first', heading: null, isRest: false, lines: ['c'] },
      { id: '1', heading: 'Programs', isRest: false, lines: ['a'] },
      { id: '4', heading: 'Programs', isRest: false, lines: ['b'] },
      { id: 'rest', heading: null, isRest: true, lines: ['d'] },
    ]);
  });

  it('without one, every line is in the rest', () => {
    expect(sectionsOf([], LINES)).toEqual([
      { id: 'rest', heading: null, isRest: true, lines: LINES },
    ]);
    expect(sectionsOf(ORDER, [])).toEqual([]);
  });

  it('is made whole', () => {
    const ids = LINES.map(({ id }) => id);
    expect(wholeOrder(ORDER, ids)).toEqual([
      'c',
      '# Programs',
      'a',
      '# Nothing',
      '# Programs',
      'b',
      'd',
    ]);
    expect(wholeOrder([], ids)).toEqual(ids);
  });

  it('has every line once, and every heading', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const row = fc.oneof(id, fc.constantFrom('# One', '# Two'));
    fc.assert(
      fc.property(fc.array(row), fc.uniqueArray(id), (order, ids) => {
        const lines = ids.map((own) => ({ id: own }));
        const shown = sectionsOf(order, lines).flatMap((section) => section.lines);
        const whole = wholeOrder(order, ids);
        const headings = (rows: readonly string[]) => rows.filter((own) => headingIn(own) !== null);
        expect(whole.filter((own) => headingIn(own) === null)).toEqual(shown.map((own) => own.id));
        expect(shown.map((own) => own.id).toSorted()).toEqual(ids.toSorted());
        expect(headings(whole)).toEqual(headings(order));
        expect(wholeOrder(whole, ids)).toEqual(whole);
      }),
    );
  });
});

describe('the order of a sheet', () => {
  const SHEET = ['# Programs', 'b', 'a', '# Office', 'c', 'refused'];
  const OWN = ['# Programs', 'b', 'a', '# Office', 'c'];

  it('is that of its lines, slice by slice, and where all of them were there', () => {
    const first = orderWithSheet([], SHEET, ['a', 'b']);
    expect(first).toEqual(['# Programs', 'b', 'a', '# Office']);
    expect(orderWithSheet(first, SHEET, ['a', 'b', 'c'])).toEqual(OWN);
    expect(orderWithSheet(OWN, SHEET, ['a', 'b', 'c'])).toEqual(OWN);
    expect(orderWithSheet(['gone'], SHEET, ['a', 'b', 'c'])).toEqual(OWN);
  });

  it('comes behind what somebody has arranged, and does not begin one for other lines', () => {
    expect(orderWithSheet(['x', '# Other', 'a'], SHEET, ['x', 'a', 'b', 'c'])).toEqual([
      'x',
      '# Other',
      'a',
      'b',
      'c',
    ]);
    expect(orderWithSheet(['c', 'a', 'b'], SHEET, ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
    expect(orderWithSheet([], SHEET, ['x', 'a', 'b', 'c'])).toEqual([]);
  });
});
