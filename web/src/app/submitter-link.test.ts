import { encodeSubmitterToken } from '@pa-ledger/domain/links/submitter-link';
import { expect, it } from 'vitest';
import { askWithLink, readSubmitterLink } from './submitter-link.ts';

const PAYLOAD = {
  ...({ expenseId: 'Ab3dEf6hIj9kLm2nOp5q', p: 'status', n: 'status' } as const),
  ...{ a: 'hash', x: 1_800_000_000_000, k: 'current', m: 'mac' },
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
  await askWithLink('/api/expense-status', { token: TOKEN }, undefined, send);
  await askWithLink('/api/send-link', { token: TOKEN }, { purpose: 'correct' }, send);
  expect(sent.map(([path, init]) => [path, init?.method ?? 'GET', init?.body])).toEqual([
    ['/api/expense-status', 'GET', undefined],
    ['/api/send-link', 'POST', '{"purpose":"correct"}'],
  ]);
  for (const [, init] of sent) {
    expect(new Headers(init?.headers).get('X-Submitter-Token')).toBe(TOKEN);
    expect(init).toMatchObject({ credentials: 'omit', redirect: 'error', cache: 'no-store' });
  }
});
