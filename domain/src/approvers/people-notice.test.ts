import { describe, expect, it } from 'vitest';

import { journalEntry, type Change } from '../ledger/journal.ts';
import { NO_SETTINGS } from './approver-settings.ts';
import { noticeOf, noticeRecipients, toldAtOnce } from './notice.ts';

const ADMIN = { uid: 'ruth', email: 'ruth@example.com' };
const PERSON = {
  email: 'ana@example.com',
  name: 'Ana Ruiz',
  role: 'bookkeeper',
  joinedAt: 1,
  version: 1,
};

function noticeOfChange(before: object | null, after: object | null) {
  // Each case has one of them.
  const change = { before, after } as Change;
  return noticeOf(journalEntry({ collection: 'people', document: 'ana' }, change, ADMIN, 2), null);
}

describe('a notice about people', () => {
  it.each([
    ['someone new', null, PERSON, null, { role: 'bookkeeper', endsOn: null }],
    [
      'another role',
      PERSON,
      { ...PERSON, role: 'admin', version: 2 },
      { role: 'bookkeeper', endsOn: null },
      { role: 'admin', endsOn: null },
    ],
    [
      'another last day',
      PERSON,
      { ...PERSON, endsOn: '2027-06-30', version: 2 },
      { role: 'bookkeeper', endsOn: null },
      { role: 'bookkeeper', endsOn: '2027-06-30' },
    ],
    ['a removal', PERSON, null, { role: 'bookkeeper', endsOn: null }, null],
  ])('tells of %s', (_name, before, after, was, is) => {
    expect(noticeOfChange(before, after)).toEqual({
      kind: 'people',
      email: 'ana@example.com',
      hasJoined: true,
      before: was,
      after: is,
    });
  });

  it.each([
    ['a name', { ...PERSON, name: 'Ana R.', version: 2 }],
    ['a new password', { ...PERSON, validAfter: 3, version: 2 }],
  ])('tells nothing of %s', (_name, after) => {
    expect(noticeOfChange(PERSON, after)).toBeNull();
  });

  it('goes to the officers, every administrator, and the person, who has joined', () => {
    const settings = { ...NO_SETTINGS, treasurer: 'money@example.com' };
    const toldOf = (before: object | null, after: object | null) => {
      const notice = noticeOfChange(before, after);
      return notice && noticeRecipients(notice, settings, settings, ['ruth@example.com']).sort();
    };
    const officers = ['money@example.com', 'ruth@example.com'];
    expect(toldOf(PERSON, null)).toEqual(['ana@example.com', ...officers]);
    // They have their invitation, or find it withdrawn.
    expect(toldOf(null, { ...PERSON, joinedAt: undefined })).toEqual(officers);
    expect(toldOf({ ...PERSON, joinedAt: undefined }, null)).toEqual(officers);
  });

  it('waits for no cap by what it says itself', () => {
    const notice = noticeOfChange(PERSON, null);
    expect(notice && toldAtOnce(notice, NO_SETTINGS, NO_SETTINGS)).toEqual(new Set());
  });
});
