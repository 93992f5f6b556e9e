import { expect, it } from 'vitest';
import { chainFor, inCategory, isRole, MAX_STEPS } from './approval-chain.ts';
import { actingAs, chainText } from './role-messages.ts';

it('has three roles for an event and two otherwise', () => {
  const text = (requiresEventApprover: boolean) => chainText(chainFor({ requiresEventApprover }));
  expect(text(true)).toBe('Event Approver, then President, then Treasurer');
  expect(text(false)).toBe('President, then Treasurer');
  expect(chainText(['eventApprover', 'eventApprover', 'president'])).toBe(
    '2 Event Approvers, then President',
  );
  expect(MAX_STEPS).toBe(12);
});

it('names a stand-in by whom they stand in for, and a holder by the role', () => {
  expect(actingAs('treasurer', { standIn: true })).toBe('Stand-in for the Treasurer');
  expect(actingAs('eventApprover', { standIn: false })).toBe('Event Approver');
  expect(actingAs('president', {})).toBe('President');
  expect(actingAs('president', null)).toBe('President');
  expect(inCategory('Event Approver', 'Book Fair')).toBe('Event Approver (Book Fair)');
  expect(inCategory('President', null)).toBe('President');
});

it.each([
  ['treasurer', true],
  ['Treasurer', false],
  ['toString', false],
  [undefined, false],
])('%j as a role: %s', (value, known) => {
  expect(isRole(value)).toBe(known);
});
