import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answered, Asked } from '../support/preflight/http-server.ts';
import {
  look,
  startPreflightStand,
  wrongIn,
  type PreflightStand,
} from './support/preflight-stand.ts';
import { suite } from './support/suite.ts';

/* What the preflight asks through Hosting; each fault is put in on the way, or in a copy of firebase.json. */

const APP = suite('APP_URL');

let stand: PreflightStand;
beforeAll(async () => {
  stand = await startPreflightStand();
});
afterAll(() => stand.close());
beforeEach(() => stand.begin());
afterEach(() => stand.end());

const without =
  (header: string) =>
  (answered: Answered): Answered => {
    const { [header]: _gone, ...headers } = answered.headers ?? {};
    return { ...answered, headers };
  };

const INIT = '/__/firebase/init.json';

const changedInit = (change: (init: Record<string, unknown>) => object) => ({
  answer: (answered: Answered, { path: place }: Asked): Answered =>
    place === INIT
      ? {
          status: 200,
          headers: { 'content-type': 'application/json' },
          body: Buffer.from(
            JSON.stringify(
              change(JSON.parse(String(answered.body)) as object as Record<string, unknown>),
            ),
          ),
        }
      : answered,
});

describe('Hosting (#87, #115)', () => {
  it.each([
    [
      'a site without a header',
      { answer: without('content-security-policy') },
      /^\/approve has no Content-Security-Policy\.$/,
    ],
    [
      'a site that lets a page be kept',
      { answer: without('cache-control') },
      /^\/approve has no Cache-Control\.$/,
    ],
    [
      'a file that is not there and yet answered',
      {
        answer: (answered: Answered): Answered =>
          answered.status === 404 ? { ...answered, status: 200 } : answered,
      },
      /^A file that is not there is answered 200\.$/,
    ],
    [
      'a project without a bucket',
      changedInit(({ storageBucket: _gone, ...rest }) => rest),
      /^The pages are told no bucket/,
    ],
    [
      'pages that are told another bucket',
      changedInit((init) => ({ ...init, storageBucket: 'another.appspot.com' })),
      /^The pages upload to another\.appspot\.com, and \S+ was looked at\.$/,
    ],
    [
      'a project without a web app',
      changedInit(({ apiKey: _gone, ...rest }) => rest),
      /^The project has no web app/,
    ],
    [
      'the site of another project',
      changedInit((init) => ({ ...init, projectId: 'another' })),
      /^The site is of another project: another\.$/,
    ],
  ])('finds %s', async (_title, change, found) => {
    const target = await stand.targetOf({ app: await stand.proxyOf(APP, change) });
    expect(wrongIn(await look(target, 'hosting'))).toContainEqual(expect.stringMatching(found));
  });

  it('finds a header that firebase.json has and the site has not', async () => {
    const file = path.join(stand.root(), 'firebase.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('camera=()', 'camera=(), midi=()'));
    expect(wrongIn(await look(await stand.targetOf(), 'hosting'))).toContain(
      '/submit has another Permissions-Policy.',
    );
  });
});

describe('the addresses of the server (#115)', () => {
  const ADDRESS = '/api/form-options';

  /** Answers for one address instead of the site. */
  const instead = (answered: Answered) => ({
    request: (asked: Asked) => (asked.path === ADDRESS ? answered : asked),
  });

  it('finds one that nobody may call', async () => {
    const body = Buffer.from('');
    const answered = { status: 403, headers: { 'content-type': 'text/html' }, body };
    const app = await stand.proxyOf(APP, instead(answered));
    const [report] = await look(await stand.targetOf({ app }), 'addresses');
    expect(report?.findings).toEqual([
      {
        state: 'wrong',
        found: `${ADDRESS} may not be called by anybody (403).`,
        mend: expect.stringMatching(/add-iam-policy-binding api --member=allUsers/) as string,
      },
    ]);
  });

  it.each([
    [
      'one that another function answers',
      { status: 404, body: { code: 'unknownAddress' } },
      /is not known to the function to which its rewrite leads\.$/,
    ],
    [
      'one to which no rewrite leads',
      { status: 404, headers: { 'content-type': 'text/html' }, body: Buffer.from('') },
      /is answered 404, and not by the function api\.$/,
    ],
    [
      'one of another version',
      {
        status: 405,
        body: { code: 'methodNotAllowed' },
        headers: { 'X-Data-Version': String(SCHEMA_VERSION + 1) },
      },
      new RegExp(
        `works with data version ${SCHEMA_VERSION + 1}, and this program with ${SCHEMA_VERSION}\\.$`,
      ),
    ],
    [
      'one that cannot work',
      { status: 500, body: { code: 'loadFailed' } },
      /starts and cannot work \(500 loadFailed\)/,
    ],
  ])('finds %s', async (_title, answered, found) => {
    const app = await stand.proxyOf(APP, instead(answered));
    expect(wrongIn(await look(await stand.targetOf({ app }), 'addresses'))).toEqual([
      expect.stringMatching(found),
    ]);
  });

  it('asks again when a function starts too slowly', async () => {
    let slow = 2;
    const app = await stand.proxyOf(APP, {
      request: (asked) => (slow-- > 0 ? { status: 504, body: null } : asked),
    });
    expect(wrongIn(await look(await stand.targetOf({ app }), 'addresses'))).toEqual([]);
  });
});

describe('approval links (#115)', () => {
  const LOST = 'The server does not know the link: the header is lost, or it has other keys.';

  it('finds that X-Approval-Token is lost on the way', async () => {
    const app = await stand.proxyOf(APP, {
      request: (asked) => {
        const { 'x-approval-token': _gone, ...headers } = asked.headers;
        return { ...asked, headers };
      },
    });
    expect(wrongIn(await look(await stand.targetOf({ app }), 'links'))).toEqual([LOST]);
  });

  it('finds that the server has other keys than the secret', async () => {
    const { secrets } = stand.google.project;
    const text = JSON.stringify({ current: 'local', keys: { local: 'B'.repeat(43) } });
    stand.google.project.secrets = { ...secrets, APPROVAL_LINK_KEYS: { text, version: 1 } };
    try {
      expect(wrongIn(await look(await stand.targetOf(), 'links'))).toEqual([LOST]);
    } finally {
      stand.google.project.secrets = secrets;
    }
  });
});
