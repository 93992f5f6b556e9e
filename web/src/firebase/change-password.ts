import {
  confirmPasswordReset,
  EmailAuthProvider,
  getAuth,
  reauthenticateWithCredential,
  updatePassword,
  type User,
} from 'firebase/auth';
import { firebaseBackend } from './app.ts';
import { adminAuth } from './auth.ts';

/** Why a password wasn't accepted or changed. */
export type PasswordFailure = 'wrongPassword' | 'tooManyAttempts' | 'unreachable';

const FAILURES: Readonly<Record<string, PasswordFailure>> = {
  'auth/wrong-password': 'wrongPassword',
  'auth/invalid-credential': 'wrongPassword',
  'auth/too-many-requests': 'tooManyAttempts',
};

/**
 * Signs the person who is signed in in again, with a new token that says so; `auth.ts` hands it to everything that asks.
 * @returns null afterwards; else why not.
 */
export function confirmPassword(password: string): Promise<PasswordFailure | null> {
  return withPassword(password, () => Promise.resolve());
}

/**
 * Changes the password of the person who is signed in. Firebase ends every other sign-in of the account.
 * @param current their password so far: an unattended computer must not be enough.
 * @returns null after the change; else why it wasn't made.
 */
export function changePassword(current: string, next: string): Promise<PasswordFailure | null> {
  return withPassword(current, (user) => updatePassword(user, next));
}

async function withPassword(
  password: string,
  act: (user: User) => Promise<void>,
): Promise<PasswordFailure | null> {
  try {
    const { app } = await firebaseBackend();
    const { currentUser } = getAuth(app);
    if (currentUser?.email == null) return 'unreachable';
    const credential = EmailAuthProvider.credential(currentUser.email, password);
    await reauthenticateWithCredential(currentUser, credential);
    await act(currentUser);
    return null;
  } catch (error) {
    return FAILURES[codeOf(error)] ?? 'unreachable';
  }
}

/** Why a first password wasn't set; `codeUsed`: Firebase's code is used up or too old. */
export type NewPasswordFailure = 'codeUsed' | 'refused' | 'tooManyAttempts' | 'unreachable';

const NEW_FAILURES: Readonly<Record<string, NewPasswordFailure>> = {
  'auth/expired-action-code': 'codeUsed',
  'auth/invalid-action-code': 'codeUsed',
  'auth/weak-password': 'refused',
  'auth/password-does-not-meet-requirements': 'refused',
  'auth/too-many-requests': 'tooManyAttempts',
};

/**
 * Sets a password with a code of Firebase Auth, so that it reaches no server of ours.
 * @returns null afterwards; else why it wasn't set.
 */
export async function setPassword(
  code: string,
  password: string,
): Promise<NewPasswordFailure | null> {
  try {
    await confirmPasswordReset(await adminAuth(), code, password);
    return null;
  } catch (error) {
    return NEW_FAILURES[codeOf(error)] ?? 'unreachable';
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
