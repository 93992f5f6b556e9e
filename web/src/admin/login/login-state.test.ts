import { expect, it } from 'vitest';
import { adminAddress, returnTo } from './login-state.ts';

it.each([
  '/admin',
  '/admin/users',
  '/admin/financial/revenue',
  '/admin/expenses/ABCDEFGHIJKLMNOPQR57',
  '/admin/expenses?fund=none&status=approved&q=pat+%C3%A9',
])('leads to %s', (wanted) => {
  expect(returnTo({ wanted })).toBe(wanted);
});

it.each([
  '//evil.example',
  'https://evil.example',
  '/admin//evil.example',
  '/admin/../approve',
  '/admin\\evil',
  '/admin/login',
  '/admin/login/',
  '/admin/login?x=1',
  '/administrator',
  'javascript:alert(1)',
  '/admin/users?next=//evil.example',
  '/admin/users#//evil',
  '/',
  '',
])('stays at home instead of %s (#86)', (wanted) => {
  expect(returnTo({ wanted })).toBe('/admin');
});

it.each([undefined, null, 'users', 7, {}, { wanted: 3 }])('stays at home with %o', (state) => {
  expect(returnTo(state)).toBe('/admin');
});

it.each([
  ['treasurer', 'treasurer@school.example.com'],
  ['  treasurer ', 'treasurer@school.example.com'],
  ['pat@example.com', 'pat@example.com'],
  [' pat@example.com', 'pat@example.com'],
])('%j signs in as %s', (typed, address) => {
  expect(adminAddress(typed, 'school.example.com')).toBe(address);
});

it('leaves out what a paste brings along and nobody sees', () => {
  expect(adminAddress(' \u202apat\u00ad\u202c\u0000', 'example.org')).toBe('pat@example.org');
});
