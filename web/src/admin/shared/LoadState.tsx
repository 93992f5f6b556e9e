import type { AsyncState } from '../../data/async-state.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { TabSkeleton } from './TabSkeleton.tsx';

interface LoadStateProps {
  readonly state: AsyncState<unknown>;
  readonly onRetry: () => void;
}

/** The loading and the error state of a tab; nothing once it is ready. */
export function LoadState({ state, onRetry }: LoadStateProps) {
  if (state.status === 'loading') return <TabSkeleton />;
  return state.status === 'error' && <LoadFailure failure={state.failure} onRetry={onRetry} />;
}
