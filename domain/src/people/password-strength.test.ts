import { expect, it } from 'vitest';
import { organization } from '../organization.ts';
import { passwordStrength } from './password-strength.ts';

const EMAIL = 'pat.doe@example.com';

it.each([
  ['', 'weak'],
  ['password1234', 'weak'],
  ['P@ssw0rd1234', 'weak'],
  ['qwertyuiop12', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['123456789012', 'weak'],
  ['abcabcabcabcabcabc', 'weak'],
  [`${organization.schoolName.replaceAll(' ', '')}2026`, 'weak'],
  ['patdoepatdoe26', 'weak'],
  ['bluebicycles', 'fair'],
  ['blue-bicycles-26', 'good'],
  ['correct horse battery staple', 'strong'],
  ['k7#Vq!z9Lm$T2x', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password, EMAIL)).toBe(strength);
});

it('falls with no character that is added at random', () => {
  const order = ['weak', 'fair', 'good', 'strong'];
  const levels = Array.from('mvq8wt#zr5kyp!', (_, at) =>
    order.indexOf(passwordStrength('mvq8wt#zr5kyp!'.slice(0, at + 1), EMAIL)),
  );
  expect(levels).toEqual(levels.toSorted((one, other) => one - other));
});
