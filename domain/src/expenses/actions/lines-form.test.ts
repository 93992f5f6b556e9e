import { expect, it } from 'vitest';
import { cents } from '../../money/money.ts';
import { linesErrors, linesTexts, newLines, typedTotal } from './lines-form.ts';

const LINES = [
  { categoryId: 'fair', category: 'Book Fair', fundId: 'main', amount: 64.35 },
  { categoryId: 'party', category: 'Class Party', fundId: null, amount: 20 },
];
const TEXTS = { ...linesTexts(LINES), reason: 'Wrong event' };
const [first, second] = TEXTS.lines as [(typeof TEXTS.lines)[0] & {}, (typeof TEXTS.lines)[0] & {}];
const limit = { most: cents(8_435), isPaid: false };

it('begins with the lines as they are, and sends what was typed', () => {
  expect(TEXTS.lines).toEqual([
    { categoryId: 'fair', fundId: 'main', amount: '64.35' },
    { categoryId: 'party', fundId: '', amount: '20.00' },
  ]);
  expect(linesErrors(TEXTS, limit)).toEqual({});
  expect(newLines(TEXTS)).toEqual(LINES.map(({ category: _name, ...line }) => line));
  expect(typedTotal(TEXTS)).toBe(8_435);
  expect(typedTotal({ lines: [{ ...first, amount: 'x' }] })).toBe(0);
  expect(newLines({ ...TEXTS, lines: [{ ...first, amount: 'x' }] })[0]?.amount).toBe(0);
});

it('asks for a category, an amount, and why', () => {
  const lines = [{ ...first, categoryId: '', amount: '0' }];
  expect(Object.keys(linesErrors({ lines, reason: ' ' }, limit))).toEqual([
    'lines.0.categoryId',
    'lines.0.amount',
    'reason',
  ]);
});

it('takes no category and fund twice', () => {
  const lines = [first, { ...first, amount: '1' }];
  expect(linesErrors({ ...TEXTS, lines }, limit)).toEqual({
    'lines.1.categoryId': 'Another line has this category and fund already.',
  });
});

it('adds up to no more than was asked for, and of a paid expense to what was paid', () => {
  const lines = [first, { ...second, amount: '20.01' }];
  expect(linesErrors({ ...TEXTS, lines }, limit)).toEqual({
    'lines.1.amount': 'The lines must not add up to more than $84.35.',
  });
  expect(linesErrors(TEXTS, { ...limit, isPaid: true })).toEqual({
    'lines.1.fundId': 'A paid line needs a fund.',
  });
  expect(linesErrors({ ...TEXTS, lines: [first] }, { ...limit, isPaid: true })).toEqual({
    'lines.0.amount': 'The lines must add up to $84.35.',
  });
});
