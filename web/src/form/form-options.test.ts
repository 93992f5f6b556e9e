import { VERSION_HEADER } from '@pa-ledger/domain/outdated-page';
import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { expect, it } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import { readFormOptions } from './form-options.ts';

const CATEGORY = { id: 'c1', name: 'Book Fair', requiresEventApprover: true };

it('returns the categories, also an empty list', () => {
  for (const categories of [[CATEGORY], []])
    expect(readFormOptions(new Response(), { schoolName: 'S', categories })).toEqual({
      status: 'ready',
      categories,
    });
});

it.each([
  null,
  'text',
  {},
  { categories: 'all' },
  { categories: [null] },
  { categories: [{ ...CATEGORY, name: 5 }] },
  { categories: [CATEGORY, { ...CATEGORY, requiresEventApprover: 'yes' }] },
])('returns an error for %j', (body) => {
  expect(readFormOptions(new Response(), body)).toEqual({ status: 'error' });
});

it('returns an error for an answer with status 500, whatever its body has', () => {
  const failed = new Response(null, { status: 500 });
  expect(readFormOptions(failed, { categories: [CATEGORY] })).toEqual({ status: 'error' });
});

it('says outdated for a page that is older than the data, and error for a failure (#112)', () => {
  const newer = { headers: { [VERSION_HEADER]: String(SCHEMA_VERSION + 1) } };
  expect(readFormOptions(new Response(null, newer), { groups: [] })).toEqual({
    status: 'outdated',
  });
  const { status, body } = refused('dataNewer');
  expect(readFormOptions(new Response(null, { status }), body)).toEqual({
    status: 'outdated',
  });
  // What an older page still understands is enough.
  expect(readFormOptions(new Response(null, newer), { categories: [] }).status).toBe('ready');
});
