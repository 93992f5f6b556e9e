import { isExpenseId, referenceOf } from '@pa-ledger/domain/expenses/reference';
import { useEffect, useState } from 'react';
import { LOADING, type AsyncState } from '../../../data/async-state.ts';
import { listenPage } from '../../../data/listen.ts';
import { EmptyState, LoadFailure, TabSkeleton } from '../../shared/frame/LoadState.tsx';
import { firstOf } from '../../shared/records/first-of.ts';
import { detailMessages } from './detail-messages.ts';

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
  if (state.status === 'loading') return <TabSkeleton />;
  if (state.status === 'ready') return <EmptyState>{detailMessages.noSuchExpense}</EmptyState>;
  const retry = (): void => {
    setState(LOADING);
    setAttempt(attempt + 1);
  };
  return <LoadFailure failure={state.failure} onRetry={retry} />;
}

/** Returns the ids of the expenses with this word; a reference is one of an expense's words. */
function idsOf(reference: string) {
  return firstOf<{ readonly rows: readonly string[] }>((onChange) =>
    listenPage(
      {
        collection: 'expenses',
        filters: [
          {
            field: 'searchWords',
            op: 'array-contains',
            value: reference.replace('-', '').toLowerCase(),
          },
        ],
        orderBy: { field: 'submittedAt', direction: 'desc' },
        size: 5,
        after: null,
      },
      (id) => id,
      onChange,
    ),
  );
}
