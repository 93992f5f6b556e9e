import { describe, expect, it } from 'vitest';
import type { Amendment } from './amendment.ts';
import { journalEntry, journalIdOf, storedVersion } from './journal.ts';

const PLACE = { collection: 'settings', document: 'approvers' };
const BY = { uid: 'u1', email: 'dana@example.com' };
const [FIRST, SECOND] = [
  { treasurer: 'one@example.com', version: 1 },
  { treasurer: 'two@example.com', version: 2 },
];

describe('journalEntry', () => {
  it.each([
    ['created', 1, { before: null, after: FIRST }],
    ['changed', 2, { before: FIRST, after: SECOND }],
    ['deleted', 3, { before: SECOND, after: null }],
  ] as const)('names a change %s, version %d', (kind, version, change) => {
    expect(journalEntry(PLACE, change, BY, 1_000)).toEqual({
      ...PLACE,
      ...change,
      kind,
      version,
      by: BY,
      at: 1e3,
      words: [],
    });
  });
});

it('keeps an amendment where there is one', () => {
  const amendment = {
    fiscalYear: '2026',
    reason: 'Buses',
    meetingDate: '2026-11-12',
    authority: 'board',
  } as Amendment;
  const change = { before: null, after: FIRST };
  expect(journalEntry(PLACE, change, BY, 1_000, amendment)).toMatchObject({ amendment });
  expect(journalEntry(PLACE, change, BY, 1_000)).not.toHaveProperty('amendment');
});

it('gives each version its own id', () => {
  expect(journalIdOf({ ...PLACE, version: 12 })).toBe('settings~approvers~12');
});

it.each([
  [0, null],
  [0, {}],
  [0, { version: '3' }],
  [3, { version: 3 }],
])('reads version %d from %j', (version, fields) => {
  expect(storedVersion(fields)).toBe(version);
});
