import { expect, it } from 'vitest';
import { openStep } from '../../../../tests/fixtures/steps.ts';
import { asking, isAsking, markOf } from './asked.ts';

const TREASURER = { approvers: ['t@example.com'], blocked: null, standIn: false } as const;
const STAND_IN = { approvers: ['s@example.com'], blocked: null, standIn: true } as const;
const NOBODY = { approvers: [], blocked: 'away', standIn: false } as const;

const step = openStep('treasurer');

it('notes whether the stand-in is asked, and forgets it when somebody else is (#131)', () => {
  const asked = asking(step, STAND_IN);
  expect(asked).toEqual({ ...step, approvers: ['s@example.com'], blocked: null, standIn: true });
  expect(asking(asked, TREASURER)).toEqual({
    ...step,
    approvers: ['t@example.com'],
    blocked: null,
  });
  expect(asking(asked, TREASURER)).not.toHaveProperty('standIn');
});

it.each([
  [TREASURER, TREASURER, true],
  [STAND_IN, STAND_IN, true],
  [TREASURER, STAND_IN, false],
  // The stand-in becomes the treasurer.
  [STAND_IN, { ...STAND_IN, standIn: false }, false],
  [TREASURER, { ...TREASURER, approvers: ['t@example.com', 'u@example.com'] }, false],
  [TREASURER, { ...TREASURER, approvers: ['u@example.com'] }, false],
  [NOBODY, NOBODY, true],
  [NOBODY, { ...NOBODY, blocked: 'notSet' }, false],
  [NOBODY, TREASURER, false],
] as const)('a step that asks as %o asks as %o: %s', (before, now, same) => {
  expect(isAsking(asking(step, before), now)).toBe(same);
});

it('marks only what a stand-in does', () => {
  expect(markOf(true)).toEqual({ standIn: true });
  expect(markOf(false)).toEqual({});
});
