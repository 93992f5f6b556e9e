import { describe, expect, it } from 'vitest';
import { approverChanges, withoutCarried } from './approver-changes.ts';
import { NO_SETTINGS, type ApproverSettings } from './settings.ts';

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
      'a president who goes, and one who goes and leaves an empty place',
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
      'event approvers put in, taken out and set in a place that was empty',
      { eventApprovers: { Fair: 'new@example.com', Trip: 't@example.com', Zoo: 'z@example.com' } },
      [
        event('constructor', 'c@example.com', null),
        event('Fair', 'fair@example.com', 'new@example.com'),
        event('Trip', null, 't@example.com'),
        event('Zoo', null, 'z@example.com'),
      ],
    ],
  ])('tells of %s', (_name, change, expected) => {
    expect(approverChanges(BEFORE, { ...BEFORE, ...change })).toEqual(expected);
  });

  it('puts everybody in who is set at first', () => {
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

  it('leaves out that a category has another name', () => {
    expect(carried({ ...others, Gala: fair })).toEqual([]);
  });

  it('tells of who stood under the new name before', () => {
    expect(carried({ ...others, constructor: fair })).toEqual([
      event('constructor', 'c@example.com', fair),
      event('Fair', fair, null),
    ]);
  });

  it('tells of who is taken out with a category', () => {
    expect(carried(others)).toEqual([event('Fair', fair, null)]);
  });

  it('tells of a person who leaves one role for another', () => {
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
