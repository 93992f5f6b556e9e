import { getApp } from 'firebase-admin/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDeposits } from '../../ops/checks/check-deposits.ts';
import { readProject } from '../../ops/checks/project-data.ts';
import { readReceiptEndpoint } from '../../functions/src/expenses/receipts/read-receipt.ts';
import { createRateLimit } from '../../functions/src/http/address-limit.ts';
import { adminClient, TEST_ADMIN, type AdminClient } from '../functions/support/admin-client.ts';
import { putEntry } from '../functions/support/closings.ts';
import { claimOf, SMALL_PDF } from '../functions/support/expenses.ts';
import { DONE, expectRefused } from '../functions/support/managed-expenses.ts';
import { ask, requestOf } from '../functions/support/requests.ts';
import { bucket, keys, newExpenseId } from '../functions/support/suite.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../functions/support/test-environment.ts';

/** The pictures of deposits' slips. The tests follow each other. */
let testEnv: TestEnvironment;
let admin: AdminClient;

const FIELDS = {
  accountId: 'checking',
  date: '2026-09-02',
  slip: '',
  firstCounter: 'Ann Lee',
  secondCounter: 'Bo Diaz',
};

beforeAll(async () => {
  testEnv = await createTestEnvironment();
  admin = adminClient(testEnv.services);
  const opening = { name: 'Checking', kind: 'checking', openingDate: '2026-07-01' };
  await admin.manageAccount({
    act: 'save',
    id: 'checking',
    version: null,
    fields: {
      ...opening,
      openingBalance: 100,
    },
  });
  const fields = { accountId: 'checking', date: '2026-09-01', amount: 2 };
  await putEntry(testEnv, 'revenueItems/pic', fields);
});

afterAll(() => testEnv.close());

async function problems(): Promise<string[]> {
  return checkDeposits(await readProject(getApp(testEnv.projectId), bucket.name));
}

describe('the picture of a slip (#130)', () => {
  const id = newExpenseId();
  const place = (slot: number) =>
    bucket.file(`deposits/${id}/${slot}`).save(SMALL_PDF, {
      contentType: 'application/pdf',
      resumable: false,
    });
  const open = async (query: string, by = TEST_ADMIN) => {
    const limit = createRateLimit(100, () => 0);
    const endpoint = ask(readReceiptEndpoint, {
      ...testEnv.services,
      keys,
      addressLimit: limit,
      identify: () =>
        Promise.resolve({
          kind: 'admin',
          ...by,
        }),
    });
    return endpoint(requestOf({ headers: { authorization: 'Bearer a.b.c' }, query }));
  };

  it('is what was uploaded, and administrators read it', async () => {
    const act = (picture: object, version: number | null) => ({
      act: 'save',
      id,
      version,
      items: ['pic'],
      fields: FIELDS,
      picture,
    });
    const claim = claimOf(0, SMALL_PDF, 'application/pdf');
    expectRefused(await admin.manageDeposit(act(claim, null)), 400, /^We don't have the file/);
    await place(0);
    const other = { ...claim, sha256: 'f'.repeat(64) };
    expect((await admin.manageDeposit(act(other, null))).status).toBe(400);
    expect(await admin.manageDeposit(act(claim, null))).toEqual(DONE);
    const answer = await open(`slot=0&deposit=${id}`);
    expect([answer.status, answer.headers['Content-Type']]).toEqual([200, 'application/pdf']);
    expect(Buffer.from(answer.body).equals(SMALL_PDF)).toBe(true);
    for (const query of [
      `slot=1&deposit=${id}`,
      `slot=0&deposit=${newExpenseId()}`,
      'slot=0&deposit=x',
    ])
      expect((await open(query)).status).toBe(400);
    expect(await problems()).toEqual([]);
  });

  it('is no other one than it was', async () => {
    await bucket.file(`deposits/${id}/0`).save('other bytes', { resumable: false });
    expect((await open(`slot=0&deposit=${id}`)).status).toBe(409);
    const [problem] = await problems();
    expect(problem).toBe(
      `The picture of deposits/${id} is gone, or isn't the one that was stored.`,
    );
    await bucket.file(`deposits/${id}/0`).delete();
    expect((await open(`slot=0&deposit=${id}`)).status).toBe(409);
  });
});
