import { readFileSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deployedIndexes } from '../../tests/support/indexes/deployed-indexes.ts';
import { planQuery, type Index } from '../../tests/support/indexes/plan-query.ts';
import { shapeOfSent, type Sent } from '../../tests/support/indexes/query-shapes.ts';
import { startHttpServer, type HttpServer } from '../../tests/support/preflight/http-server.ts';
import { ROOT } from '../base/paths.ts';
import { queries } from './checks/queries.ts';
import { addressesOf, createGoogleClient } from './google-client.ts';
import { runChecks } from './run-checks.ts';
import type { Target } from './target.ts';

/* A Firestore that refuses what no index serves, as production does: the emulator serves everything. */

let folder: string;
let server: HttpServer;
let indexes: readonly Index[] = [];
let limits: unknown[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'queries-'));
  server = await startHttpServer(({ body }) => {
    // What the preflight sends; its form is that of Firestore's reference.
    const sent = JSON.parse(body.toString()) as Sent;
    const query = sent.structuredQuery ?? sent.structuredAggregationQuery?.structuredQuery;
    limits.push(Reflect.get(query ?? {}, 'limit'));
    if (planQuery(shapeOfSent(sent), indexes) !== null)
      return { status: 200, body: [{ readTime: '2026-01-01T00:00:00Z' }] };
    const message = 'The query requires an index. You can create it here: https://console.example';
    return {
      status: 400,
      body: [{ error: { code: 400, message, status: 'FAILED_PRECONDITION' } }],
    };
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** What the check finds where a file's indexes are deployed. */
async function look(file: string) {
  indexes = deployedIndexes(file);
  limits = [];
  const interrupted = new AbortController().signal;
  const google = createGoogleClient({
    addresses: addressesOf((service) => (service === 'firestore' ? server.address : null)),
    project: 'demo-school',
    token: () => Promise.resolve('owner'),
    interrupted,
  });
  const target: Target = {
    project: 'demo-school',
    isReal: true,
    bucket: '',
    app: '',
    root: ROOT,
    mailTo: null,
    google,
    now: 0,
    interrupted,
  };
  const [report] = await runChecks([queries], target);
  return report?.findings ?? [];
}

it('every query of the app is tried, reads one document, and is answered with all indexes (#114)', async () => {
  const findings = await look(path.join(ROOT, 'firestore.indexes.json'));
  expect(findings).toEqual([expect.objectContaining({ state: 'right' })]);
  expect(limits.length).toBeGreaterThan(300);
  expect(new Set(limits)).toEqual(new Set([1]));
});

it('a query whose index is not in the file is found, with the link that makes it (#114)', async () => {
  const all = JSON.parse(readFileSync(path.join(ROOT, 'firestore.indexes.json'), 'utf8')) as {
    readonly indexes: readonly { readonly collectionGroup: string }[];
    readonly fieldOverrides: readonly object[];
  };
  const file = path.join(folder, 'indexes.json');
  const fewer = all.indexes.filter(({ collectionGroup }) => collectionGroup !== 'alerts');
  writeFileSync(file, JSON.stringify({ ...all, indexes: fewer }));
  expect(await look(file)).toEqual([
    expect.objectContaining({
      state: 'wrong',
      found: expect.stringMatching(/^Refused: alerts; equal kind; order since ASC/) as string,
      mend: expect.stringMatching(/create it here: https:/) as string,
    }),
  ]);
});

it('a query of a whole group of collections is found without its index (#114)', async () => {
  const all = JSON.parse(readFileSync(path.join(ROOT, 'firestore.indexes.json'), 'utf8')) as object;
  const file = path.join(folder, 'no-overrides.json');
  writeFileSync(file, JSON.stringify({ ...all, fieldOverrides: [] }));
  const found = (await look(file)).map((finding) => finding.found);
  expect(found).toContain('Refused: */history; order at DESC, __name__ DESC.');
});
