import type {
  NewPasswordFailure,
  PasswordFailure,
} from '../../../web/src/firebase/change-password.ts';
import { signedInAgain } from './auth.ts';

/* Stands in the place of `web/src/firebase/change-password.ts` in the build of the tests. */

/** With this password Firebase lets no one try again for a while. */
const TOO_MANY = 'too many';

/** The code that `POST /api/join` answers with in the tests; every other one is used up. */
const GOOD_CODE = 'good';

export function confirmPassword(password: string): Promise<PasswordFailure | null> {
  const failed = failureOf(password);
  if (failed === null) signedInAgain();
  return Promise.resolve(failed);
}

export function changePassword(current: string): Promise<PasswordFailure | null> {
  return confirmPassword(current);
}

export function setPassword(code: string): Promise<NewPasswordFailure | null> {
  if (!navigator.onLine) return Promise.resolve('unreachable');
  return Promise.resolve(code === GOOD_CODE ? null : 'codeUsed');
}

function failureOf(password: string): PasswordFailure | null {
  if (!navigator.onLine) return 'unreachable';
  if (password === TOO_MANY) return 'tooManyAttempts';
  return password === window.memoryStart?.password ? null : 'wrongPassword';
}
