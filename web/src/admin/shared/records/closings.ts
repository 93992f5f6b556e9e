import { countWhenOf, type CountWhen } from '@pa-ledger/domain/organization';
import { membersOf } from '@pa-ledger/domain/members';
import type { Administrator } from '@pa-ledger/domain/people/administrator';
import type { Instant } from '@pa-ledger/domain/time/dates';
import { storedAs, type Fields } from '../../../data/documents.ts';
import { listenAll } from '../../../data/listen.ts';
import { liveStore } from './live-store.ts';

/** How a year is closed, or was until it was reopened. */
export interface Closing {
  /** The year; another id for what is no year. */
  readonly id: string;
  readonly isClosed: boolean;
  /** On what basis it counts; null for what is no year. */
  readonly countWhen: CountWhen | null;
  /** Who closed or reopened it last, and when. */
  readonly by: string;
  readonly at: Instant | null;
}

/** The closings of all years, live. */
export const closings = liveStore<readonly Closing[]>((onChange) =>
  listenAll('closings', readClosing, onChange),
);

/** Reads a document of the closings. */
export function readClosing(id: string, { countWhen, reopenReason, by, at }: Fields): Closing {
  return {
    id,
    isClosed: reopenReason === null,
    countWhen: typeof countWhen === 'string' ? countWhenOf(countWhen) : null,
    by: storedAs<Partial<Administrator>>(membersOf(by)).email ?? '',
    at: typeof at === 'number' ? at : null,
  };
}

/**
 * Returns on what basis a year counts: a closed one keeps its own.
 * @param year null for all years.
 * @param usual the school's.
 */
export function basisOf(year: string | null, all: readonly Closing[], usual: CountWhen): CountWhen {
  return closingOf(year, all)?.countWhen ?? usual;
}

/** Returns how a year is closed; null if it is open. @param year null for all years. */
export function closingOf(year: string | null, all: readonly Closing[]): Closing | null {
  return all.find(({ id, isClosed }) => id === year && isClosed) ?? null;
}
