import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../../ops/base/paths.ts';
import { CHECKS } from '../../ops/preflight/all-checks.ts';
import { data } from '../../ops/preflight/checks/data.ts';
import { TEST_FILE } from '../../ops/preflight/checks/upload.ts';
import { loadProjectRules } from '../../tools/emulators/project-rules.ts';
import { guideCommands } from '../support/guides/guide-commands.ts';
import { runProgram } from '../support/run-program.ts';
import {
  look,
  startPreflightStand,
  wrongIn,
  type PreflightStand,
} from './support/preflight-stand.ts';
import { bucket, newExpenseId, suite } from './support/suite.ts';

/* The preflight against the emulators; what they do not have is pretended, and each fault is put in outside of its code. */

const PROJECT = suite('GCLOUD_PROJECT');
const STORAGE = `http://${suite('FIREBASE_STORAGE_EMULATOR_HOST')}`;
const FIRESTORE = suite('FIRESTORE_EMULATOR_HOST');
const PREFLIGHT = path.join(ROOT, 'ops/preflight.ts');

let stand: PreflightStand;
beforeAll(async () => {
  stand = await startPreflightStand();
});
afterAll(() => stand.close());
beforeEach(() => stand.begin());
afterEach(() => stand.end());

const TEST_HASH = createHash('md5').update(TEST_FILE).digest('base64');
/** Receipts that a check has left behind; other tests fill the bucket meanwhile. */
async function leftReceipts(): Promise<readonly string[]> {
  const [files] = await bucket.getFiles({ prefix: 'receipts/' });
  return files.filter(({ metadata }) => metadata.md5Hash === TEST_HASH).map(({ name }) => name);
}

async function asOwner(method: string, name: string, body?: object): Promise<void> {
  const response = await fetch(
    `http://${FIRESTORE}/v1/projects/${PROJECT}/databases/(default)/documents/${name}`,
    {
      method,
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  );
  if (!response.ok) throw new Error(await response.text());
}

describe('a project as it should be (#115)', () => {
  it('has nothing wrong in any check, and nothing of the test is left', async () => {
    await asOwner('PATCH', 'admins/preflight', { fields: { role: { stringValue: 'admin' } } });
    await asOwner('PATCH', 'schema/version', {
      fields: { version: { integerValue: String(SCHEMA_VERSION) } },
    });
    const target = await stand.targetOf({ mailTo: 'ruth@example.org' });
    const reports = await look(target);
    await asOwner('DELETE', 'admins/preflight');
    expect(wrongIn(reports)).toEqual([]);
    expect(reports.map(({ id }) => id)).toEqual(CHECKS.map(({ id }) => id));
    const states = new Set(reports.flatMap(({ findings }) => findings.map(({ state }) => state)));
    expect(states).not.toContain('untried');
    expect(await leftReceipts()).toEqual([]);
    expect(stand.smtp.taken.map(({ to }) => to)).toEqual(['ruth@example.org']);
  }, 240_000);

  it('is told as JSON by the command itself', async () => {
    const { code, said } = await runProgram([PREFLIGHT, '--json', '--only', 'strangers'], ROOT);
    expect(JSON.parse(said)).toMatchObject({
      project: PROJECT,
      checks: [{ id: 'strangers', findings: [{ state: 'right', mend: null }] }],
    });
    expect(code).toBe(0);
  });
});

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
    const [report] = await look(await stand.targetOf(), 'upload');
    expect(report?.findings).toEqual([
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
    expect(wrongIn(await look(await stand.targetOf(), 'upload'))).toEqual([
      'A receipt can be overwritten.',
      'A web page can be uploaded as a receipt.',
      'Anybody can read a receipt.',
    ]);
    expect(await leftReceipts()).toEqual([]);
  });

  it.each([404, 412])('are not blamed where there is no bucket (%i)', async (status) => {
    const error = { code: status, message: 'Not Found.' };
    const storage = await stand.proxyOf(STORAGE, { request: () => ({ status, body: { error } }) });
    const [report] = await look(await stand.targetOf({ storage, bucket: 'no-bucket' }), 'upload');
    expect(report?.findings).toEqual([
      {
        state: 'wrong',
        found: 'There is no bucket no-bucket, or Storage is not set up.',
        mend: expect.stringMatching(
          /^Firebase console, Storage, Get started; or name the bucket with --bucket/,
        ) as string,
      },
    ]);
  });

  it('are tried with a file that is removed, also when the check is interrupted', async () => {
    const interruption = new AbortController();
    const storage = await stand.proxyOf(STORAGE, {
      answer: (answered, { method }) => {
        if (method === 'POST') interruption.abort();
        return answered;
      },
    });
    const target = await stand.targetOf({ storage, interrupted: interruption.signal });
    await expect(look(target, 'upload')).rejects.toThrow(/abort/i);
    expect(await leftReceipts()).toEqual([]);
  });
});

it('rules of Firestore that let everybody in are found, and what was written is removed (#115)', async () => {
  const anybody =
    "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /{all=**} { allow read, write: if true; } } }";
  const place = `http://${FIRESTORE}/emulator/v1/projects/${PROJECT}:securityRules`;
  await fetch(place, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: anybody }] } }),
  });
  try {
    const wrong = wrongIn(await look(await stand.targetOf(), 'strangers'));
    expect(wrong).toContain('Anybody can read contacts.');
    expect(wrong).toContain('Anybody can write contacts.');
    await expect(asOwner('GET', 'contacts/preflight')).rejects.toThrow(/NOT_FOUND/);
  } finally {
    await loadProjectRules(FIRESTORE, PROJECT);
  }
});

describe('the data (#112, #115)', () => {
  const OTHER = `demo-preflight-${newExpenseId().toLowerCase()}`;
  const write = async (name: string, fields: object): Promise<void> => {
    const place = `http://${FIRESTORE}/v1/projects/${OTHER}/databases/(default)/documents/${name}`;
    await fetch(place, {
      method: 'PATCH',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ fields }),
    });
  };

  const told = () => runProgram([PREFLIGHT, '--project', OTHER, '--only', 'data'], ROOT);
  const { name: HEADING, why: WHY } = data;
  const ADD = `      → npm run admin -- add YOU@example.org --project ${OTHER}`;

  it('are no fault in the project that the guide deploys before it adds an administrator', async () => {
    const guide = guideCommands('docs/deploy.md').map(({ words }) => words.join(' '));
    const deploy = guide.indexOf('npm run deploy -- --project ID');
    expect(deploy).toBeGreaterThan(-1);
    const add = guide.findIndex((line) => line.startsWith('npm run admin -- add '));
    expect(add).toBeGreaterThan(deploy);
    const lines = [`✔ ${HEADING}`, '    ! There are no data and no administrator yet.', ADD];
    expect(await told()).toEqual({ code: 0, said: `${[...lines, 'All is well.'].join('\n')}\n` });
  });

  it('have a fault where nobody looks after them, which is told with its reason and what mends it', async () => {
    await write('categories/fair', { name: { stringValue: 'Fair' } });
    const fault = ['    ✖ There is no administrator.', ADD, '1 fault.'];
    const lines = [`✖ ${HEADING}`, `    Why: ${WHY}`, ...fault];
    expect(await told()).toEqual({ code: 1, said: `${lines.join('\n')}\n` });
  });

  it('finds that the data has no version, and that it is newer', async () => {
    const target = await stand.targetOf({ project: OTHER });
    await write('admins/one', { role: { stringValue: 'admin' } });
    expect(wrongIn(await look(target, 'data'))).toEqual(['The data are older than this program.']);
    await write('schema/version', { version: { integerValue: String(SCHEMA_VERSION + 1) } });
    expect(wrongIn(await look(target, 'data'))).toEqual([
      'The data are newer than this program: get the program that was deployed last.',
    ]);
    await write('schema/version', { version: { integerValue: String(SCHEMA_VERSION) } });
    expect(wrongIn(await look(target, 'data'))).toEqual([]);
  });
});

describe('the command', () => {
  it('refuses a real project without credentials, with the command that signs in', async () => {
    const child = spawn(process.execPath, [PREFLIGHT, '--project', 'our-school'], {
      env: {
        PATH: process.env['PATH'],
        // There is no home with credentials, and no cloud machine around.
        HOME: stand.root(),
        METADATA_SERVER_DETECTION: 'none',
      },
    });
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    const [code] = (await once(child, 'close')) as [number]; // as the event's documentation says
    expect(said).toContain(
      'You are not signed in to Google Cloud: gcloud auth application-default login',
    );
    expect(said).not.toMatch(/^ +at /m);
    expect(code).toBe(1);
  });
});
