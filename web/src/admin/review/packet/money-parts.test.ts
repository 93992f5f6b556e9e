import { describe, expect, it } from 'vitest';
import { documentReader } from '../../../../../tests/fixtures/document-reader.ts';
import { PACKET_DOCUMENTS } from '../../../../../tests/fixtures/packet-books.ts';
import { DAYS } from '../../../../../tests/fixtures/packet-entries.ts';
import type { Documents } from '../../../../../tests/fixtures/packet-requests.ts';
import { packetAccounts } from './bank-books.ts';
import { reconciliationsPart } from './bank-reconciliations.ts';
import { registerPart } from './bank-register.ts';
import { depositsPart } from './deposits-part.ts';
import type { PacketPart } from './packet.ts';
import { paymentParts } from './payment-parts.ts';
import { readBank } from './read-bank.ts';
import { readPaid } from './read-payments.ts';

async function allParts(
  documents: Documents = PACKET_DOCUMENTS,
  order?: Parameters<typeof documentReader>[2],
): Promise<readonly PacketPart[]> {
  const reader = documentReader(documents, [], order);
  const bank = await readBank(reader, DAYS);
  const paid = await readPaid(reader, bank);
  return [
    ...packetAccounts(bank).flatMap((account) => [
      registerPart(account, bank),
      reconciliationsPart(account, bank),
    ]),
    depositsPart(bank),
    ...paymentParts(bank, paid, { marks: new Map(), findings: [], enteredBy: new Map() }),
  ];
}

describe('the parts about money', () => {
  it('have no nonce, token, hash, path, or contact of any document (#166)', async () => {
    const stored = JSON.stringify(PACKET_DOCUMENTS);
    const secrets = new Set(stored.match(/SECRET[\w@.-]*/g));
    expect(secrets.size).toBeGreaterThan(20);
    const packet = JSON.stringify(await allParts());
    expect(packet.match(/SECRET[\w@.-]*/g)).toBeNull();
    // What's in the same documents is there.
    expect(packet).toContain('Pumpkins of A');
    expect(packet).toContain('president@example.com');
  });

  it('are the same in whatever order the books are read', async () => {
    const parts = await allParts();
    const twins = {
      ...PACKET_DOCUMENTS,
      'accounts/twin': { ...PACKET_DOCUMENTS['accounts/bank'], openingBalance: 7 },
    };
    expect(await allParts(twins, (found) => found.toReversed())).toEqual(await allParts(twins));
    expect(await allParts(PACKET_DOCUMENTS, (found) => found.toReversed())).toEqual(parts);
    for (let turn = 1; turn <= 5; turn += 1) {
      const shuffled = await allParts(PACKET_DOCUMENTS, (found) =>
        found
          .map((one, at) => ({ one, place: (at * 7 + turn * 13) % 11 }))
          .toSorted((left, right) => left.place - right.place)
          .map(({ one }) => one),
      );
      expect(shuffled).toEqual(parts);
    }
  });

  it('have paths of our own characters, each once, and whole rows', async () => {
    const parts = await allParts();
    const paths = parts.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of [...paths, ...parts.flatMap(({ sheets }) => sheets.map((one) => one.path))])
      expect(path).toMatch(/^[a-z0-9-]+(?:\/[a-z0-9-]+)?$/);
    for (const { path, blocks } of parts)
      for (const block of blocks) {
        if (block.kind !== 'table') continue;
        const { columns, rows, total } = block;
        for (const row of [...rows, ...(total === undefined ? [] : [total])])
          expect(row, path).toHaveLength(columns.length);
      }
  });

  it('name amounts of their sheets that every row has in whole cents', async () => {
    const sheets = (await allParts()).flatMap((part) => part.sheets);
    expect(sheets.map(({ path }) => path)).toEqual([
      'bank/1-register',
      'bank/1-reconciliations',
      'bank/2-register',
      'bank/2-reconciliations',
      'bank/2-outstanding',
      'deposits',
      'revenue-in-no-deposit',
      'payments',
    ]);
    for (const { amounts, rows } of sheets)
      for (const row of rows)
        for (const name of amounts)
          expect(row[name] === null || Number.isInteger(row[name])).toBe(true);
  });

  it('are made without accounts too', async () => {
    const without = Object.fromEntries(
      Object.entries(PACKET_DOCUMENTS).filter(([path]) =>
        /^(?:manual|categories|funds)/.test(path),
      ),
    );
    expect((await allParts(without)).map(({ path }) => path).slice(0, 3)).toEqual([
      'deposits',
      'payments/000-list',
      'payments/001-check-1043',
    ]);
  });
});
