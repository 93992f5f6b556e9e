import { encodeSubmitterToken } from '@pa-ledger/domain/links/submitter-link';
import { describe, expect, it } from 'vitest';
import { english } from './english.ts';
import { askWithLink, readSubmitterLink, restoreFragment } from './submitter-link.ts';

const PAYLOAD = {
  expenseId: 'Ab3dEf6hIj9kLm2nOp5q',
  p: 'status' as const,
  n: 'status',
  a: 'hash',
  x: 18e11,
  k: 'current',
  m: 'mac',
};
const TOKEN = encodeSubmitterToken(PAYLOAD);

it('reads the link behind the number sign', () => {
  expect(readSubmitterLink(`#${TOKEN}`)).toEqual({ token: TOKEN, payload: PAYLOAD });
  expect(readSubmitterLink(`#${TOKEN}%20`)?.token).toBe(TOKEN);
});

it.each(['', '#', '#nothing', `#${TOKEN.slice(0, -3)}`, `#x${TOKEN}`])(
  'finds no link in %j',
  (hash) => {
    expect(readSubmitterLink(hash)).toBeNull();
  },
);

it('sends the token in a header and nowhere else (#136)', async () => {
  const sent: [unknown, RequestInit | undefined][] = [];
  const send: typeof fetch = (path, init) => {
    sent.push([path, init]);
    return Promise.resolve(Response.json({ success: true }));
  };
  await askWithLink('/api/expense-status', { token: TOKEN }, english, undefined, send);
  await askWithLink('/api/send-link', { token: TOKEN }, english, { purpose: 'correct' }, send);
  expect(sent.map(([path, init]) => [path, init?.method ?? 'GET', init?.body])).toEqual([
    ['/api/expense-status', 'GET', undefined],
    ['/api/send-link', 'POST', '{"purpose":"correct"}'],
  ]);
  for (const [, init] of sent) {
    expect(new Headers(init?.headers).get('X-Submitter-Token')).toBe(TOKEN);
    expect(new Headers(init?.headers).get('Accept-Language')).toBe('en');
    expect(init).toMatchObject({ credentials: 'omit', redirect: 'error', cache: 'no-store' });
  }
});

describe('a link whose # a mail gateway encoded', () => {
  const restored = (pathname: string): string | null => {
    let address: string | null = null;
    restoreFragment(
      { pathname },
      { replaceState: (_state, _title, url) => (address = String(url)) },
    );
    return address;
  };

  it.each(['%23', '%2523', '/%23'])('gets it back: %s', (mark) => {
    expect(restored(`/status${mark}${TOKEN}`)).toBe(`/status#${TOKEN}`);
    expect(restored(`/correct${mark}${TOKEN}.`)).toBe(`/correct#${TOKEN}`);
    expect(restored(`/es/status${mark}${TOKEN}`)).toBe(`/es/status#${TOKEN}`);
  });

  it.each(['/status', '/correct', '/', '/admin%23x'])('is not %s', (pathname) => {
    expect(restored(pathname)).toBeNull();
  });
});
