import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../ops/base/paths.ts';
import { BUILT_FUNCTIONS } from '../../tools/emulators/functions-folder.ts';
import { foundAssociation } from './support/association.ts';
import type { Started } from './support/start-function.ts';

const require = createRequire(import.meta.url);
const START = fileURLToPath(new URL('./support/start-function.ts', import.meta.url));

const LINK = ['APPROVAL_LINK_KEYS'];
const MAIL = ['APPROVAL_LINK_KEYS', 'SMTP_URI'];
const PUBLIC = { secrets: [], timeout: 60, instances: 10, memory: 512 };
const EVENT = { ...PUBLIC, retry: true };

/** What a deploy makes: the secrets that each function may read, its seconds, instances, megabytes, retries and schedule. */
const DEPLOYED: Readonly<Record<string, object>> = {
  decide: { ...PUBLIC, secrets: LINK },
  api: { ...PUBLIC, secrets: LINK, memory: 1024 },
  admin: PUBLIC,
  countRevenue: EVENT,
  countExpense: EVENT,
  countTransfer: EVENT,
  countSubmission: EVENT,
  countPayment: EVENT,
  countRatified: EVENT,
  journalEntryCreated: EVENT,
  fileArrived: EVENT,
  deliverMail: { ...EVENT, retry: false, secrets: MAIL },
  settingsChanged: { ...EVENT, retry: false },
  sweep: { ...PUBLIC, secrets: MAIL, timeout: 540, instances: 1, schedule: '*/5 * * * *' },
};

interface Found {
  readonly endpoints: Readonly<
    Record<
      string,
      {
        readonly secretEnvironmentVariables?: readonly { readonly key: string }[];
        readonly timeoutSeconds: number;
        readonly maxInstances: number;
        readonly availableMemoryMb: number;
        readonly region: readonly string[];
        readonly eventTrigger?: { readonly retry: boolean };
        readonly scheduleTrigger?: { readonly schedule: string };
      }
    >
  >;
  readonly params: readonly { readonly name: string }[];
}

describe('the built functions, as the deploy tool reads them', () => {
  let found: Found;
  beforeAll(async () => {
    const inside = require.resolve('firebase-functions');
    const loader = path.join(path.dirname(inside), '../runtime/loader.js');
    // The tool calls this function of the package, from a program of the package's own.
    const { loadStack } = require(loader) as { loadStack: (folder: string) => Promise<Found> };
    found = await loadStack(BUILT_FUNCTIONS);
  });

  it('are those of the table, in one region', () => {
    const made = Object.entries(found.endpoints).map(([name, endpoint]) => [
      name,
      {
        secrets: (endpoint.secretEnvironmentVariables ?? []).map(({ key }) => key),
        timeout: endpoint.timeoutSeconds,
        instances: endpoint.maxInstances,
        memory: endpoint.availableMemoryMb,
        ...(endpoint.eventTrigger && { retry: endpoint.eventTrigger.retry }),
        ...(endpoint.scheduleTrigger && { schedule: endpoint.scheduleTrigger.schedule }),
      },
    ]);
    expect(Object.fromEntries(made)).toEqual(DEPLOYED);
    expect(made.length).toBeLessThanOrEqual(14);
    for (const { region } of Object.values(found.endpoints)) expect(region.length).toBe(1);
  });

  it('ask for the parameters and secrets', () => {
    expect(found.params.map(({ name }) => name).sort()).toEqual([
      'APPROVAL_LINK_KEYS',
      'APP_URL',
      'MAIL_FROM',
      'SMTP_URI',
    ]);
  });

  it('are all that the code exports', async () => {
    const built = (await import(path.join(BUILT_FUNCTIONS, 'index.js'))) as object;
    expect(Object.keys(built).sort()).toEqual(Object.keys(DEPLOYED).sort());
  });
});

function start(target: string, asked: string): Started {
  const env = { ...process.env, FUNCTION_TARGET: target, FUNCTION_SIGNATURE_TYPE: 'http' };
  const { stdout, stderr } = spawnSync(process.execPath, [START, BUILT_FUNCTIONS, asked], {
    env,
    encoding: 'utf8',
  });
  const line = stdout.split('\n').find((text) => text.startsWith('{"status"'));
  if (line === undefined) throw new Error(stderr);
  return JSON.parse(line) as Started; // start-function.ts wrote it.
}

const read = (file: string): string => readFileSync(file, 'utf8');

describe("a function's process", () => {
  beforeAll(() => foundAssociation());

  it.each([
    ['api', '/api/form-options', 200, ['nodemailer', '@google-cloud/storage']],
    ['decide', '/api/review-expense', 403, ['nodemailer', '@google-cloud/storage']],
    ['admin', '/api/admin/check-admin', 405, ['nodemailer', '@google-cloud/storage']],
  ] as const)(
    'of %s answers %s without the packages of other work',
    (target, asked, status, without) => {
      const started = start(target, asked);
      expect(started.status).toBe(status);
      const packages = (name: string) =>
        started.loaded.some((file) => file.includes(`node_modules/${name}/`));
      expect(packages('firebase-functions')).toBe(true);
      expect(without.filter(packages)).toEqual([]);
    },
  );
});

describe('the packages beside the functions (#89)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'packages-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const npm = (): number | null => {
    const args = ['ci', '--dry-run', '--offline', '--omit=dev', '--ignore-scripts', '--no-audit'];
    return spawnSync('npm', args, { cwd: folder, encoding: 'utf8' }).status;
  };

  it('are installed from the lockfile, which fits the manifest', () => {
    for (const name of ['package.json', 'package-lock.json'])
      cpSync(path.join(BUILT_FUNCTIONS, name), path.join(folder, name));
    expect(npm()).toBe(0);
    const manifest = read(path.join(folder, 'package.json'));
    writeFileSync(path.join(folder, 'package.json'), manifest.replace('"14.', '"13.'));
    expect(npm()).not.toBe(0);
  });

  it('are of the versions that the tests run with, each with its hash and none with an address', () => {
    // functions/lockfile.ts writes it.
    const { packages } = JSON.parse(read(path.join(BUILT_FUNCTIONS, 'package-lock.json'))) as {
      readonly packages: Readonly<
        Record<string, { readonly version?: string; readonly integrity?: string }>
      >;
    };
    const places = Object.entries(packages).filter(([place]) => place !== '');
    expect(places.length).toBeGreaterThan(100);
    for (const [place, locked] of places) {
      const own = path.join(ROOT, 'functions', place);
      const folderOfIt = existsSync(own) ? own : path.join(ROOT, place);
      const installed = require(path.join(folderOfIt, 'package.json')) as { version: string };
      expect([place, locked.version]).toEqual([place, installed.version]);
      expect([place, locked.integrity?.startsWith('sha512-')]).toEqual([place, true]);
      expect([place, Object.hasOwn(locked, 'resolved')]).toEqual([place, false]);
    }
  });
});
