import { describe, expect, it } from 'vitest';
import { planQuery, type Index, type IndexField, type QueryShape } from './plan-query.ts';

/** An index from its fields' names: `a`, `a desc`, `a contains`. */
function index(...fields: readonly string[]): Index {
  return {
    collection: 'things',
    fields: fields.map((text): IndexField => {
      const [field = '', kind] = text.split(' ');
      if (kind === 'contains') return { field, kind: 'CONTAINS' };
      return { field, kind: kind === 'desc' ? 'DESCENDING' : 'ASCENDING' };
    }),
  };
}

function shape(own: Partial<Omit<QueryShape, 'orders'>>, ...orders: readonly string[]): QueryShape {
  return {
    collection: 'things',
    equal: [],
    contains: [],
    ranges: [],
    sum: null,
    ...own,
    orders: orders.map((text) => {
      const [field = '', kind] = text.split(' ');
      return {
        field,
        direction: kind === 'desc' ? 'DESCENDING' : 'ASCENDING',
      };
    }),
  };
}

const isServed = (query: QueryShape, ...indexes: readonly Index[]): boolean =>
  planQuery(query, indexes) !== null;

describe('what needs no index of its own', () => {
  it.each([
    ['everything', shape({})],
    ['everything by its id', shape({}, '__name__')],
    ['one field', shape({ equal: ['a'] })],
    ['several equal fields', shape({ equal: ['a', 'b', 'c'] })],
    ['equal fields with a list', shape({ equal: ['a'], contains: ['words'] })],
    ['equal fields from the last id on', shape({ equal: ['a', 'b'] }, '__name__ desc')],
    ['one order', shape({}, 'a desc')],
    ['a range in its own order', shape({ ranges: ['a'] }, 'a desc', '__name__ desc')],
    ['a range alone', shape({ ranges: ['a'] })],
    ['an order by what is equal', shape({ equal: ['a'] }, 'a')],
    ['a sum', shape({ sum: 'a' })],
  ])('%s', (_name, query) => {
    expect(isServed(query)).toBe(true);
  });
});

describe('what does', () => {
  it.each<[name: string, query: QueryShape, indexes: readonly Index[]]>([
    ['an equal field and an order', shape({ equal: ['a'] }, 'b desc'), [index('a', 'b desc')]],
    ['an equal field and a range', shape({ equal: ['a'], ranges: ['b'] }), [index('a', 'b')]],
    ['a list and an order', shape({ contains: ['w'] }, 'b desc'), [index('w contains', 'b desc')]],
    ['two orders', shape({}, 'a', 'b desc'), [index('a', 'b desc')]],
    ['an order and a range', shape({ ranges: ['b'] }, 'a desc'), [index('a desc', 'b desc')]],
    ['equal fields in any order', shape({ equal: ['a', 'b'] }, 'c'), [index('b', 'a', 'c')]],
    [
      'two equal fields and an order, joined',
      shape({ equal: ['a', 'b'] }, 'c desc'),
      [index('a', 'c desc'), index('b', 'c desc')],
    ],
    ['an equal field and a sum', shape({ equal: ['a'], sum: 'b' }), [index('a', 'b')]],
  ])('%s: every one of its indexes is needed', (_name, query, indexes) => {
    expect(isServed(query, ...indexes)).toBe(true);
    for (const one of indexes) {
      expect(isServed(query, ...indexes.filter((other) => other !== one))).toBe(false);
    }
  });

  it.each<[name: string, query: QueryShape, other: Index]>([
    ['another direction', shape({ equal: ['a'] }, 'b'), index('a', 'b desc')],
    [
      'the direction that the server adds',
      shape({ equal: ['a'], ranges: ['b'] }),
      index('a', 'b desc'),
    ],
    ['the id in another direction', shape({ equal: ['a'] }, 'b', '__name__ desc'), index('a', 'b')],
    ['a field too many', shape({ equal: ['a'] }, 'b'), index('a', 'b', 'c')],
    ['another field before', shape({ equal: ['a'] }, 'b'), index('c', 'b')],
    ['the order first', shape({ equal: ['a'] }, 'b'), index('b', 'a')],
    ['an index of one collection', { ...shape({}, 'b'), collection: '*/things' }, index('b')],
    ['an order where a list is asked', shape({ contains: ['w'] }, 'b'), index('w', 'b')],
    [
      'another collection',
      { ...shape({ equal: ['a'] }, 'b'), collection: 'others' },
      index('a', 'b'),
    ],
  ])('is not served by %s', (_name, query, other) => {
    expect(isServed(query, other)).toBe(false);
  });
});
