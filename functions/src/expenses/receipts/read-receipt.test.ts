import { organization } from '@pa-ledger/domain/organization';
import { receiptNameFor } from '@pa-ledger/domain/expenses/receipt-name';
import type { Firestore } from 'firebase-admin/firestore';
import { validateHeaderValue } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ask, requestOf } from '../../../../tests/functions/support/requests.ts';
import { freshKeys } from '../../../../tests/functions/support/token-verdict.ts';
import { untouchable } from '../../../../tests/functions/support/untouchable.ts';
import { createRateLimit } from '../../http/address-limit.ts';
import { newNonce } from '../../links/token.ts';
import type { Accounts } from '../../platform/services.ts';
import type { ReceiptStore } from '../../platform/services.ts';
import { encodeFileName, readReceiptEndpoint } from './read-receipt.ts';

describe("a receipt's name in the header (#55)", () => {
  it.each([
    ['farm stand.jpg', 'farm%20stand.jpg'],
    ['reçu №1.pdf', 're%C3%A7u%20%E2%84%961.pdf'],
    ['a"; filename=b.html', 'a%22%3B%20filename%3Db.html'],
    ["it's (1)*!.pdf", 'it%27s%20%281%29%2A%21.pdf'],
    ['%2e%2e', '%252e%252e'],
    ['👍.png', '%F0%9F%91%8D.png'],
  ])('%s becomes %s', (name, encoded) => {
    expect(encodeFileName(name)).toBe(encoded);
    expect(decodeURIComponent(encoded)).toBe(name);
  });

  it('has only characters of RFC 8187, whatever name was taken', () => {
    for (let code = 1; code < 0x3000; code++) {
      const name = receiptNameFor(`a${String.fromCharCode(code)}b`, 'application/pdf');
      const encoded = encodeFileName(name);
      expect(encoded).toMatch(/^[A-Za-z0-9.~_%-]+$/);
      validateHeaderValue('Content-Disposition', `attachment; filename*=UTF-8''${encoded}`);
    }
  });
});

describe("an administrator's downloads (#26)", () => {
  const NOW = Date.parse('2026-10-20T15:00:00Z');

  it('count against the address, apart from what links open, before the sign-in is looked at', async () => {
    let asked = 0;
    const endpoint = ask(readReceiptEndpoint, {
      // The endpoint only gets members of these, and no request names an expense.
      db: untouchable() as Firestore,
      receipts: untouchable() as ReceiptStore,
      papers: untouchable() as ReceiptStore,
      accounts: untouchable() as Accounts,
      clock: () => NOW,
      nonce: newNonce,
      organization,
      keys: freshKeys(),
      addressLimit: createRateLimit(1, () => NOW),
      fileLimit: createRateLimit(2, () => NOW),
      identify: () => {
        asked++;
        return Promise.resolve({
          kind: 'listed',
          role: 'admin',
          authTime: NOW,
          uid: 'admin-1',
          email: 'admin@example.com',
        });
      },
    });
    const statusFrom = async (address: string) => {
      const headers = { authorization: 'Bearer a.b.c', 'x-forwarded-for': `${address}, 10.0.0.1` };
      return (await endpoint(requestOf({ headers, query: 'slot=0' }))).status;
    };
    const statuses: number[] = [];
    for (let press = 0; press < 4; press++) statuses.push(await statusFrom('9.9.9.9'));
    expect(statuses).toEqual([400, 400, 429, 429]);
    expect(asked).toBe(2);
    expect(await statusFrom('8.8.8.8')).toBe(400);
  });
});
