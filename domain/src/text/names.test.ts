import { expect, it } from 'vitest';
import { compareNames } from './names.ts';

it('puts names in the order in which people look for them', () => {
  const names = ['grade 10', 'Field Trip', 'Grade 2', 'école', 'Zoo'];
  expect(names.sort(compareNames)).toEqual(['école', 'Field Trip', 'Grade 2', 'grade 10', 'Zoo']);
});
