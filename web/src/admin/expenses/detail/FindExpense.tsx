import { isExpenseId, referenceOf } from '@pa-ledger/domain/expenses/reference';
import { useEffect, useState } from 'react';
import { LOADING, type AsyncState } from '../../../data/async-state.ts';
import { listenPage } from '../../../data/listen.ts';
import type { RowQuery } from '../../../data/row-query.ts';
import { EmptyState, LoadFailure } from '../../shared/frame/LoadState.tsx';
import { firstOf } from '../../shared/records/first-of.ts';
import { detailMessages } from './detail-messages.ts';
import { ExpenseSkeleton } from './ExpenseSkeleton.tsx';

/** The ids behind the references that this page has opened. */
const opened = new Map<string, string>();

/** Returns the id of the expense that an address names by its id or its reference; null until a reference is looked up. */
export function knownId(place: string): string | null {
  const known = opened.get(place.toUpperCase()) ?? null;
  if (!isExpenseId(place)) return known;
  opened.set(referenceOf(place), place);
  return place;
}

interface FindExpenseProps {
  readonly reference: string;
  /** Called once `knownId` knows it. */
  readonly onFound: () => void;
}

/** Looks up the expense of a reference, which somebody's address names. */
export function FindExpense({ reference, onFound }: FindExpenseProps) {
  const [state, setState] = useState<AsyncState<null>>(LOADING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void idsOf(reference).then((found) => {
      if (!isCurrent) return;
      if ('why' in found) setState({ status: 'error', failure: found });
      else if (found.rows.some((id) => knownId(id) === knownId(reference))) onFound();
      else setState({ status: 'ready', value: null });
    });
    return () => {
      isCurrent = false;
    };
  }, [reference, attempt, onFound]);
  if (state.status === 'loading') return <ExpenseSkeleton />;
  if (state.status === 'ready') return <EmptyState>{detailMessages.noSuchExpense}</EmptyState>;
  const retry = (): void => {
    setState(LOADING);
    setAttempt(attempt + 1);
  };
  return <LoadFailure failure={state.failure} onRetry={retry} />;
}

/** Returns the query for the expense of a reference, which is one of its words. */
export function referenceQuery(reference: string): RowQuery {
  const value = reference.replace('-', '').toLowerCase();
  return {
    collection: 'expenses',
    filters: [{ field: 'searchWords', op: 'array-contains', value }],
    orderBy: { field: 'submittedAt', direction: 'desc' },
  };
}

function idsOf(reference: string) {
  return firstOf<{ readonly rows: readonly string[] }>((onChange) =>
    listenPage({ ...referenceQuery(reference), size: 5, after: null }, (id) => id, onChange),
  );
}
