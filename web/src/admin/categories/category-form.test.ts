import { expect, it } from 'vitest';
import { categoryErrors } from './category-form.ts';

const TYPED = { spanishName: '', requiresEventApprover: false, offForm: false, archived: false };
const OTHERS = [{ id: 'book-fair', name: 'Book Fair' }];

it.each(['Book Fair', ' book  FAIR ', 'Ｂook Fair'])('points out that there is a %s', (name) => {
  const errors = categoryErrors({ ...TYPED, name }, 'new', OTHERS);
  expect(errors.name).toBe('There’s already a category called “Book Fair”.');
});

it('lets a category keep its name, in another spelling too', () => {
  expect(categoryErrors({ ...TYPED, name: 'BOOK FAIR' }, 'book-fair', OTHERS)).toEqual({});
});

it('wants a name that shows', () => {
  expect(categoryErrors({ ...TYPED, name: ' \u200b' }, 'new', OTHERS)).toEqual({
    name: 'Name is required.',
  });
});
