import type { Live } from '../../firebase/live.ts';

/** Two live values as one: ready when both are, broken when one is. */
export function combineLive<A, B, C>(
  one: Live<A>,
  other: Live<B>,
  combine: (one: A, other: B) => C,
): Live<C> {
  if (one.status === 'error') return one;
  if (other.status === 'error') return other;
  if (one.status === 'loading') return one;
  if (other.status === 'loading') return other;
  return { status: 'ready', value: combine(one.value, other.value) };
}
