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
