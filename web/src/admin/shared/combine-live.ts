import type { AsyncState } from '../../firebase/async-state.ts';

/** Two live values as one: ready when both are, broken when one is. */
export function combineLive<A, B, C>(
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
