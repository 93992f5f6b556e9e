import { getBytes, getMetadata, listAll, ref, deleteObject } from 'firebase/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SPOOFED_FILES } from '../fixtures/receipt-files.ts';
import { openRulesBucket, PDF, someExpenseId, type RulesBucket } from './bucket.ts';
import { EVERYBODY, type Actor } from './environment.ts';
import { outcomeOf, type Outcome } from './outcome.ts';

/** The pictures of deposits' slips: threat #130. */
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
  path = `deposits/${id}/0`,
  bytes: Uint8Array = PDF.bytes,
  type: string = PDF.type,
): Promise<Outcome> => bucket.upload(path, bytes, { contentType: type }, actor);

describe("the picture of a deposit's slip (#130)", () => {
  it('a picture is uploaded by an administrator, once', async () => {
    for (const actor of EVERYBODY) {
      const allowed = actor === 'A4' ? 'allowed' : 'denied';
      expect([actor, await upload(actor)]).toEqual([actor, allowed]);
    }
    expect(await upload('A4')).toBe('denied');
    expect(await upload('A4', `deposits/${id}/9`)).toBe('allowed');
  });

  it('is of the types, the size and the place of a receipt', async () => {
    for (const slot of ['10', '00', 'a', '0.html'])
      expect([slot, await upload('A4', `deposits/${id}/${slot}`)]).toEqual([slot, 'denied']);
    for (const path of [`deposits/${id}x/0`, `deposits/0`, `deposit/${id}/0`, `deposits/${id}/0/0`])
      expect([path, await upload('A4', path)]).toEqual([path, 'denied']);
    expect(await upload('A4', undefined, new Uint8Array(0))).toBe('denied');
    expect(await upload('A4', undefined, new Uint8Array(10 * 1024 * 1024 + 1))).toBe('denied');
    for (const { bytes, type } of SPOOFED_FILES)
      expect([type, await upload('A4', undefined, bytes, type)]).toEqual([type, 'denied']);
  });

  it('is read, listed, changed or deleted by nobody, whoever uploaded it', async () => {
    expect(await upload('A4')).toBe('allowed');
    for (const actor of EVERYBODY) {
      const place = ref(bucket.as(actor), `deposits/${id}/0`);
      const reads = [outcomeOf(() => getBytes(place)), outcomeOf(() => getMetadata(place))];
      expect([actor, ...(await Promise.all(reads))]).toEqual([actor, 'denied', 'denied']);
      expect(await outcomeOf(() => listAll(ref(bucket.as(actor), 'deposits')))).toBe('denied');
      expect(await outcomeOf(() => deleteObject(place))).toBe('denied');
    }
  });
});
