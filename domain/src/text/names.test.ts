import { expect, it } from 'vitest';
import { compareNames } from './names.ts';

it('sorts names without case, and 9 before 10', () => {
  const names = ['grade 10', 'Field Trip', 'Grade 2', 'école', 'Zoo'];
  expect(names.sort(compareNames)).toEqual(['école', 'Field Trip', 'Grade 2', 'grade 10', 'Zoo']);
});
