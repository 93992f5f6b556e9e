import { expect, it } from 'vitest';
import { adminAddress } from './admin-address.ts';

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
