import type { PersonEntry } from '@pa-ledger/domain/people/person';
import { may, type Right } from '@pa-ledger/domain/people/rights';
import { isRole, type Role } from '@pa-ledger/domain/people/role';
import { useStore } from '../../../app/store.ts';
import { storedAs } from '../../../data/documents.ts';
import { listenDocument } from '../../../data/listen.ts';
import { sessionStore } from '../../session.ts';
import { liveStore, readyStore, type LiveStore } from '../records/live-store.ts';

/** The last known role. It stays while a connection is lost, so that the page doesn't change then. */
let knownRole: Role | null = null;

/** The signed-in person's entry, live; null without one. */
export const ownPerson = liveStore<PersonEntry | null>((onChange) => {
  const session = sessionStore.view();
  if (session.status !== 'signedIn') return () => undefined;
  const { uid } = session.admin;
  return listenDocument(
    'people',
    uid,
    (fields) => storedAs<PersonEntry>(fields),
    (state) => {
      if (state.status === 'ready') {
        const role = state.value?.role;
        knownRole = isRole(role) ? role : null;
      }
      onChange(state);
    },
  );
});

/**
 * Returns whether the signed-in person has a right, to show each control only to those who may use it: the server and the
 * rules refuse the others. Until their entry is known, they have none.
 */
export function useMay(): (right: Right) => boolean {
  useStore(ownPerson);
  return mayNow;
}

/** Returns whether the signed-in person has a right now. The panel loads anew when their role changes. */
export function mayNow(right: Right): boolean {
  return knownRole !== null && may(knownRole, right);
}

/**
 * Returns a store that reads only for those who have a right: the rules refuse the others, and a page would say so.
 * @param otherwise its value for the others.
 */
export function onlyFor<T>(right: Right, store: LiveStore<T>, otherwise: T): LiveStore<T> {
  const nothing = readyStore(otherwise);
  const chosen = (): LiveStore<T> => (mayNow(right) ? store : nothing);
  return {
    view: () => chosen().view(),
    subscribe: (listener) => chosen().subscribe(listener),
    retry: () => chosen().retry(),
  };
}
