import { expect, it } from 'vitest';
import { NO_SETTINGS } from '../approvers/approver-settings.ts';
import { setApprover, unsetApprover, type SetApprover } from './set-approver.ts';

const SETTINGS = {
  ...NO_SETTINGS,
  presidents: ['pat@example.com'],
  treasurer: 'tom@example.com',
  eventApprovers: { 'Book Fair': 'ann@example.com' },
};

const PRESIDENT = { role: 'president', category: null, address: 'kim@example.com' } as const;
const TREASURER = { role: 'treasurer', category: null, address: 'tim@example.com' } as const;
const EVENT = { role: 'eventApprover', category: 'Carnival', address: 'bo@example.com' } as const;

it.each<[SetApprover, string]>([
  [PRESIDENT, ''],
  [TREASURER, 'tom@example.com'],
  [EVENT, ''],
  [{ ...EVENT, category: 'Book Fair' }, 'ann@example.com'],
  // What every object has is not an approver.
  [{ ...EVENT, category: 'constructor' }, ''],
])('sets %o in the place of %j, and takes it back', (approver, before) => {
  const step = setApprover(SETTINGS, approver);
  if (step.kind !== 'set') throw new Error(step.kind);
  expect(step.before).toBe(before);
  expect(setApprover(step.settings, approver)).toEqual({ kind: 'same' });
  const undone = unsetApprover(step.settings, approver, before);
  const events = { ...SETTINGS.eventApprovers, ...(before === '' ? {} : {}) };
  expect(undone).toMatchObject({ ...SETTINGS, eventApprovers: events });
});

it('takes nothing back that somebody has changed since', () => {
  for (const approver of [PRESIDENT, TREASURER, EVENT])
    expect(unsetApprover(SETTINGS, approver, '')).toBeNull();
});

it('has no place for a third president, or for one mailbox twice', () => {
  const two = { ...NO_SETTINGS, presidents: ['pat@example.com', 'kim@example.com'] };
  expect(setApprover(two, { ...PRESIDENT, address: 'lee@example.com' })).toEqual({
    kind: 'refused',
    reason: 'There are two presidents already: pat@example.com and kim@example.com.',
  });
  expect(setApprover(SETTINGS, { ...PRESIDENT, address: 'pat+1@example.com' })).toMatchObject({
    kind: 'refused',
  });
  const half = { ...NO_SETTINGS, presidents: ['', 'pat@example.com'] };
  expect(setApprover(half, PRESIDENT)).toMatchObject({
    settings: { presidents: ['pat@example.com', 'kim@example.com'] },
  });
});
