import { expect, it } from 'vitest';
import { historyIn, historySearch, withoutHistory } from './history-address.ts';

it('opens the History of a document over a page, whose own query stays', () => {
  const search = historySearch('?fund=main', 'revenueItems', 'abc');
  expect(historyIn(search)).toEqual({ collection: 'revenueItems', document: 'abc' });
  expect(withoutHistory(search)).toBe('?fund=main');
});

it('opens what was deleted in a collection', () => {
  expect(historyIn(historySearch('', 'funds'))).toEqual({ collection: 'funds', document: null });
});

it.each(['', '?fund=main', '?history='])('opens nothing for %j', (search) => {
  expect(historyIn(search)).toBeNull();
});

it('leaves no question mark behind', () => {
  expect(withoutHistory('?history=funds~main')).toBe('');
});
