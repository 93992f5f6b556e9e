import { describe, expect, it } from 'vitest';
import { FINDING_COLLECTIONS, MAX_FINDING_LENGTH, type FindingCollection } from './finding.ts';
import { isFindingPlace, manageFinding } from './finding-requests.ts';

const REQUEST = 'aB3dE5fG7hJ9kL1mN2pQ';
const WRITE = {
  action: 'write',
  id: 'f1',
  on: { collection: 'manualExpenses', id: 'hall' },
  text: 'Where’s the receipt?',
};
const ANSWER = { action: 'answer', id: 'f1', version: 1, text: 'Added.' };
const RESOLVE = { action: 'resolve', id: 'f1', version: 2 };

describe('a request about a finding', () => {
  it.each([WRITE, ANSWER, RESOLVE, { ...RESOLVE, text: 'Seen.' }])('is taken: %j', (request) => {
    expect(manageFinding.parse(request)).toEqual(request);
  });

  it('has a tidy text, and none where nothing was typed beside a resolution', () => {
    expect(manageFinding.parse({ ...WRITE, text: ' Two\r\nlines\u200b \n' })).toMatchObject({
      text: 'Two\nlines',
    });
    expect(manageFinding.parse({ ...RESOLVE, text: ' ' })).toEqual(RESOLVE);
  });

  it.each([
    ['no text', { ...WRITE, text: ' \u200b' }],
    ['no text at all', { ...WRITE, text: undefined }],
    ['an empty answer', { ...ANSWER, text: '' }],
    ['too long a text', { ...WRITE, text: 'x'.repeat(MAX_FINDING_LENGTH + 1) }],
    ['too long an answer', { ...ANSWER, text: 'x'.repeat(MAX_FINDING_LENGTH + 1) }],
    ['too long a note', { ...RESOLVE, text: 'x'.repeat(MAX_FINDING_LENGTH + 1) }],
    ['a text that’s none', { ...WRITE, text: 7 }],
    ['no id', { ...WRITE, id: '' }],
    ['an id of another document', { ...WRITE, id: '../people/x' }],
    ['a record of another kind', { ...WRITE, on: { collection: 'people', id: 'hall' } }],
    ['an id that no record has', { ...WRITE, on: { collection: 'deposits', id: 'short' } }],
    ['more about its record', { ...WRITE, on: { ...WRITE.on, title: 'x' } }],
    ['a writer', { ...WRITE, by: { uid: 'x', email: 'x@example.com' } }],
    ['no version', { ...ANSWER, version: undefined }],
    ['a version that never was', { ...RESOLVE, version: 0 }],
    ['another action', { ...RESOLVE, action: 'reopen' }],
  ])('isn’t taken with %s', (_name, request) => {
    expect(manageFinding.safeParse(request).success).toBe(false);
  });
});

describe('a place', () => {
  const IDS: Readonly<Record<FindingCollection, string>> = {
    revenueItems: 'import-12',
    manualExpenses: 'hall',
    transfers: 'one',
    deposits: REQUEST,
    statements: 'checking~2026-09-30',
    expenses: REQUEST,
    payments: `${REQUEST}-1`,
  };

  it.each(FINDING_COLLECTIONS)('of %s has an id of its own kind', (collection) => {
    expect(isFindingPlace({ collection, id: IDS[collection] })).toBe(true);
    for (const id of ['', '..', 'a/b', 'a~b~c', '__a__'])
      expect(isFindingPlace({ collection, id }), id).toBe(false);
  });
});
