import { receiptNameFor } from '@pa-ledger/domain/receipt-name';
import { validateHeaderValue } from 'node:http';
import { describe, expect, it } from 'vitest';
import { encodeFileName } from './read-receipt.ts';

describe("#55 a receipt's name in the header", () => {
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
      const name = receiptNameFor(`a${String.fromCharCode(code)}b`);
      const encoded = encodeFileName(name);
      expect(encoded).toMatch(/^[A-Za-z0-9.~_%-]+$/);
      validateHeaderValue('Content-Disposition', `attachment; filename*=UTF-8''${encoded}`);
    }
  });
});
