import { STORAGE_RIGHTS } from '@pa-ledger/domain/people/places';
import { may } from '@pa-ledger/domain/people/rights';
import { getBytes, getMetadata, listAll, ref, deleteObject } from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SPOOFED_FILES } from '../fixtures/receipt-files.ts';
import { openRulesBucket, PDF, someExpenseId, type RulesBucket } from './bucket.ts';
import { EVERYBODY, ROLE_OF, type Actor } from './actors.ts';
import { outcomeOf, type Outcome } from './outcome.ts';

/** Papers of records: threats #130 and #151. */
let bucket: RulesBucket;
let id: string;

beforeAll(async () => {
  bucket = await openRulesBucket();
});

beforeEach(() => {
  id = someExpenseId();
});

afterAll(async () => {
  await bucket.removeAll();
  await bucket.close();
});

const upload = (
  actor: Actor,
  path = `papers/deposits~${id}/0`,
  bytes: Uint8Array = PDF.bytes,
  type: string = PDF.type,
): Promise<Outcome> => bucket.upload(path, bytes, { contentType: type }, actor);

describe('a paper of a record (#130, #151)', () => {
  it('is uploaded by those who keep the books, once', async () => {
    for (const actor of EVERYBODY) {
      const role = ROLE_OF[actor];
      const isAllowed = role !== undefined && may(role, STORAGE_RIGHTS.papers);
      const own = `papers/deposits~${someExpenseId()}/0`;
      const allowed = isAllowed ? 'allowed' : 'denied';
      expect([actor, await upload(actor, own)]).toEqual([actor, allowed]);
    }
    expect([await upload('A4'), await upload('A4'), await upload('A8')]).toEqual([
      'allowed',
      'denied',
      'denied',
    ]);
    for (const place of [
      `papers/deposits~${id}/9`,
      `papers/manualExpenses~${id}-12/0`,
      `papers/revenueItems~a_-${id}/0`,
      `papers/transfers~${id}/0`,
      `papers/expenses~${id}/0`,
      `papers/statements~${id}~2026-09-30/0`,
    ])
      expect([place, await upload('A4', place)]).toEqual([place, 'allowed']);
  });

  it('is of the types, the size and the place of a receipt', async () => {
    for (const slot of ['10', '00', 'a', '0.html'])
      expect([slot, await upload('A4', `papers/deposits~${id}/${slot}`)]).toEqual([slot, 'denied']);
    for (const path of [
      `papers/${id}/0`,
      `papers/deposits~/0`,
      `papers/deposits~${'a'.repeat(65)}/0`,
      `papers/funds~${id}/0`,
      `papers/deposits~${id}~x/0`,
      `papers/statements~${id}/0`,
      `papers/deposits~${id}/0/0`,
      `papers/deposits~../0`,
      `papers/0`,
      `deposits/${id}/0`,
    ])
      expect([path, await upload('A4', path)]).toEqual([path, 'denied']);
    expect(await upload('A4', undefined, new Uint8Array(0))).toBe('denied');
    expect(await upload('A4', undefined, new Uint8Array(10 * 1024 * 1024 + 1))).toBe('denied');
    for (const { bytes, type } of SPOOFED_FILES)
      expect([type, await upload('A4', undefined, bytes, type)]).toEqual([type, 'denied']);
  });

  it('is read, listed, changed or deleted by nobody, whoever uploaded it', async () => {
    expect(await upload('A4')).toBe('allowed');
    for (const actor of EVERYBODY) {
      const place = ref(bucket.as(actor), `papers/deposits~${id}/0`);
      const reads = [outcomeOf(() => getBytes(place)), outcomeOf(() => getMetadata(place))];
      expect([actor, ...(await Promise.all(reads))]).toEqual([actor, 'denied', 'denied']);
      expect(await outcomeOf(() => listAll(ref(bucket.as(actor), 'papers')))).toBe('denied');
      expect(await outcomeOf(() => deleteObject(place))).toBe('denied');
    }
  });
});
