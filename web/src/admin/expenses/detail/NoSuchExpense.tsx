import { EmptyState } from '../../shared/EmptyState.tsx';

/** An address that leads to nothing. */
export function NoSuchExpense() {
  return <EmptyState>There is no such expense.</EmptyState>;
}
