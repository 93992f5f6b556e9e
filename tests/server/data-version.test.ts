import { SCHEMA_VERSION } from '@pa-ledger/domain/schema-version';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../functions/src/http/answer.ts';
import { everyRoute } from '../../functions/src/routes.ts';
import { countAgain } from '../../functions/src/totals/recount.ts';
import { withRedactedErrors } from '../../functions/src/firestore/data-version.ts';
import { everyDocument } from '../functions/support/archives.ts';
import { filledForm } from '../functions/support/expenses.ts';
import { beginRequests, everyRequest, type Begun } from '../functions/support/every-request.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';
import { markCurrent } from '../support/data-version.ts';
import { refused } from '../support/refused.ts';

const OTHER_STATES = [
  ['newer', { version: SCHEMA_VERSION + 1 }, 'dataNewer'],
  ['of no version', null, 'dataOlder'],
  ['being upgraded', { version: SCHEMA_VERSION, underWay: { what: 'migration' } }, 'dataUpgrading'],
  ['being restored', { version: SCHEMA_VERSION, underWay: {} }, 'dataUpgrading'],
] as const;

let testEnv: TestEnvironment;
let begun: Begun;

beforeEach(async () => {
  testEnv = await createTestEnvironment();
  begun = await beginRequests(testEnv);
});

afterEach(() => testEnv.close());

async function become(version: object | null): Promise<void> {
  const ref = testEnv.db.doc('schema/version');
  if (version === null) await ref.delete();
  else await ref.set(version);
}

async function answers(): Promise<[path: string, answer: Answer][]> {
  const given: [string, Answer][] = [];
  for (const [path, asked] of await everyRequest(testEnv, begun)) {
    for (const [answer, request] of asked) given.push([path, await answer(request)]);
  }
  return given;
}

it('covers every route', async () => {
  const paths = everyRoute().map(({ path }) => path);
  expect([...(await everyRequest(testEnv, begun)).keys()].sort()).toEqual(paths.sort());
});

describe.each(OTHER_STATES)('while the data are %s (#112, #113)', (_name, version, code) => {
  it('refuses every request but the form options with a sentence, and changes nothing', async () => {
    await become(version);
    const before = await everyDocument(testEnv.db);
    for (const [path, { status, headers, body }] of await answers()) {
      if (path === '/api/form-options') expect(status).toBe(200);
      else {
        expect([path, { status, body: JSON.parse(body.toString()) as unknown }]).toEqual([
          path,
          refused(code),
        ]);
        expect(Number(headers['Retry-After'])).toBeGreaterThan(0);
      }
    }
    expect(await everyDocument(testEnv.db)).toEqual(before);
  });

  it('triggers and sweepers do nothing, and what counts is delivered again', async () => {
    await become(version);
    let ran = false;
    await withRedactedErrors(testEnv.services, 'mail', 'all', () => {
      ran = true;
      return Promise.resolve();
    });
    expect(ran).toBe(false);
    await testEnv.db
      .doc('revenueItems/one')
      .set({ date: '2026-09-14', categoryId: 'a', fundId: 'b', amount: 5 });
    await expect(countAgain(testEnv.services, 'revenueItems~one')).rejects.toThrow();
    expect((await testEnv.db.collection('totals').get()).size).toBe(0);
    expect((await testEnv.db.collection('alerts').get()).size).toBe(0);
    await markCurrent(testEnv.db);
    await countAgain(testEnv.services, 'revenueItems~one');
    expect((await testEnv.db.doc('totals/2026-09~a~b').get()).get('revenue')).toBe(500);
  });
});

it('refuses a submission if a migration begins while its receipts are checked: the migration stops the submission (#113)', async () => {
  const { receipts } = testEnv.services;
  const late = await createTestEnvironment(undefined, {
    receipts: {
      ...receipts,
      pin: async (id, receipt) => {
        await late.db.doc('schema/version').update({ underWay: { what: 'migration' } });
        return receipts.pin(id, receipt);
      },
    },
  });
  const form = await filledForm();
  expect(await late.submit(form)).toMatchObject(refused('dataUpgrading'));
  expect((await late.db.doc(`expenses/${form.id}`).get()).exists).toBe(false);
  await late.close();
});

it('answers the same requests when the data are of this version (#112)', async () => {
  await become(null);
  await answers();
  await markCurrent(testEnv.db);
  for (const [path, { status }] of await answers()) expect([path, status]).toEqual([path, 200]);
});
