import { describe, expect, it } from 'vitest';
import { MAX_PACKETS, sampledItems, withPacket, type Adoption, type MadePacket } from './review.ts';

const ACT = { by: { uid: 'ana', email: 'ana@example.com' }, name: 'Ana Ruiz', at: 5 };
const packet = (hash: string): MadePacket => ({
  hash,
  withAddresses: false,
  parts: 3,
  failed: 0,
  ...ACT,
});
const hashes = Array.from({ length: MAX_PACKETS }, (_, index) => `h${index}`);
const full = hashes.map(packet);

describe('withPacket', () => {
  // Only the hash is compared.
  const adopting = (hash: string) => ({ hash }) as Adoption;

  it('adds a packet', () => {
    expect(withPacket({ packets: [], adopted: null }, packet('a'))).toEqual([packet('a')]);
  });

  it.each([
    ['drops the oldest of too many', null, [...hashes.slice(1), 'new']],
    ['keeps the adopted one', adopting('h0'), ['h0', ...hashes.slice(2), 'new']],
    ['drops the oldest beside the adopted one', adopting('h3'), [...hashes.slice(1), 'new']],
  ] as const)('%s', (_name, adopted, kept) => {
    const packets = withPacket({ packets: full, adopted }, packet('new'));
    expect(packets.map(({ hash }) => hash)).toEqual(kept);
  });

  it('keeps as many when all of them are the adopted one', () => {
    const packets = withPacket(
      { packets: hashes.map(() => packet('same')), adopted: adopting('same') },
      packet('same'),
    );
    expect(packets).toHaveLength(MAX_PACKETS);
  });
});

it('sampledItems has each item once', () => {
  const sample = (...items: string[]) => ({
    rule: { kind: 'above', amount: 5 } as const,
    items,
    of: 9,
    ...ACT,
  });
  expect([...sampledItems({ samples: [sample('a', 'b'), sample('b', 'c')] })]).toEqual([
    'a',
    'b',
    'c',
  ]);
});
