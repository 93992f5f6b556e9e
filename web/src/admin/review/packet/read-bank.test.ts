import { may } from '@pa-ledger/domain/people/rights';
import { DATA_RIGHTS } from '@pa-ledger/domain/people/places';
import { describe, expect, it } from 'vitest';
import { documentReader, type Asked } from '../../../../../tests/fixtures/document-reader.ts';
import { PACKET_DOCUMENTS } from '../../../../../tests/fixtures/packet-books.ts';
import { DAYS } from '../../../../../tests/fixtures/packet-entries.ts';
import { expenseId } from '../../../../../tests/fixtures/packet-requests.ts';
import { failure } from '../../../data/failure.ts';
import { bookReader, groupsOf, inTurns, readByIds, readOr, ReadFailure } from './book-reader.ts';
import { readBank } from './read-bank.ts';
import { readPaid } from './read-payments.ts';

async function askedFor(documents = PACKET_DOCUMENTS): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  const reader = documentReader(documents, asked);
  await readPaid(reader, await readBank(reader, DAYS));
  return asked;
}

/** The rules' block of a collection. */
function rightOf(name: string): keyof typeof DATA_RIGHTS {
  const places = Object.keys(DATA_RIGHTS) as (keyof typeof DATA_RIGHTS)[];
  const parts = name.split('/');
  const last = parts.at(-1) ?? '';
  const found = places.find((place) =>
    parts.length === 1 ? new RegExp(`^/${name}/[^/]+$`).test(place) : place.includes(`/${last}/`),
  );
  if (found === undefined) throw new Error(`No block has ${name}.`);
  return found;
}

describe('the reading of the books', () => {
  it('reads only what a reviewer may read', async () => {
    const names = new Set((await askedFor()).map(({ name }) => name));
    expect(names.size).toBeGreaterThan(12);
    for (const name of names) {
      const { read } = DATA_RIGHTS[rightOf(name)];
      expect(read !== 'signIn' && may('reviewer', read), name).toBe(true);
    }
  });

  it('asks for what surrounds a request only where there is something', async () => {
    const names = (await askedFor()).map(({ name }) => name);
    expect(names.filter((name) => name.includes('/'))).toEqual([
      `expenses/${expenseId('A')}/versions`,
      `expenses/${expenseId('A')}/history`,
    ]);
  });

  it('reads hundreds of requests by tens of queries, none with too many values', async () => {
    const [one] = Object.values(PACKET_DOCUMENTS).filter((fields) => 'lines' in fields);
    const path = `expenses/${expenseId('D')}`;
    const many = Object.fromEntries(
      Array.from({ length: 300 }, (_, at) => {
        const id = `many${at}`.padEnd(20, '0');
        const line = { ...((one?.['lines'] ?? []) as object[])[0], expenseId: id };
        return [
          [`expenses/${id}`, PACKET_DOCUMENTS[path] ?? {}],
          [
            `payments/${id}-1`,
            { ...one, checkNumber: String(2_000 + at), lines: [line], mistake: null },
          ],
        ] as const;
      }).flat(),
    );
    const asked = await askedFor({ ...PACKET_DOCUMENTS, ...many });
    expect(asked.length).toBeLessThan(100);
    const sizes = asked.flatMap(({ filters }) =>
      filters.flatMap(({ value }) => (Array.isArray(value) ? [value.length] : [])),
    );
    expect(Math.max(...sizes)).toBe(30);
  });

  it('asks for no document twice', async () => {
    const asked: Asked[] = [];
    await readByIds(documentReader(PACKET_DOCUMENTS, asked), 'funds', ['main', 'main']);
    expect(asked.map(({ filters }) => filters[0]?.value)).toEqual([['main']]);
  });
});

describe('a reading that ends early', () => {
  it('says why, and passes on that it was stopped', async () => {
    const denied = failure('denied');
    const refused = readOr(() => Promise.reject(new ReadFailure(denied)));
    expect(await refused).toBe(denied);
    const stopped = new DOMException('Stopped', 'AbortError');
    await expect(readOr(() => Promise.reject(stopped))).rejects.toBe(stopped);
    expect(await readOr(() => Promise.resolve(1))).toBe(1);
  });

  it('asks nothing once it is stopped', async () => {
    const controller = new AbortController();
    controller.abort(new Error('Stopped.'));
    const { all, some } = bookReader(controller.signal);
    const query = {
      collection: 'funds',
      filters: [],
      orderBy: { field: 'name', direction: 'asc' },
    } as const;
    await expect(all('funds', [])).rejects.toThrow('Stopped.');
    await expect(some(query, 1)).rejects.toThrow('Stopped.');
  });

  it('goes no further than the query that failed', async () => {
    let asked = 0;
    const reader = {
      ...documentReader(PACKET_DOCUMENTS),
      all: () => {
        asked += 1;
        return Promise.reject(new ReadFailure(failure('offline')));
      },
    };
    const read = await readOr(() => readBank(reader, DAYS));
    expect(read).toMatchObject({ why: 'offline' });
    expect(asked).toBe(1);
  });
});

describe('reading in turns', () => {
  it('keeps the order, and has at most four at once', async () => {
    let running = 0;
    let most = 0;
    const items = Array.from({ length: 10 }, (_, at) => at);
    const found = await inTurns(items, async (item) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return item * 2;
    });
    expect(found).toEqual(items.map((item) => item * 2));
    expect(most).toBe(4);
    expect(groupsOf(items, 4).map(({ length }) => length)).toEqual([4, 4, 2]);
  });
});
