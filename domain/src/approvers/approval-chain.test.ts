import { expect, it } from 'vitest';
import { chainFor, ROLE_NAMES } from './approval-chain.ts';

it('has three roles for an event and two otherwise', () => {
  const names = (requiresEventApprover: boolean) =>
    chainFor({ requiresEventApprover }).map((role) => ROLE_NAMES[role]);
  expect(names(true)).toEqual(['Event Approver', 'President', 'Treasurer']);
  expect(names(false)).toEqual(['President', 'Treasurer']);
});
