import { expect, it } from 'vitest';
import { formFromRecord, recordErrors } from './record-form.ts';
import { recordSchema, sentenceAgainst } from './record-schema.ts';

const FUND = { ...formFromRecord('funds'), code: '4910', name: 'Library Fund' };

it('finds in a form what the record of it may not have', () => {
  expect(recordSchema('funds').parse(FUND)).toEqual(FUND);
  expect(sentenceAgainst('funds', FUND)).toBeNull();
  const wrong = { ...FUND, name: '' };
  const [sentence] = Object.values(recordErrors('funds', wrong));
  expect(sentenceAgainst('funds', wrong)).toBe(sentence);
  expect(recordSchema('funds').safeParse(wrong).error?.issues).toMatchObject([
    { path: ['name'], message: sentence },
  ]);
});

it('checks what the page makes of what is typed', () => {
  const named = recordSchema('funds', (typed) => ({ ...typed, name: typed.name || 'Main Fund' }));
  expect(named.safeParse({ ...FUND, name: '' }).success).toBe(true);
});
