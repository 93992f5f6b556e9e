import {
  EmailAuthProvider,
  getAuth,
  reauthenticateWithCredential,
  updatePassword,
} from 'firebase/auth';
import { firebaseBackend } from './app.ts';

/** Why a password wasn't changed. */
export type PasswordFailure = 'wrongPassword' | 'tooManyAttempts' | 'unreachable';

const FAILURES: Readonly<Record<string, PasswordFailure>> = {
  'auth/wrong-password': 'wrongPassword',
  'auth/invalid-credential': 'wrongPassword',
  'auth/too-many-requests': 'tooManyAttempts',
};

/**
 * Changes the password of whoever is signed in. Firebase ends every other sign-in of the account.
 * @param current their password so far: an unattended computer must not be enough.
 * @returns null after the change; else why it wasn't made.
 */
export async function changePassword(
  current: string,
  next: string,
): Promise<PasswordFailure | null> {
  const { app } = await firebaseBackend();
  const { currentUser } = getAuth(app);
  if (currentUser?.email == null) return 'unreachable';
  try {
    const credential = EmailAuthProvider.credential(currentUser.email, current);
    await reauthenticateWithCredential(currentUser, credential);
    await updatePassword(currentUser, next);
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return FAILURES[code] ?? 'unreachable';
  }
}
