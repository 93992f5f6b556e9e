import type { Admin } from '../../../web/src/firebase/auth.ts';

/** For how long ago the password was typed where a test has set one: too long for changes of people, in milliseconds. */
const LONG_AGO_MS = 60 * 60 * 1000;

/** When the password was typed: when the page was opened, or long before if the test has set a password. */
let signedInAt = window.memoryStart?.password === undefined ? Date.now() : Date.now() - LONG_AGO_MS;

/** The person who the test says is signed in. */
function admin(): Admin | null {
  const start = window.memoryStart;
  return start === undefined ? null : { authTime: signedInAt, ...start.admin };
}

/** Stands in the place of `web/src/firebase/auth.ts` in the build of the tests: who the test says is signed in. */
export function onAdmin(onChange: (admin: Admin | null) => void): Promise<void> {
  onChange(admin());
  return Promise.resolve();
}

export function signInAdmin(_address: string, password: string): Promise<Admin | null> {
  const right = window.memoryStart?.password;
  return Promise.resolve(right === undefined || password === right ? admin() : null);
}

export function currentAdmin(): Promise<Admin | null> {
  return Promise.resolve(admin());
}

export function adminToken(): Promise<string | null> {
  return Promise.resolve('token');
}

/** The password was typed again. */
export function signedInAgain(): void {
  signedInAt = Date.now();
}
