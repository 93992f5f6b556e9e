import { expect, it, vi } from 'vitest';
import { failure } from '../../../data/failure.ts';
import type { OnChange } from '../../../data/async-state.ts';
import { liveStore } from './live-store.ts';

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
