import { expect, it } from 'vitest';
import { categoryErrors } from './category-form.ts';

const OTHERS = [{ id: 'book-fair', name: 'Book Fair' }];

it.each(['Book Fair', ' book  FAIR ', 'Ｂook Fair'])('points out that there is a %s', (name) => {
  const errors = categoryErrors(
    { name, requiresEventApprover: false, offForm: false, archived: false },
    'new',
    OTHERS,
  );
  expect(errors.name).toBe('There’s already a category called “Book Fair”.');
});

it('lets a category keep its name, in another spelling too', () => {
  const typed = {
    name: 'BOOK FAIR',
    requiresEventApprover: false,
    offForm: false,
    archived: false,
  };
  expect(categoryErrors(typed, 'book-fair', OTHERS)).toEqual({});
});

it('wants a name that shows', () => {
  const typed = { name: ' \u200b', requiresEventApprover: true, offForm: false, archived: false };
  expect(categoryErrors(typed, 'new', OTHERS)).toEqual({ name: 'Name is required.' });
});
