import { VERSION_HEADER, SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { beforeAll, describe, expect, it } from 'vitest';
import { send, submit } from './support/api.ts';
import { foundAssociation, PEOPLE } from './support/association.ts';
import { decisionBody } from './support/decision-body.ts';
import { filledForm } from './support/expenses.ts';
import { snapshotOf } from './support/snapshot.ts';
import { db, suite } from './support/suite.ts';
import { seenWith, tokenIn } from './support/test-environment.ts';

const APP = suite('APP_URL');

let token: string;
let id: string;
let before: unknown;

beforeAll(async () => {
  await foundAssociation();
  const form = await filledForm();
  expect((await submit(form)).body).toMatchObject({ success: true });
  id = form.id;
  token = await tokenIn(db, { expenseId: id, step: 0, approver: PEOPLE.president });
  before = await snapshotOf(id);
});

async function expectNoChange(): Promise<void> {
  expect(await snapshotOf(id)).toEqual(before);
}

/** A decision that would count, sent as something else than our page sends it. */
async function knock(headers: Record<string, string>, body?: string): Promise<number> {
  const { status } = await send('/api/update-expense', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Approval-Token': token, ...headers },
    body:
      body ?? JSON.stringify({ ...decisionBody(id, 'approve'), ...(await seenWith(db, token)) }),
  });
  return status;
}

describe('a page of another site (#20)', () => {
  it.each<[name: string, status: number, headers: Record<string, string>]>([
    ['as text', 415, { 'Content-Type': 'text/plain' }],
    ['as text with JSON in its charset', 415, { 'Content-Type': 'text/plain; application/json' }],
    ['as a form', 415, { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['as form data', 415, { 'Content-Type': 'multipart/form-data; boundary=b' }],
    ['as nothing', 415, { 'Content-Type': '' }],
    ['cross-site', 403, { 'Sec-Fetch-Site': 'cross-site' }],
    ['same-site', 403, { 'Sec-Fetch-Site': 'same-site' }],
    ['cross-site under our Origin', 403, { 'Sec-Fetch-Site': 'cross-site', Origin: APP }],
    ['under its Origin', 403, { Origin: 'https://evil.example.com' }],
    ['under no Origin', 403, { Origin: 'null' }],
    ['under an Origin that looks like ours', 403, { Origin: `${APP}.evil.example.com` }],
  ])('cannot approve %s', async (_name, status, headers) => {
    expect(await knock(headers)).toBe(status);
    await expectNoChange();
  });

  it('cannot approve with a form whose text happens to be JSON', async () => {
    const json = JSON.stringify(decisionBody(id, 'approve'));
    expect(await knock({ 'Content-Type': 'text/plain' }, `${json.slice(0, -1)},"x":"="}`)).toBe(
      415,
    );
    await expectNoChange();
  });
});

describe('an Origin (#21)', () => {
  const ORIGINS = [
    'https://evil.example.com',
    'null',
    `${APP}.evil.example.com`,
    `${APP}@evil.example.com`,
    APP.replace('http:', 'https:'),
    APP,
  ];

  it.each(ORIGINS)('%s is never echoed', async (origin) => {
    const addresses = ['/api/form-options', '/api/review-expense', '/api/update-expense'];
    for (const address of addresses) {
      for (const method of ['GET', 'OPTIONS', 'POST']) {
        const headers = {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'x-approval-token,content-type',
        };
        const answer = await send(address, { method, headers });
        const cors = [...answer.headers.keys()].filter((name) => name.startsWith('access-control'));
        expect(cors).toEqual([]);
        if (method === 'OPTIONS') expect(answer.status).toBe(405);
      }
    }
  });
});

describe('a method that an address does not answer (#23)', () => {
  const METHODS = ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

  it.each(METHODS)('%s changes nothing at update-expense', async (method) => {
    const answer = await send(`/api/update-expense?action=approve&expenseId=${id}`, {
      method,
      headers: { 'X-Approval-Token': token, 'Content-Type': 'application/json' },
      ...(method === 'GET' || method === 'HEAD'
        ? {}
        : { body: JSON.stringify(decisionBody(id, 'approve')) }),
    });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
    expect(answer.bytes.length).toBe(
      Number(answer.headers.get('content-length')) * (method === 'HEAD' ? 0 : 1),
    );
    await expectNoChange();
  });

  it.each([
    ['/api/submit-expense', 'GET'],
    ['/api/form-options', 'POST'],
    ['/api/review-expense', 'POST'],
    ['/api/receipt?slot=0', 'DELETE'],
  ])('%s does not answer %s', async (path, method) => {
    expect((await send(path, { method })).status).toBe(405);
  });

  it('is not chosen by a header or a query', async () => {
    for (const headers of [
      { 'X-HTTP-Method-Override': 'POST' },
      { 'X-HTTP-Method': 'POST' },
      { 'X-Method-Override': 'POST' },
    ]) {
      const answer = await send('/api/update-expense?_method=POST', { headers });
      expect(answer.status).toBe(405);
    }
  });
});

describe('headers (#19, #28, #87, G14)', () => {
  const POLICY: Readonly<Record<string, RegExp>> = {
    'strict-transport-security': /^max-age=63072000; includeSubDomains$/,
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^no-referrer$/,
    'cross-origin-opener-policy': /^same-origin$/,
    'permissions-policy': /^geolocation=\(\), camera=\(\), microphone=\(\)$/,
    'content-security-policy':
      /^default-src 'none'; script-src 'self'; .*object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
  };
  const PAGES: readonly (readonly [path: string, cache: string])[] = [
    ['/', 'no-cache'],
    ['/submit', 'no-cache'],
    ['/approve', 'no-store'],
    ['/approve/abc', 'no-store'],
    ['/approve/abc/?action=reject', 'no-store'],
    ['/status', 'no-cache'],
    ['/correct', 'no-cache'],
    ['/es', 'no-cache'],
    ['/es/submit', 'no-cache'],
    ['/es/approve', 'no-store'],
    ['/es/approve/abc/?action=reject', 'no-store'],
    ['/es/status', 'no-cache'],
    ['/es/correct', 'no-cache'],
    ['/admin', 'no-cache'],
    ['/admin/login', 'no-cache'],
  ];

  it.each(PAGES)('of the page %s', async (path, cache) => {
    const { headers } = await fetch(`${APP}${path}`);
    for (const [name, value] of Object.entries(POLICY)) {
      expect(headers.get(name) ?? `no ${name}`).toMatch(value);
    }
    expect(headers.get('cache-control')).toBe(cache);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  /** A receipt is somebody's file: whatever it holds, it runs as nothing. */
  const OF_A_FILE = {
    ...POLICY,
    'content-security-policy': /^default-src 'none'; sandbox; frame-/,
  };

  it.each([
    ['/api/form-options', POLICY],
    ['/api/review-expense', POLICY],
    ['/api/receipt', OF_A_FILE],
    ['/api/update-expense', POLICY],
  ])('of the answer of %s', async (path, wanted) => {
    const { headers } = await send(path);
    for (const [name, value] of Object.entries(wanted)) {
      expect(headers.get(name) ?? `no ${name}`).toMatch(value);
    }
    // Threat #112: an older page learns by it that it is older.
    expect(headers.get(VERSION_HEADER)).toBe(String(SCHEMA_VERSION));
  });

  it('of a review reveal nothing of the link', async () => {
    const answer = await send('/api/review-expense', { headers: { 'X-Approval-Token': token } });
    expect(answer.status).toBe(200);
    expect(JSON.stringify([...answer.headers])).not.toContain(token);
    // An approver's address, a nonce or a token is nobody else's business.
    const stored = (await db.doc(`expenses/${id}`).get()).get('steps') as { nonce: string }[];
    for (const secret of [token, stored[0]?.nonce ?? '-', ...Object.values(PEOPLE)]) {
      expect(answer.bytes.toString()).not.toContain(secret);
    }
  });
});
