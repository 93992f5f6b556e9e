import { expect, it } from 'vitest';
import { categoriesIn } from './form-options.ts';

const CATEGORY = { id: 'c1', name: 'Book Fair', requiresEventApprover: true };

it('gives the categories, be they none', () => {
  expect(categoriesIn({ schoolName: 'S', categories: [CATEGORY] })).toEqual([CATEGORY]);
  expect(categoriesIn({ schoolName: 'S', categories: [] })).toEqual([]);
});

it.each([
  null,
  'text',
  {},
  { categories: 'all' },
  { categories: [null] },
  { categories: [{ ...CATEGORY, name: 5 }] },
  { categories: [CATEGORY, { ...CATEGORY, requiresEventApprover: 'yes' }] },
])('gives nothing for %j', (body) => {
  expect(categoriesIn(body)).toBeNull();
});
