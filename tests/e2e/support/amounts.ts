import type { Locator, Page } from '@playwright/test';

/** What is asked before something that is no number is saved as 0. */
export function zeroQuestion(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Save it as $0.00?' });
}

const NOT_CENTS = 'must be dollars and cents, such as 24.50.';
const COMMA = 'has a comma. Use a decimal point, like 12.50.';

/** Numbers that are typed into a number field and refused, with what is said behind the field's label. */
export const NOT_DOLLARS: readonly (readonly [
  typed: string,
  problem: { readonly books: string; readonly form: string },
])[] = [
  ['4312.755', { books: NOT_CENTS, form: NOT_CENTS }],
  ['1e3', { books: NOT_CENTS, form: NOT_CENTS }],
  [
    '99999999999999',
    {
      books: 'must be at most $99,999,999.99, either way.',
      form: 'must be at most $999,999.99.',
    },
  ],
  ['1.250,00', { books: COMMA, form: COMMA }],
  ['12,50', { books: COMMA, form: COMMA }],
];
