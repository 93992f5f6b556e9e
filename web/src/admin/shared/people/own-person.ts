import type { PersonEntry } from '@pa-ledger/domain/people/person';
import { may, type Right } from '@pa-ledger/domain/people/rights';
import { useStore } from '../../../app/store.ts';
import { storedAs } from '../../../data/documents.ts';
import { listenDocument } from '../../../data/listen.ts';
import { sessionStore } from '../../session.ts';
import { liveStore } from '../records/live-store.ts';

/** The entry of whoever is signed in, live; null without one. */
export const ownPerson = liveStore<PersonEntry | null>((onChange) => {
  const session = sessionStore.view();
  if (session.status !== 'signedIn') return () => undefined;
  const { uid } = session.admin;
  return listenDocument('people', uid, (fields) => storedAs<PersonEntry>(fields), onChange);
});

/**
 * Returns whether the person who is signed in has a right, to show a control only to whom the server and the rules let use
 * it. Until their entry is known, it's none.
 */
export function useMay(): (right: Right) => boolean {
  const state = useStore(ownPerson);
  const role = state.status === 'ready' ? state.value?.role : undefined;
  return (right) => role !== undefined && may(role, right);
}
