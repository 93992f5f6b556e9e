import { describe, expect, it } from 'vitest';
import { approverChanges, withoutCarried } from './approver-changes.ts';
import { NO_SETTINGS, type ApproverSettings } from './approver-settings.ts';

const BEFORE: ApproverSettings = {
  presidents: ['one@example.com', 'two@example.com'],
  treasurer: 'money@example.com',
  eventApprovers: { Fair: 'fair@example.com', Trip: '', constructor: 'c@example.com' },
};

const president = (out: string | null, into: string | null) => ({
  role: 'president',
  category: null,
  out,
  in: into,
});
const event = (category: string, out: string | null, into: string | null) => ({
  role: 'eventApprover',
  category,
  out,
  in: into,
});

describe('approverChanges', () => {
  it.each([
    ['nothing', {}, []],
    ['the presidents in another order', { presidents: ['two@example.com', 'one@example.com'] }, []],
    [
      'another president',
      { presidents: ['one@example.com', 'new@example.com'] },
      [president('two@example.com', 'new@example.com')],
    ],
    [
      'a president who is removed, and one whose input is left empty',
      { presidents: ['', 'one@example.com'] },
      [president('two@example.com', null)],
    ],
    [
      'two others',
      { presidents: ['a@example.com', 'b@example.com'] },
      [
        president('one@example.com', 'a@example.com'),
        president('two@example.com', 'b@example.com'),
      ],
    ],
    [
      'another treasurer',
      { treasurer: 'alias@example.com' },
      [{ role: 'treasurer', category: null, out: 'money@example.com', in: 'alias@example.com' }],
    ],
    [
      'no treasurer',
      { treasurer: '' },
      [{ role: 'treasurer', category: null, out: 'money@example.com', in: null }],
    ],
    [
      'event approvers who are replaced, removed and set for the first time',
      { eventApprovers: { Fair: 'new@example.com', Trip: 't@example.com', Zoo: 'z@example.com' } },
      [
        event('constructor', 'c@example.com', null),
        event('Fair', 'fair@example.com', 'new@example.com'),
        event('Trip', null, 't@example.com'),
        event('Zoo', null, 'z@example.com'),
      ],
    ],
  ])('reports %s', (_name, change, expected) => {
    expect(approverChanges(BEFORE, { ...BEFORE, ...change })).toEqual(expected);
  });

  it('reports everybody of the first settings as set', () => {
    const roles = approverChanges(NO_SETTINGS, BEFORE).map((change) => [change.role, change.in]);
    expect(roles).toEqual([
      ['president', 'one@example.com'],
      ['president', 'two@example.com'],
      ['treasurer', 'money@example.com'],
      ['eventApprover', 'c@example.com'],
      ['eventApprover', 'fair@example.com'],
    ]);
  });
});

describe('withoutCarried', () => {
  const carried = (eventApprovers: Readonly<Record<string, string>>) =>
    withoutCarried(approverChanges(BEFORE, { ...BEFORE, eventApprovers }));
  const { Fair: fair = '', ...others } = BEFORE.eventApprovers;

  it('leaves out a rename of a category', () => {
    expect(carried({ ...others, Gala: fair })).toEqual([]);
  });

  it('reports the approver who was set under the new name before', () => {
    expect(carried({ ...others, constructor: fair })).toEqual([
      event('constructor', 'c@example.com', fair),
      event('Fair', fair, null),
    ]);
  });

  it('reports the approver of a deleted category', () => {
    expect(carried(others)).toEqual([event('Fair', fair, null)]);
  });

  it('reports a person who changes from one role to another', () => {
    const swapped = {
      ...BEFORE,
      presidents: ['one@example.com'],
      eventApprovers: { ...BEFORE.eventApprovers, Trip: 'two@example.com' },
    };
    expect(withoutCarried(approverChanges(BEFORE, swapped))).toEqual([
      president('two@example.com', null),
      event('Trip', null, 'two@example.com'),
    ]);
  });
});
