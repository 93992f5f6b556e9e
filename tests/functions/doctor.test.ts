import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../ops/base/paths.ts';
import { CHECKS, runCheck } from '../../ops/doctor/run-checks.ts';
import { TEST_FILE } from '../../ops/doctor/rules.ts';
import { loadProjectRules } from '../../tools/emulators/project-rules.ts';
import { guideCommands } from '../support/guides/guide-commands.ts';
import type { Answered, Asked } from '../support/google/http-server.ts';
import { look, startDoctorStand, wrongIn, type DoctorStand } from './support/doctor-stand.ts';
import { bucket, newExpenseId, suite } from './support/suite.ts';

/* The doctor against the emulators; what they do not have is pretended, and each fault is put in outside of its code. */

const PROJECT = suite('GCLOUD_PROJECT');
const STORAGE = `http://${suite('FIREBASE_STORAGE_EMULATOR_HOST')}`;
const FIRESTORE = suite('FIRESTORE_EMULATOR_HOST');
const APP = suite('APP_URL');

let stand: DoctorStand;
beforeAll(async () => {
  stand = await startDoctorStand();
});
afterEach(() => stand.end());
afterAll(() => stand.close());

const TEST_HASH = createHash('md5').update(TEST_FILE).digest('base64');
/** Receipts that a check has left behind; other tests fill the bucket meanwhile. */
async function leftReceipts(): Promise<readonly string[]> {
  const [files] = await bucket.getFiles({ prefix: 'receipts/' });
  return files.filter(({ metadata }) => metadata.md5Hash === TEST_HASH).map(({ name }) => name);
}

async function asOwner(
  method: string,
  name: string,
  fields?: object,
  project = PROJECT,
): Promise<void> {
  const place = `http://${FIRESTORE}/v1/projects/${project}/databases/(default)/documents/${name}`;
  const response = await fetch(place, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(fields === undefined ? {} : { body: JSON.stringify({ fields }) }),
  });
  if (!response.ok) throw new Error(await response.text());
}

it('finds nothing wrong in a project as it should be, and leaves nothing of the test (#115)', async () => {
  await asOwner('PATCH', 'people/doctor', { role: { stringValue: 'admin' } });
  await asOwner('PATCH', 'schema/version', { version: { integerValue: String(SCHEMA_VERSION) } });
  const target = stand.targetOf({ mailTo: 'ruth@example.org' });
  const wrong: unknown[] = [];
  // The Storage emulator doesn't know the settings of a bucket.
  const checks = CHECKS.filter(({ id }) => id !== 'backups');
  for (const check of checks) wrong.push(...wrongIn(await runCheck(check, target)));
  await asOwner('DELETE', 'people/doctor');
  expect(wrong).toEqual([]);
  expect(await leftReceipts()).toEqual([]);
  expect(stand.smtp.taken.map(({ to }) => to)).toEqual(['ruth@example.org']);
}, 240_000);

describe('the rules of Storage (#115)', () => {
  const load = async (rules: string): Promise<void> => {
    const response = await fetch(`${STORAGE}/internal/setRules`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content: rules }] } }),
    });
    if (!response.ok) throw new Error(await response.text());
  };
  const all = (condition: string): string =>
    `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match /{all=**} { allow read, write: if ${condition}; } } }`;
  afterEach(() => load(readFileSync(path.join(ROOT, 'storage.rules'), 'utf8')));

  it('that deny everything are found', async () => {
    await load(all('false'));
    expect((await look(stand.targetOf(), 'rules')).findings).toEqual([
      {
        state: 'wrong',
        found: 'Storage denies the upload of a receipt.',
        mend: expect.stringMatching(
          /^First grant the role .*deploy --only storage --project demo-/,
        ) as string,
      },
    ]);
  });

  it('that allow everything are found, and what got through is removed', async () => {
    await load(all('true'));
    expect(wrongIn(await look(stand.targetOf(), 'rules'))).toEqual([
      'A receipt can be overwritten.',
      'A web page can be uploaded as a receipt.',
      'Anybody can read a receipt.',
    ]);
    expect(await leftReceipts()).toEqual([]);
  });

  it.each([404, 412])('are not blamed where there is no bucket (%i)', async (status) => {
    const error = { code: status, message: 'Not Found.' };
    const storage = await stand.proxyOf(STORAGE, { request: () => ({ status, body: { error } }) });
    const found = wrongIn(await look(stand.targetOf({ storage, bucket: 'no-bucket' }), 'rules'));
    expect(found).toEqual(['There is no bucket no-bucket, or Storage is not set up.']);
  });

  it('are tried with a file that is removed, also when the check is interrupted', async () => {
    const interruption = new AbortController();
    const storage = await stand.proxyOf(STORAGE, {
      answer: (answered, { method }) => {
        if (method === 'POST') interruption.abort();
        return answered;
      },
    });
    const target = stand.targetOf({ storage, interrupted: interruption.signal });
    await expect(look(target, 'rules')).rejects.toThrow(/abort/i);
    expect(await leftReceipts()).toEqual([]);
  });
});

it('rules of Firestore that let everybody in are found (#115)', async () => {
  const anybody =
    "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /{all=**} { allow read, write: if true; } } }";
  await fetch(`http://${FIRESTORE}/emulator/v1/projects/${PROJECT}:securityRules`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: anybody }] } }),
  });
  try {
    const wrong = wrongIn(await look(stand.targetOf(), 'rules'));
    expect(wrong).toEqual([
      'Anybody can read expenses.',
      'Anybody can read contacts.',
      'Anybody can read mail.',
      'Anybody can read people.',
      'Anybody can read personLinks.',
      'Anybody can read approverSearch.',
      'Anybody can read advanceHolders.',
      'Anybody can read donors.',
      'Anybody can read letters.',
    ]);
  } finally {
    await loadProjectRules(FIRESTORE, PROJECT);
  }
});

describe('the data (#112, #115)', () => {
  const project = `demo-doctor-${newExpenseId().toLowerCase()}`;
  const write = (name: string, fields: object) => asOwner('PATCH', name, fields, project);
  const looked = () => look({ ...stand.targetOf(), project }, 'data');
  const mend = `npm run admin -- add YOU@example.org --project ${project}`;

  it('is no fault in the project that the guide deploys before it adds an administrator', async () => {
    const guide = guideCommands('docs/deploy.md').map(({ words }) => words.join(' '));
    const deploy = guide.indexOf('npm run deploy -- --project ID');
    expect(deploy).toBeGreaterThan(-1);
    const add = guide.findIndex((line) => line.startsWith('npm run admin -- add '));
    expect(add).toBeGreaterThan(deploy);
    const found = 'There is no data and no administrator yet.';
    expect((await looked()).findings).toEqual([{ state: 'note', found, mend }]);
  });

  it('is found to have no administrator, no version, and a newer one', async () => {
    await write('categories/fair', { name: { stringValue: 'Fair' } });
    const found = 'There is no administrator.';
    expect((await looked()).findings).toEqual([{ state: 'wrong', found, mend }]);
    await write('people/one', { role: { stringValue: 'admin' } });
    expect(wrongIn(await looked())).toEqual(['The data is older than this program.']);
    await write('schema/version', { version: { integerValue: String(SCHEMA_VERSION + 1) } });
    expect(wrongIn(await looked())).toEqual([
      'The data is newer than this program: get the program that was deployed last.',
    ]);
    await write('schema/version', { version: { integerValue: String(SCHEMA_VERSION) } });
    expect(wrongIn(await looked())).toEqual([]);
  });
});

describe('the site (#87, #115)', () => {
  const lookAt = async (change: Parameters<DoctorStand['proxyOf']>[1]) =>
    look(stand.targetOf({ app: await stand.proxyOf(APP, change) }), 'site');

  const without =
    (header: string) =>
    (answered: Answered): Answered => {
      const { [header]: _gone, ...headers } = answered.headers ?? {};
      return { ...answered, headers };
    };

  const changedInit = (change: (init: Record<string, unknown>) => object) => ({
    answer: (answered: Answered, { path: place }: Asked): Answered =>
      place === '/__/firebase/init.json'
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
      'a header of another version',
      {
        answer: (answered: Answered): Answered => ({
          ...answered,
          headers: { ...answered.headers, 'permissions-policy': 'midi=()' },
        }),
      },
      /^\/admin has another Permissions-Policy\.$/,
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
      'pages that are told another bucket',
      changedInit((init) => ({ ...init, storageBucket: 'another.appspot.com' })),
      /^The pages upload to another\.appspot\.com instead of \S+$/,
    ],
    [
      'a project without a web app',
      changedInit(({ apiKey: _gone, ...rest }) => rest),
      /^The project has no web app/,
    ],
  ])('finds %s', async (_title, change, found) => {
    expect(wrongIn(await lookAt(change))).toContainEqual(expect.stringMatching(found));
  });

  /** Answers for the function `decide` instead of the site. */
  const instead = (answered: Answered) => ({
    request: (asked: Asked) =>
      asked.method === 'DELETE' && asked.path === '/api/update-expense' ? answered : asked,
  });

  it('finds a function that nobody may call', async () => {
    const body = Buffer.from('');
    const answered = { status: 403, headers: { 'content-type': 'text/html' }, body };
    expect((await lookAt(instead(answered))).findings).toEqual([
      {
        state: 'wrong',
        found: '/api/update-expense may not be called by anybody (403).',
        mend: expect.stringMatching(/add-iam-policy-binding decide --member=allUsers/) as string,
      },
    ]);
  });

  it.each([
    [
      'one that another function answers',
      { status: 404, body: { code: 'unknownAddress' } },
      /is answered 404, and not by the function decide\.$/,
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
    expect(wrongIn(await lookAt(instead(answered)))).toEqual([expect.stringMatching(found)]);
  });

  it('asks again when a function starts too slowly', async () => {
    let slow = 2;
    const change = {
      request: (asked: Asked) =>
        asked.method === 'DELETE' && slow-- > 0 ? { status: 504, body: null } : asked,
    };
    expect(wrongIn(await lookAt(change))).toEqual([]);
  });
});
