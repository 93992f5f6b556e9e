import { join } from '@pa-ledger/domain/people/people-requests';
import { beforeEach, expect, it } from 'vitest';
import { isAtJoin, joinLink, takeLink, type LinkPlace } from './join-link.ts';

beforeEach(() => joinLink.set(null));

/** A browser whose storage outlives a reload. */
function browserAt(address: string, kept = new Map<string, string>()) {
  const { pathname, hash } = new URL(address, 'https://school.example.com');
  const addresses: string[] = [];
  const place: LinkPlace = {
    location: { pathname, hash },
    history: { replaceState: (_state, _unused, url) => void addresses.push(String(url)) },
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
  };
  return { place, addresses, kept };
}

it.each([
  '/admin/join#TOKEN-1_a',
  '/admin/join/#TOKEN-1_a',
  '/admin/join%23TOKEN-1_a',
  '/admin/join%2523TOKEN-1_a',
  '/admin/join#TOKEN-1_a%20trailing',
])('takes the link out of %s', (address) => {
  const { place, addresses } = browserAt(address);
  takeLink(place);
  expect(joinLink.view()).toMatchObject({ token: 'TOKEN-1_a', begun: null });
  expect(addresses).toEqual(['/admin/join']);
});

it('makes a secret that the server takes, another one for each link', () => {
  const { place, kept } = browserAt('/admin/join#one');
  takeLink(place);
  const { secret = '' } = joinLink.view() ?? {};
  expect(join.safeParse({ secret }).success).toBe(true);
  takeLink(browserAt('/admin/join#two', kept).place);
  expect(joinLink.view()?.token).toBe('two');
  expect(joinLink.view()?.secret).not.toBe(secret);
});

it('keeps the link and its secret over a reload, and when the same email is opened again', () => {
  const { place, kept } = browserAt('/admin/join#one');
  takeLink(place);
  const link = joinLink.view();
  for (const address of ['/admin/join', '/admin/join#one']) {
    joinLink.set(null);
    takeLink(browserAt(address, kept).place);
    expect(joinLink.view()).toEqual(link);
  }
});

it('goes on without storage', () => {
  const { place } = browserAt('/admin/join#one');
  const denied = { ...place, storage: () => expect.fail('denied') };
  takeLink(denied);
  expect(joinLink.view()?.token).toBe('one');
});

it.each(['/admin', '/admin/joined', '/admin/join/other', '/admin/home#one'])(
  'leaves %s alone',
  (address) => {
    const { place, addresses } = browserAt(address);
    expect(isAtJoin(place.location)).toBe(false);
    takeLink(place);
    expect(joinLink.view()).toBeNull();
    expect(addresses).toEqual([]);
  },
);

it('has no link at a bare address, or with what another program stored', () => {
  takeLink(browserAt('/admin/join').place);
  expect(joinLink.view()).toBeNull();
  takeLink(browserAt('/admin/join', new Map([['pa-ledger:join', '{"token":7}']])).place);
  expect(joinLink.view()).toBeNull();
});
