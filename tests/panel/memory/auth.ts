import type { Person } from '@pa-ledger/domain/people/person';

/** Stands in the place of `web/src/firebase/auth.ts` in the build of the tests: who the test says is signed in. */
export function onAdmin(onChange: (admin: Person | null) => void): Promise<void> {
  onChange(window.memoryStart?.admin ?? null);
  return Promise.resolve();
}

export function signInAdmin(_address: string, password: string): Promise<Person | null> {
  const { admin = null, password: right } = window.memoryStart ?? {};
  return Promise.resolve(right === undefined || password === right ? admin : null);
}

export function adminToken(): Promise<string | null> {
  return Promise.resolve('token');
}

/** When the password was typed: when the page was opened, or long before if the test has set a password. */
let signedInAt = window.memoryStart?.password === undefined ? Date.now() : 0;

export function lastSignIn(): Promise<number | null> {
  return Promise.resolve(signedInAt);
}

/** The password was typed again. */
export function signedInAgain(): void {
  signedInAt = Date.now();
}
