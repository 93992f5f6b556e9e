import { papersIn, type Papers } from '@pa-ledger/domain/papers/paper';
import { listenDocument } from '../../../data/listen.ts';
import { combineStores, keyedStores, liveStore } from '../records/live-store.ts';

const NONE: Papers = papersIn(null);

/** Returns a record's papers, live. @param owner from `paperOwner`. */
export const papersOf = keyedStores((owner: string) =>
  combineStores(
    [
      liveStore<Papers | null>((onChange) =>
        listenDocument('papers', owner, (fields) => papersIn(fields), onChange),
      ),
    ],
    ([found]) => found ?? NONE,
  ),
);
