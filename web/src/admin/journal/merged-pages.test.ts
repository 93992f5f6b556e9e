import { describe, expect, it } from 'vitest';
import { mergePages } from './merged-pages.ts';
import type { Cursor, Page } from '../../data/row-query.ts';

type Times = readonly number[];

/** What a query would answer: the rows after a place, in the order of the list, and whether there are more. */
function pageAfter(times: Times, start: Cursor | null, size: number, name: string) {
  const from = start === null ? 0 : Number(start.id) + 1;
  const rows = times.slice(from, from + size);
  const places = rows.map((_, index) => ({ values: [], id: String(from + index) }));
  return {
    rows: rows.map((time, index) => ({ row: `${name}${from + index}`, time })),
    places,
    next: times.length > from + size ? (places.at(-1) ?? null) : null,
  };
}

/** All pages of a merged list, each begun where the one before says. */
function allPages(a: Times, b: Times, size: number, ascending: boolean): string[][] {
  const pages: string[][] = [];
  let starts: (Cursor | null)[] = [null, null];
  let page: Page<string>;
  do {
    page = mergePages(
      [pageAfter(a, starts[0] ?? null, size, 'a'), pageAfter(b, starts[1] ?? null, size, 'b')],
      starts,
      size,
      ascending,
    );
    pages.push([...page.rows]);
    // A merged place holds one of each query.
    starts = (page.next?.values ?? []) as (Cursor | null)[];
  } while (page.next !== null);
  return pages;
}

describe('merged pages', () => {
  it.each([
    ['none', [], [], [[]]],
    ['one query alone', [5, 4, 3], [], [['a0', 'a1'], ['a2']]],
    ['two that alternate', [9, 7, 5], [8, 6], [['a0', 'b0'], ['a1', 'b1'], ['a2']]],
    ['one after the other', [9, 8, 7], [3, 2], [['a0', 'a1'], ['a2', 'b0'], ['b1']]],
    ['of one moment', [5, 5, 5], [5, 5], [['a0', 'a1'], ['a2', 'b0'], ['b1']]],
    [
      'a full last page',
      [9, 8],
      [7, 6],
      [
        ['a0', 'a1'],
        ['b0', 'b1'],
      ],
    ],
  ] as const)('show every row once, in order: %s', (_name, a, b, pages) => {
    expect(allPages(a, b, 2, false)).toEqual(pages);
  });

  it('go from the oldest to the newest too', () => {
    expect(allPages([1, 4], [2, 3], 3, true)).toEqual([['a0', 'b0', 'b1'], ['a1']]);
  });
});
