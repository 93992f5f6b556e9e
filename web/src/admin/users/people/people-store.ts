import type { PersonFacts } from '@pa-ledger/domain/people/people-requests';
import type { PersonEntry } from '@pa-ledger/domain/people/person';
import { ROLES } from '@pa-ledger/domain/people/role';
import { compareNames } from '@pa-ledger/domain/text/sort';
import { useEffect, useState } from 'react';
import { callAdminApi } from '../../../data/call-admin-api.ts';
import { storedAs } from '../../../data/documents.ts';
import type { Failure } from '../../../data/failure.ts';
import { asRead, listenAll } from '../../../data/listen.ts';
import { liveStore } from '../../shared/records/live-store.ts';

/** Someone of the panel, as stored. */
export interface PersonRow extends PersonEntry {
  readonly uid: string;
}

/** Everyone, live, by role and name. Only administrators may read it. */
export const people = liveStore<readonly PersonRow[]>((onChange) =>
  listenAll(
    'people',
    (uid, fields) => ({ ...storedAs<PersonEntry>(fields), uid }),
    asRead(onChange, (rows: readonly PersonRow[]) => rows.toSorted(inOrder)),
  ),
);

function inOrder(one: PersonRow, other: PersonRow): number {
  return ROLES.indexOf(one.role) - ROLES.indexOf(other.role) || compareNames(one.name, other.name);
}

/** What Firebase Auth says of everyone, which no listener tells. */
export interface FactsOf {
  /** By uid; null until they're known. */
  readonly facts: ReadonlyMap<string, PersonFacts> | null;
  readonly failed: Failure | null;
  readonly retry: () => void;
}

/** Asks what Firebase Auth says of everyone, again when the list changes. */
export function usePeopleFacts(rows: readonly PersonRow[] | null): FactsOf {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Omit<FactsOf, 'retry'>>({ facts: null, failed: null });
  const asked = rows === null ? null : rows.map(({ uid, version }) => `${uid}~${version}`).join();
  useEffect(() => {
    if (asked === null) return undefined;
    let isCurrent = true;
    void callAdminApi('/api/admin/list-people', {}).then((result) => {
      if (!isCurrent) return;
      if (!result.ok) {
        setAnswer(({ facts }) => ({ facts, failed: result }));
        return;
      }
      const { people: found } = storedAs<{ people: readonly PersonFacts[] }>(result.answer);
      setAnswer({ facts: new Map(found.map((one) => [one.uid, one])), failed: null });
    });
    return () => {
      isCurrent = false;
    };
  }, [asked, attempt]);
  return { ...answer, retry: () => setAttempt((number) => number + 1) };
}
