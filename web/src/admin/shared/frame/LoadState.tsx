import type { ReactNode } from 'react';
import type { AsyncState } from '../../../data/async-state.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { TabSkeleton } from './TabSkeleton.tsx';

interface LoadStateProps<T> {
  readonly state: AsyncState<T>;
  /** The lists that it is made of: each loads again after a failure. */
  readonly lists: readonly { readonly retry: () => void }[];
  /** Draws it once it is there. */
  readonly children: (value: T) => ReactNode;
}

/** What was loaded; before that, its loading and its error state. */
export function LoadState<T>({ state, lists, children }: LoadStateProps<T>) {
  if (state.status === 'loading') return <TabSkeleton />;
  if (state.status === 'ready') return children(state.value);
  return (
    <LoadFailure
      failure={state.failure}
      onRetry={() => {
        for (const list of lists) list.retry();
      }}
    />
  );
}
