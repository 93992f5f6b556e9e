import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startSmtpServer, type SmtpServer } from '../../tests/functions/support/smtp-server.ts';
import { REGION } from '../../functions/src/platform/settings.ts';
import {
  BUCKET,
  FAR,
  goodProject,
  PROJECT,
  SECOND_BUCKET,
  startPretendedGoogle,
  type PretendedGoogle,
  type PretendedProject,
} from '../../tests/support/google/pretended-google.ts';
import { GOOGLE_FAULTS, jobOf, withIndex } from '../../tests/support/google/google-faults.ts';
import { ROOT } from '../base/paths.ts';
import type { Target } from './check.ts';
import { backups } from './backups.ts';
import { createGoogleClient } from './google-client.ts';
import { CHECKS, examine, runCheck, type CheckReport } from './run-checks.ts';
import { NEEDED_SERVICES } from './services.ts';

/* Google's services are pretended, in the forms of their references; tests/functions/doctor.test.ts tries the rest. */

const KEYS = JSON.stringify({ current: 'k1', keys: { k1: 'A'.repeat(43) } });

let smtp: SmtpServer;
let google: PretendedGoogle;
let good: PretendedProject;
const roots: string[] = [];

beforeAll(async () => {
  smtp = await startSmtpServer();
  good = await goodProject(KEYS, smtp.uri);
  google = await startPretendedGoogle(good);
});
afterAll(async () => {
  await google.close();
  await smtp.stop();
  for (const root of roots) rmSync(root, { recursive: true });
});
beforeEach(() => {
  google.project = structuredClone(good);
});

async function look(
  only: string,
  mailTo: string | null = 'ruth@example.org',
): Promise<CheckReport> {
  const check = CHECKS.find(({ id }) => id === only);
  if (check === undefined) throw new Error(`There is no check ${only}.`);
  return runCheck(check, targetOf(mailTo));
}

/** A folder whose parameters name this second bucket. */
function rootWith(second: string): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'doctor-'));
  roots.push(root);
  mkdirSync(path.join(root, 'functions'));
  writeFileSync(path.join(root, '.firebaserc'), '{ "projects": {} }');
  writeFileSync(path.join(root, 'functions', `.env.${PROJECT}`), `EXPORT_BUCKET=${second}\n`);
  return root;
}

async function lookAtBackups(second: string): Promise<CheckReport> {
  return runCheck(backups, { ...targetOf(), root: rootWith(second) });
}

function targetOf(mailTo: string | null = null): Target {
  const interrupted = new AbortController().signal;
  const { addressOf } = google;
  const token = () => Promise.resolve('owner');
  return {
    project: PROJECT,
    bucket: BUCKET,
    app: 'http://127.0.0.1:1',
    root: ROOT,
    mailTo,
    now: Date.now(),
    interrupted,
    google: createGoogleClient({ addressOf, project: PROJECT, token, interrupted }),
  };
}

const statesOf = ({ findings }: CheckReport) => findings.map(({ state }) => state);

describe('a project as it should be (#115)', () => {
  it.each([
    'services',
    'billing',
    'database',
    'sign-in',
    'secrets',
    'quotas',
    'roles',
    'indexes',
    'functions',
    'schedules',
    'mail',
  ])('has nothing wrong: %s', async (only) => {
    const report = await look(only);
    expect([...new Set(statesOf(report))]).toEqual(['right']);
  });

  it('has nothing wrong: backups, with a second bucket', async () => {
    expect(statesOf(await lookAtBackups(SECOND_BUCKET))).toEqual([
      'right',
      'right',
      'right',
      'right',
    ]);
  });

  it('gets all services with one request, which takes twenty at most', () => {
    expect(NEEDED_SERVICES.length).toBeLessThanOrEqual(20);
  });

  it('is only asked, but for a test file and an email to whoever looks', async () => {
    const before = smtp.taken.length;
    for (const { id } of CHECKS.filter((check) => check.id !== 'site')) await look(id);
    const changing = google.asked.filter(
      (line) => !/ GET | POST .*:getIamPolicy$|^(?:firebase)?storage /.test(line),
    );
    expect(changing).toEqual([]);
    expect(smtp.taken.slice(before).map(({ to }) => to)).toEqual(['ruth@example.org']);
  });

  it('is well before the first deploy, where nothing is deployed yet', async () => {
    Object.assign(google.project, { functions: [], jobs: [], indexes: [], overrides: [] });
    google.project.bindings = google.project.bindings.slice(0, 1);
    const said: string[] = [];
    const before = CHECKS.filter(({ isBefore }) => isBefore);
    expect(await examine(before, targetOf(), (line) => said.push(line))).toBe(true);
    expect(said.at(-1)).toBe('All is well.');
  });
});

it('tells what is wrong, why it matters, and what fixes it (#115)', async () => {
  delete google.project.secrets['SMTP_URI'];
  const said: string[] = [];
  const some = CHECKS.filter(({ id }) => ['database', 'secrets'].includes(id));
  expect(await examine(some, targetOf(), (line) => said.push(line))).toBe(false);
  expect(said).toEqual([
    '✔ Firestore is there, in the Standard edition, near the functions',
    `    ✔ It is near ${REGION}.`,
    '✖ the secrets are set, and of the right form',
    '    Why: Without the keys no approval link works; without the mail server no email is sent.',
    '    ✖ SMTP_URI is not set.',
    `      → npx firebase functions:secrets:set SMTP_URI --project ${PROJECT}`,
    '1 fault.',
  ]);
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

  it('no finding quotes a secret', async () => {
    google.project.secrets = {
      APPROVAL_LINK_KEYS: { text: '{"current":"k9","keys":{"k1":"hush-hush"}}', version: 1 },
      SMTP_URI: { text: 'smtps://u:hush#hush@mail.example.org', version: 3 },
    };
    const reports = await Promise.all(['secrets', 'functions', 'mail'].map((only) => look(only)));
    expect(reports.flatMap(statesOf)).toContain('wrong');
    expect(JSON.stringify(reports)).not.toMatch(/hush/);
  });
});

describe('what is no fault and yet to be known', () => {
  const SHORT = /^Auth accepts passwords of fewer than 12 characters/;
  const withAuth = (own: object) => (project: PretendedProject) =>
    (project.auth = { ...project.auth, ...own });

  it.each([
    [
      'an index that is still being built',
      'indexes',
      withIndex('CREATING'),
      /^Still building: alerts/,
    ],
    [
      'accounts that anyone can make',
      'sign-in',
      withAuth({ client: { permissions: { disabledUserDeletion: true } } }),
      /^Anyone can make an account/,
    ],
    [
      'accounts that their people can delete',
      'sign-in',
      withAuth({ client: { permissions: { disabledUserSignup: true } } }),
      /^People can delete their own accounts/,
    ],
    ['no policy for passwords', 'sign-in', withAuth({ passwordPolicyConfig: undefined }), SHORT],
    [
      'a policy for passwords that nothing holds',
      'sign-in',
      withAuth({
        passwordPolicyConfig: {
          passwordPolicyEnforcementState: 'OFF',
          passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 12 } }],
        },
      }),
      SHORT,
    ],
    [
      'a policy that takes short passwords',
      'sign-in',
      withAuth({
        passwordPolicyConfig: {
          passwordPolicyEnforcementState: 'ENFORCE',
          passwordPolicyVersions: [{ customStrengthOptions: { minPasswordLength: 11 } }],
        },
      }),
      SHORT,
    ],
    [
      'a clock that was just set up',
      'schedules',
      (project: PretendedProject) => delete jobOf(project, 'sweep').lastAttemptTime,
      /^sweep was not called yet/,
    ],
    [
      'a database far away',
      'database',
      (project: PretendedProject) => (project.database = { ...good.database, locationId: FAR }),
      new RegExp(`^Firestore is in ${FAR} and the functions in ${REGION}`),
    ],
    [
      'an account without budgets',
      'billing',
      (project: PretendedProject) => (project.budgets = []),
      /^There is no budget/,
    ],
    [
      'a budget that only warns',
      'billing',
      (project: PretendedProject) => (project.budgets = project.budgets.slice(0, 1)),
      /^A budget warns and stops nothing/,
    ],
    [
      'budgets that the person may not see',
      'billing',
      (project: PretendedProject) => (project.refused['billingbudgets'] = 'Permission denied.'),
      /^Your account may not see the budgets/,
    ],
    [
      'a region that gives less than people could need',
      'quotas',
      (project: PretendedProject) => (project.quotas['CpuAllocPerProjectRegion'] = '12000'),
      /^The region gives 12 CPUs. One function takes up to 10 CPUs, the 3 that people wait for 30 CPUs, all 14 131 CPUs\.$/,
    ],
    [
      'quotas that the person may not see',
      'quotas',
      (project: PretendedProject) => (project.refused['cloudquotas'] = 'Permission denied.'),
      /^Google does not tell the quota CpuAllocPerProjectRegion/,
    ],
    [
      'a database without backups',
      'backups',
      (project: PretendedProject) => (project.backupSchedules = []),
      /^Nothing backs up Firestore\.$/,
    ],
    [
      'a database that remembers one hour',
      'backups',
      (project: PretendedProject) => (project.database = { type: 'FIRESTORE_NATIVE' }),
      /^Point-in-time recovery is off\.$/,
    ],
    [
      'no second bucket',
      'backups',
      () => undefined,
      /^No archive is saved in a second bucket each week\.$/,
    ],
    [
      'a bucket that forgets at once',
      'backups',
      (project: PretendedProject) => (project.bucket = { softDeletePolicy: {} }),
      /^A deleted receipt is gone at once\.$/,
    ],
  ])('%s', async (_title, only, put, found) => {
    put(google.project);
    const report = await look(only);
    expect(statesOf(report)).not.toContain('wrong');
    expect(report.findings).toContainEqual(
      expect.objectContaining({ state: 'note', found: expect.stringMatching(found) as string }),
    );
  });

  it('an email that nobody asked for is not sent', async () => {
    const before = smtp.taken.length;
    expect(statesOf(await look('mail', null))).toEqual(['note']);
    expect(smtp.taken).toHaveLength(before);
  });
});

it.each([
  ['is not there', 'another-bucket', /^For EXPORT_BUCKET, another-bucket, Google answers 404\.$/],
  ['is that of the receipts', BUCKET, /^EXPORT_BUCKET names the bucket of the receipts/],
])('a second bucket that %s is wrong', async (_title, second, found) => {
  const { findings } = await lookAtBackups(second);
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([
    expect.objectContaining({ found: expect.stringMatching(found) as string }),
  ]);
});
