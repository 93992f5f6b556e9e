import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSmtpServer, type SmtpServer } from '../../tests/functions/support/smtp-server.ts';
import { REGION } from '../../functions/src/platform/region.ts';
import {
  FAR,
  goodProject,
  OTHER_REGION,
  PROJECT,
  startPretendedGoogle,
  type PretendedGoogle,
  type PretendedProject,
} from '../../tests/support/preflight/pretended-google.ts';
import { GOOGLE_FAULTS, jobOf, withIndex } from '../../tests/support/preflight/google-faults.ts';
import { ROOT } from '../base/paths.ts';
import { CHECKS } from './all-checks.ts';
import { NEEDED_SERVICES } from './checks/services.ts';
import { createGoogleClient } from './google-client.ts';
import { runChecks, type CheckReport } from './run-checks.ts';
import type { Target } from './target.ts';

/* What no emulator has: Google's services are pretended, in the forms of their references. */

const KEYS = JSON.stringify({ current: 'k1', keys: { k1: 'A'.repeat(43) } });

let smtp: SmtpServer;
let google: PretendedGoogle;
let good: PretendedProject;
let root: string;

beforeAll(async () => {
  smtp = await startSmtpServer();
  good = await goodProject(KEYS, smtp.uri);
  google = await startPretendedGoogle(good);
});
afterAll(async () => {
  await google.close();
  await smtp.stop();
});
beforeEach(() => {
  google.project = structuredClone(good);
  root = mkdtempSync(path.join(os.tmpdir(), 'preflight-'));
  for (const file of ['firebase.json', 'firestore.indexes.json', '.firebaserc'])
    cpSync(path.join(ROOT, file), path.join(root, file));
  mkdirSync(path.join(root, 'functions'));
});
afterEach(() => rmSync(root, { recursive: true }));

async function look(only: string, own: Partial<Target> = {}): Promise<CheckReport> {
  const interrupted = new AbortController().signal;
  const { addresses } = google;
  const token = () => Promise.resolve('owner');
  const target: Target = {
    project: PROJECT,
    isReal: true,
    bucket: 'none',
    app: 'http://127.0.0.1:1',
    root,
    mailTo: 'ruth@example.org',
    now: Date.now(),
    interrupted,
    google: createGoogleClient({
      addresses,
      project: PROJECT,
      token,
      interrupted,
    }),
    ...own,
  };
  const [report] = await runChecks(
    CHECKS.filter(({ id }) => id === only),
    target,
  );
  if (report === undefined) throw new Error(`There is no check ${only}.`);
  return report;
}

const statesOf = ({ findings }: CheckReport) => findings.map(({ state }) => state);

describe('a project as it should be (#115)', () => {
  it.each([
    'services',
    'roles',
    'sign-in',
    'secrets',
    'parameters',
    'region',
    'indexes',
    'functions',
    'schedules',
    'hops',
    'mail',
  ])('has nothing wrong: %s', async (only) => {
    const report = await look(only);
    expect([...new Set(statesOf(report))]).toEqual(['right']);
  });

  it('gets all services with one request, which takes twenty at most', () => {
    expect(NEEDED_SERVICES.length).toBeLessThanOrEqual(20);
  });

  it('is only asked, but for a mail to whoever looks', async () => {
    const before = smtp.taken.length;
    for (const { id } of CHECKS.filter((check) => check.id !== 'addresses')) await look(id);
    const asked = google.asked.filter(
      (line) => !/ GET | POST .*(?::getIamPolicy|entries:list)$/.test(line),
    );
    expect(asked).toEqual([]);
    expect(smtp.taken.slice(before).map(({ to }) => to)).toEqual(['ruth@example.org']);
  });
});

describe('a fault is found, with what mends it (#115)', () => {
  afterEach(() => smtp.behave(() => 'accept'));

  it.each(GOOGLE_FAULTS)('%s', async (_title, only, put, found, mend) => {
    put(google.project, smtp);
    const { findings } = await look(only);
    const wrong = findings.filter(({ state }) => state === 'wrong');
    expect(wrong).toContainEqual({
      state: 'wrong',
      found: expect.stringMatching(found) as string,
      mend: expect.stringMatching(mend) as string,
    });
  });

  it('a parameter in its file, before a deploy', async () => {
    writeFileSync(path.join(root, 'functions', `.env.${PROJECT}`), 'APP_URL=\n');
    const { findings } = await look('parameters');
    expect(findings).toEqual([
      expect.objectContaining({
        state: 'wrong',
        found: expect.stringMatching(/^functions\/\.env\.demo-school: APP_URL must be/) as string,
      }),
    ]);
  });

  it('a rewrite to another region', async () => {
    const file = path.join(root, 'firebase.json');
    const text = JSON.stringify({
      hosting: {
        rewrites: [{ source: '/api/x', function: { functionId: 'x', region: OTHER_REGION } }],
        headers: [],
      },
    });
    writeFileSync(file, text);
    const { findings } = await look('region');
    expect(findings).toEqual([
      expect.objectContaining({
        state: 'wrong',
        found: `firebase.json sends /api/x to another region than ${REGION}.`,
      }),
    ]);
  });

  it('no finding quotes a secret', async () => {
    google.project.secrets = {
      APPROVAL_LINK_KEYS: { text: '{"current":"k9","keys":{"k1":"hush-hush"}}', version: 1 },
      SMTP_URI: { text: 'smtps://u:hush#hush@mail.example.org', version: 3 },
    };
    const reports = await Promise.all(['secrets', 'mail', 'links'].map((only) => look(only)));
    expect(reports.flatMap(statesOf)).toContain('wrong');
    expect(JSON.stringify(reports)).not.toMatch(/hush/);
  });
});

describe('what is no fault and yet to be known', () => {
  it.each([
    [
      'an index that is still being built',
      'indexes',
      withIndex('CREATING'),
      /^Still building: alerts/,
    ],
    [
      'a clock that was just set up',
      'schedules',
      (project: PretendedProject) => delete jobOf(project, 'sweep').lastAttemptTime,
      /^sweep was not called yet/,
    ],
    [
      'more addresses than expected',
      'hops',
      (project: PretendedProject) => (project.entries = [{ jsonPayload: { hops: 3 } }]),
      /^Requests come with 3 addresses instead of 2: .*SUBMISSIONS_PER_ADDRESS/,
    ],
    [
      'no request yet',
      'hops',
      (project: PretendedProject) => (project.entries = []),
      /^No request has come/,
    ],
    [
      'a database far away',
      'region',
      (project: PretendedProject) => (project.database = { ...good.database, locationId: FAR }),
      new RegExp(`^Firestore is in ${FAR} and the functions in ${REGION}`),
    ],
  ])('%s', async (_title, only, put, found) => {
    put(google.project);
    const report = await look(only);
    expect(statesOf(report)).not.toContain('wrong');
    expect(report.findings).toContainEqual({
      state: 'note',
      found: expect.stringMatching(found) as string,
      mend: null,
    });
  });

  it('a mail that nobody asked for is not sent', async () => {
    const before = smtp.taken.length;
    expect(statesOf(await look('mail', { mailTo: null }))).toEqual(['untried']);
    expect(smtp.taken).toHaveLength(before);
  });
});
