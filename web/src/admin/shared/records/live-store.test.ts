import { describe, expect, it, vi } from 'vitest';
import { failure } from '../../../data/failure.ts';
import type { OnChange } from '../../../data/async-state.ts';
import { combineStores, followedBy, keyedStores, liveStore } from './live-store.ts';

/** A store, what its present listener tells, and how often one began and ended. */
function watched() {
  const stop = vi.fn();
  const listen = vi.fn((tell: OnChange<string>) => {
    told = tell;
    return stop;
  });
  let told: OnChange<string> = () => undefined;
  const store = liveStore(listen);
  store.subscribe(() => undefined);
  return { store, listen, stop, tell: (...live: Parameters<OnChange<string>>) => told(...live) };
}

it('begins anew after a failure', () => {
  const { store, listen, stop, tell } = watched();
  tell({ status: 'error', failure: failure('denied') });
  store.retry();
  expect(listen).toHaveBeenCalledTimes(2);
  expect(stop).toHaveBeenCalledOnce();
  tell({ status: 'ready', value: 'rows' });
  expect(store.view()).toEqual({ status: 'ready', value: 'rows' });
});

it('leaves a list alone that is there, or on its way, when others are read again', () => {
  const { store, listen, tell } = watched();
  store.retry();
  tell({ status: 'ready', value: 'rows' });
  store.retry();
  expect(listen).toHaveBeenCalledOnce();
  expect(store.view()).toEqual({ status: 'ready', value: 'rows' });
});

describe('a store that follows another', () => {
  /** A store of a month, and the stores of rows by month, with what tells them and whether they are listened to. */
  function following() {
    const month = watched();
    const tells = new Map<string, (rows: string) => void>();
    const stops = vi.fn<(key: string) => void>();
    const rowsOf = keyedStores((key: string) =>
      liveStore<string>((onChange) => {
        tells.set(key, (value) => onChange({ status: 'ready', value }));
        return () => stops(key);
      }),
    );
    const store = followedBy(month.store, 'July', rowsOf);
    const listener = vi.fn();
    const end = store.subscribe(listener);
    return { month, tells, stops, store, listener, end };
  }

  it('reads by the guess at once, and shows it when the guess was right', () => {
    const { month, tells, store, listener } = following();
    tells.get('July')?.('rows of July');
    expect(store.view().status).toBe('loading');
    month.tell({ status: 'ready', value: 'July' });
    expect(store.view()).toEqual({ status: 'ready', value: 'rows of July' });
    expect(listener).toHaveBeenCalled();
    expect([...tells.keys()]).toEqual(['July']);
  });

  it('goes over to what the value says', () => {
    vi.useFakeTimers();
    const { month, tells, stops, store, end } = following();
    month.tell({ status: 'ready', value: 'March' });
    expect(store.view().status).toBe('loading');
    tells.get('March')?.('rows of March');
    expect(store.view()).toEqual({ status: 'ready', value: 'rows of March' });
    vi.runAllTimers();
    expect(stops.mock.calls).toEqual([['July']]);
    end();
    vi.runAllTimers();
    expect(stops.mock.calls).toEqual([['July'], ['March']]);
    vi.useRealTimers();
  });

  it('says that the first one failed, and begins it anew', () => {
    const { month, store } = following();
    month.tell({ status: 'error', failure: failure('denied') });
    expect(store.view().status).toBe('error');
    store.retry();
    expect(month.listen).toHaveBeenCalledTimes(2);
  });
});

it('a combination of no stores is ready', () => {
  expect(combineStores([], () => 'all').view()).toEqual({ status: 'ready', value: 'all' });
});
