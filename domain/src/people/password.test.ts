import { expect, it } from 'vitest';
import { organization } from '../organization.ts';
import { firstPassword, newPasswordError, passwordChange, SHORTEST_PASSWORD } from './password.ts';

const EMAIL = 'pat.doe@example.com';
const GOOD = 'x'.repeat(SHORTEST_PASSWORD);

it('asks for the password so far, and for a long new one, twice', () => {
  const schema = passwordChange(EMAIL);
  const typed = { current: 'x', next: GOOD, again: GOOD };
  const errorsOf = (value: object) =>
    schema.safeParse({ ...typed, ...value }).error?.issues.map(({ path }) => path.join()) ?? [];
  expect(errorsOf({})).toEqual([]);
  expect(errorsOf({ current: '' })).toEqual(['current']);
  expect(errorsOf({ next: GOOD.slice(1), again: GOOD.slice(1) })).toEqual(['next']);
  expect(errorsOf({ again: `${GOOD}y` })).toEqual(['again']);
  expect(errorsOf({ current: '', next: 'short' })).toEqual(['current', 'next']);
  expect(firstPassword(EMAIL).safeParse({ next: GOOD, again: GOOD }).success).toBe(true);
  expect(firstPassword(EMAIL).safeParse({ next: GOOD, again: '' }).success).toBe(false);
});

it.each([
  EMAIL,
  'Pat.Doe@Example.com1',
  'pat doe pat doe',
  organization.schoolName,
  `${organization.schoolName.replaceAll(' ', '-')}2026!`,
  `${organization.associationName} 2026`,
])('refuses %s, which others would try first', (password) => {
  expect(newPasswordError(password, EMAIL)).toMatch(/school’s name/);
});

it.each(['patdoe likes blue trains', '!@#$%^&*()_+', 'correct horse battery', 'пароль из слов'])(
  'takes %s',
  (password) => {
    expect(newPasswordError(password, EMAIL)).toBeNull();
  },
);
