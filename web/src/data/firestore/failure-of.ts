import { FirebaseError } from 'firebase/app';
import { failure, type Failure } from '../failure.ts';

const OFFLINE_CODES = ['unavailable', 'auth/network-request-failed'];

/** Returns the failure for an error of the SDK or the browser. */
export function failureOf(error: unknown): Failure {
  if (!navigator.onLine) return failure('offline');
  if (error instanceof FirebaseError) {
    if (error.code === 'permission-denied' || error.code === 'unauthenticated') {
      return failure('denied');
    }
    if (OFFLINE_CODES.includes(error.code)) return failure('offline');
    if (error.code === 'deadline-exceeded') return failure('noAnswer');
  }
  return failure('failed');
}
