import { VERSION_HEADER, SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '../../../tests/support/refused.ts';
import { keepFormOptions, keptFormOptions, readFormOptions } from './form-options.ts';

const CATEGORY = { id: 'c1', name: 'Book Fair', requiresEventApprover: true };

it('returns the categories, also an empty list', () => {
  for (const categories of [[CATEGORY], []])
    expect(readFormOptions(new Response(), { schoolName: 'S', categories })).toEqual({
      status: 'ready',
      categories,
    });
});

it('knows an association that is still being set up, also from the last visit', () => {
  const state = readFormOptions(new Response(), { categories: [], opensSoon: true });
  expect(state).toEqual({ status: 'ready', categories: [], opensSoon: true });
  const other = readFormOptions(new Response(), { categories: [], opensSoon: 'soon' });
  expect(other).toEqual({ status: 'ready', categories: [] });
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
  // It's enough if an older page still understands it.
  expect(readFormOptions(new Response(null, newer), { categories: [] }).status).toBe('ready');
});

describe('the categories of the last visit', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are there for the next one, and are known as such', () => {
    expect(keptFormOptions()).toBeNull();
    keepFormOptions({ status: 'ready', categories: [CATEGORY] });
    const known = { status: 'ready', categories: [CATEGORY], isEarlier: true };
    expect(keptFormOptions()).toEqual(known);
    keepFormOptions({ status: 'error' });
    expect(keptFormOptions()).toEqual(known);
  });

  it.each(['', 'text', '{', 'null', '{"categories":"all"}', '{"categories":[{"id":"c1"}]}'])(
    'are none if the storage has %j',
    (text) => {
      keepFormOptions({ status: 'ready', categories: [CATEGORY] });
      for (const key of kept.keys()) kept.set(key, text);
      expect(keptFormOptions()).toBeNull();
    },
  );

  it('are none if the storage is denied or full', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied });
    keepFormOptions({ status: 'ready', categories: [CATEGORY] });
    expect(keptFormOptions()).toBeNull();
  });
});
