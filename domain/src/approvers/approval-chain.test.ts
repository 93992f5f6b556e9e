import { expect, it } from 'vitest';
import { chainFor, chainText, MAX_STEPS } from './approval-chain.ts';

it('has three roles for an event and two otherwise', () => {
  const text = (requiresEventApprover: boolean) => chainText(chainFor({ requiresEventApprover }));
  expect(text(true)).toBe('Event Approver, then President, then Treasurer');
  expect(text(false)).toBe('President, then Treasurer');
  expect(MAX_STEPS).toBe(3);
});
