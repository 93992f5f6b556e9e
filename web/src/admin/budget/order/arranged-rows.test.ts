import { expect, it } from 'vitest';
import { arrangedErrors, arrangedFrom, moved, orderOf, withHeading } from './arranged-rows.ts';

const ORDER = ['# Programs', 'a', '# Programs', 'b'];

it('an order is arranged and stored as it was', () => {
  const arranged = arrangedFrom([...ORDER, 'gone'], ['a', 'b', 'new']);
  expect(arranged.rows.map(({ id }) => id)).toEqual(['# 0', 'a', '# 2', 'b', 'new']);
  expect(orderOf(arranged)).toEqual([...ORDER, 'new']);
});

it('a row goes to the place of another, down and up', () => {
  const { rows } = arrangedFrom(['a', 'b', 'c'], ['a', 'b', 'c']);
  const ids = (id: string, to: string) => moved({ rows }, id, to).rows.map((row) => row.id);
  expect(ids('a', 'b')).toEqual(['b', 'a', 'c']);
  expect(ids('a', 'c')).toEqual(['b', 'c', 'a']);
  expect(ids('c', 'a')).toEqual(['c', 'a', 'b']);
  expect(ids('b', 'b')).toEqual(['a', 'b', 'c']);
  expect(ids('gone', 'b')).toEqual(['a', 'b', 'c']);
  expect(ids('a', 'gone')).toEqual(['a', 'b', 'c']);
});

it('a new heading is at the top, has an id of its own, and needs a text', () => {
  const arranged = withHeading(withHeading(arrangedFrom(['# One'], ['a'])));
  expect(arranged.rows).toEqual([
    { id: '# 2', heading: '' },
    { id: '# 1', heading: '' },
    { id: '# 0', heading: 'One' },
    { id: 'a', heading: null },
  ]);
  expect(arrangedErrors(arranged)).toEqual({ rows: 'Heading is required.' });
});

it.each([
  ['Programs', null],
  ['  Programs  ', null],
  ['x'.repeat(100), null],
  [' ', 'Heading is required.'],
  ['x'.repeat(101), 'Heading must be one line of at most 100 characters.'],
  ['a\u202Eb', 'Heading must be one line of at most 100 characters.'],
])('a heading of %j: %s', (heading, error) => {
  expect(arrangedErrors({ rows: [{ id: '# 0', heading }] })).toEqual({ rows: error });
});

it('there is a most of rows', () => {
  const ids = Array.from({ length: 300 }, (_, at) => `line-${at}`);
  expect(arrangedErrors(arrangedFrom([], ids))).toEqual({ rows: null });
  expect(arrangedErrors(arrangedFrom(['# One'], ids))).toEqual({
    rows: 'An order has at most 300 lines and headings.',
  });
});
