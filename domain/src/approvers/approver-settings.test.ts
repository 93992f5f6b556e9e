import { describe, expect, it } from 'vitest';
import { MAILBOX_PAIRS } from '../../../tests/fixtures/emails.ts';
import { SETTINGS_CASES } from '../../../tests/fixtures/settings-cases.ts';
import { MAX_CATEGORIES } from '../categories/category-change.ts';
import {
  isApproversDocument,
  settingsErrors,
  tidySettings,
  withoutCategory,
  withRenamedCategory,
} from './approver-settings.ts';
import { NO_SETTINGS, type ApproverSettings } from './settings.ts';

const SET: ApproverSettings = {
  presidents: ['one@example.com', 'two@example.com'],
  treasurer: 'treasurer@example.com',
  eventApprovers: { Fair: 'fair@example.com', Day: '' },
};

describe('isApproversDocument', () => {
  // The rules run the same table: tests/rules/settings.test.ts.
  it.each(SETTINGS_CASES)('$title is right: $right (#74)', ({ document, right }) => {
    expect(isApproversDocument(document)).toBe(right);
  });

  it.each([0, 1.5, '1', null, undefined])('refuses the version %j (#66)', (version) => {
    expect(isApproversDocument({ ...SET, version })).toBe(false);
  });
});

describe('settingsErrors', () => {
  const bad = 'must be one address, such as name@example.com.';

  it('accepts valid settings, and empty ones (#74)', () => {
    expect(settingsErrors(SET)).toEqual([]);
    expect(settingsErrors(NO_SETTINGS)).toEqual([]);
    expect(settingsErrors({ ...SET, presidents: ['', ''] })).toEqual([]);
  });

  it('names every input that is not an address (#74)', () => {
    const settings = {
      presidents: ['x', 'a@b.co,c@d.co'],
      treasurer: 'a@b',
      eventApprovers: { Fair: 'nobody', Day: '' },
    };
    expect(settingsErrors(settings)).toEqual([
      { place: 'president 0', message: `President 1 ${bad}` },
      { place: 'president 1', message: `President 2 ${bad}` },
      { place: 'treasurer', message: `Treasurer Email ${bad}` },
      { place: 'event Fair', message: `Fair ${bad}` },
    ]);
  });

  it.each(['two@example.com', 'TWO@example.com'])(
    'refuses %s as the second president (#74)',
    (first) => {
      expect(settingsErrors({ ...SET, presidents: [first, 'two@example.com'] })).toEqual([
        { place: 'president 1', message: 'President 2 must be another person than President 1.' },
      ]);
    },
  );

  it.each(MAILBOX_PAIRS)(
    'presidents %s and %s are one person: %s (#101)',
    (first, second, same) => {
      const message = settingsErrors({ ...SET, presidents: [first, second] })[0]?.message;
      const sameAddress = first.toLowerCase() === second.toLowerCase();
      const why = sameAddress ? '' : ': both addresses reach one mailbox';
      const expected = `President 2 must be another person than President 1${why}.`;
      expect(message).toBe(same ? expected : undefined);
    },
  );

  it('refuses a third president (#74)', () => {
    const presidents = ['a@b.co', 'b@b.co', 'c@b.co'];
    expect(settingsErrors({ ...SET, presidents })).toEqual([
      { place: 'presidents', message: 'There are at most 2 presidents.' },
    ]);
  });

  it('accepts up to 100 event approvers (#33)', () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`Event ${index}`, '']));
    expect(settingsErrors({ ...SET, eventApprovers: many(MAX_CATEGORIES) })).toEqual([]);
    expect(settingsErrors({ ...SET, eventApprovers: many(MAX_CATEGORIES + 1) })).toEqual([
      { place: 'eventApprovers', message: 'At most 100 categories may have an event approver.' },
    ]);
  });
});

describe('tidySettings', () => {
  it('drops spaces around addresses and empty presidents at the end', () => {
    const typed = {
      presidents: [' one@example.com ', ' '],
      treasurer: ' ',
      eventApprovers: { Fair: ' fair@example.com' },
    };
    expect(tidySettings(typed)).toEqual({
      presidents: ['one@example.com'],
      treasurer: '',
      eventApprovers: { Fair: 'fair@example.com' },
    });
    expect(tidySettings({ ...typed, presidents: ['', 'a@b.co'] }).presidents).toEqual([
      '',
      'a@b.co',
    ]);
  });
});

describe('a renamed category', () => {
  const approversAfter = (oldName: string, newName: string) =>
    withRenamedCategory(SET, oldName, newName).eventApprovers;

  it('keeps its event approver under the new name only (#13, #69)', () => {
    expect(approversAfter('Fair', 'Book Fair')).toEqual({
      Day: '',
      'Book Fair': 'fair@example.com',
    });
    expect(withRenamedCategory(SET, 'Fair', 'Book Fair')).toMatchObject({
      presidents: SET.presidents,
      treasurer: SET.treasurer,
    });
  });

  it('does not get the event approver that a deleted category left under the new name (#69)', () => {
    expect(approversAfter('Fair', 'Day')).toEqual({ Day: 'fair@example.com' });
    expect(approversAfter('Office', 'Day')).toEqual({ Fair: 'fair@example.com' });
    expect(approversAfter('constructor', 'toString')).toEqual(SET.eventApprovers);
  });

  it('loses its event approver when it is deleted', () => {
    expect(withoutCategory(SET, 'Fair').eventApprovers).toEqual({ Day: '' });
    expect(withoutCategory(SET, 'Office').eventApprovers).toEqual(SET.eventApprovers);
  });
});
