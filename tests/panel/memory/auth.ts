import type { Person } from '@pa-ledger/domain/people/person';

/** Stands in the place of `web/src/firebase/auth.ts` in the build of the tests: who the test says is signed in. */
export function onAdmin(onChange: (admin: Person | null) => void): Promise<void> {
  onChange(window.memoryStart?.admin ?? null);
  return Promise.resolve();
}

export function signInAdmin(): Promise<Person | null> {
  return Promise.resolve(window.memoryStart?.admin ?? null);
}

export function adminToken(): Promise<string | null> {
  return Promise.resolve('token');
}
