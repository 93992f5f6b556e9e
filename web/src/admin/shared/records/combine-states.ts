import type { AsyncState } from '../../../data/async-state.ts';

/** Combines two states into one: ready when both are, an error when one is. */
export function combineStates<A, B, C>(
  one: AsyncState<A>,
  other: AsyncState<B>,
  combine: (one: A, other: B) => C,
): AsyncState<C> {
  if (one.status === 'error') return one;
  if (other.status === 'error') return other;
  if (one.status === 'loading') return one;
  if (other.status === 'loading') return other;
  return { status: 'ready', value: combine(one.value, other.value) };
}
