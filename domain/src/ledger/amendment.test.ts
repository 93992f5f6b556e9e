import { expect, it } from 'vitest';
import { isAmendment, undoing, type Amendment } from './amendment.ts';

const AMENDMENT = {
  fiscalYear: '2026',
  reason: 'The buses cost more',
  authority: 'members',
  meetingDate: '2026-11-12',
} as Amendment;

it('is an amendment only with its four fields in order', () => {
  expect(isAmendment(AMENDMENT)).toBe(true);
  for (const value of [null, 'board', [], {}, { ...AMENDMENT, by: 'Dana' }])
    expect(isAmendment(value)).toBe(false);
  for (const change of [
    { fiscalYear: '26' },
    { reason: ' ' },
    { reason: 'a'.repeat(501) },
    { authority: 'principal' },
    { meetingDate: '2026-02-30' },
    { meetingDate: undefined },
  ])
    expect(isAmendment({ ...AMENDMENT, ...change })).toBe(false);
});

it('is undone by the same authority, within the length of a reason', () => {
  expect(undoing(AMENDMENT)).toEqual({ ...AMENDMENT, reason: 'Undo: The buses cost more' });
  const long = undoing({ ...AMENDMENT, reason: 'a'.repeat(500) });
  expect(long.reason).toBe(`Undo: ${'a'.repeat(494)}`);
  expect(isAmendment(long)).toBe(true);
});
