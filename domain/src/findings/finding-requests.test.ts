import { describe, expect, it } from 'vitest';
import { MAX_FINDING_LENGTH } from './finding.ts';
import { manageFinding } from './finding-requests.ts';

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
