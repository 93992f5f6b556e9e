import { expect, it } from 'vitest';
import { hasEveryBeginning } from './words.ts';

it.each([
  ['DJ Marco', 'mar', true],
  ['DJ Marco', 'marco dj', true],
  ['Café Olé', 'cafe ol', true],
  ['DJ Marco', 'dj marta', false],
  ['DJ Marco', 'arco', false],
])('%j begins like %j: %s', (text, typed, is) => {
  expect(hasEveryBeginning(text, typed)).toBe(is);
});
