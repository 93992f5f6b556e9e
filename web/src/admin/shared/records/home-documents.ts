import type { OpenWork } from '@pa-ledger/domain/home/open-work';
import { storedAs } from '../../../data/documents.ts';
import { asRead, listenDocument } from '../../../data/listen.ts';
import { liveStore } from './live-store.ts';

/** What is open by kind and place, live: one document. */
export const openWork = homeDocument<OpenWork>('now');

/** Returns a document of `home`, live; empty until the functions have made it. */
export function homeDocument<T extends object>(id: 'now' | 'cash' | 'plan') {
  return liveStore<T>((onChange) =>
    listenDocument(
      'home',
      id,
      (fields) => storedAs<T>(fields),
      // Each of its fields may be absent.
      asRead(onChange, (found) => found ?? ({} as T)),
    ),
  );
}
