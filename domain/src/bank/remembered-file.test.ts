import { expect, it } from 'vitest';
import { rememberedIn } from './remembered-file.ts';

it('is what an account has beside its form', () => {
  const fileColumns = { headings: 0, date: 0, amount: 1 };
  expect(rememberedIn({ name: 'Checking', fileColumns })).toEqual({ fileColumns });
  expect(rememberedIn({ fileAccount: '2345' })).toEqual({ fileAccount: '2345' });
  expect(rememberedIn(null)).toEqual({});
});
