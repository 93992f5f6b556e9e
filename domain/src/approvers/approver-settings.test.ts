import { describe, expect, it } from 'vitest';
import { SETTINGS_CASES } from '../../../tests/fixtures/settings-cases.ts';
import { invalidFields } from '../fields/document.ts';
import { VERSIONED } from '../ledger/record-fields.ts';
import { APPROVER_FIELDS } from './approver-fields.ts';
import { presidentsError, withoutCategory, withRenamedCategory } from './approver-settings.ts';
import { settingsFrom, type ApproverSettings } from './settings.ts';

const SET: ApproverSettings = {
  presidents: ['one@example.com', 'two@example.com'],
  treasurer: 'treasurer@example.com',
  eventApprovers: { Fair: 'fair@example.com', Day: '' },
};

function isApproversDocument(document: object): boolean {
  if (invalidFields({ ...APPROVER_FIELDS, ...VERSIONED }, document).length > 0) return false;
  return presidentsError(settingsFrom({ ...document }).presidents) === null;
}

describe('the check of a stored document', () => {
  // The rules run the same table: tests/rules/settings.test.ts.
  it.each(SETTINGS_CASES)('$title is right: $right (#74)', ({ document, right }) => {
    expect(isApproversDocument(document)).toBe(right);
  });

  it.each([0, 1.5, '1', null, undefined])('refuses the version %j (#66)', (version) => {
    expect(isApproversDocument({ ...SET, version })).toBe(false);
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
