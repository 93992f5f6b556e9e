import { ERRORS } from '@pa-ledger/domain/errors';
import { FirebaseError } from 'firebase/app';

/** Why a read or a write of the admin panel did not happen. */
export type FailureReason =
  /** The stored one is newer than the one that was loaded. */
  | 'changed'
  /** The rules refuse it: no admin any more, or a shape that they do not hold. */
  | 'denied'
  /** The data are of another version than this page, or are being upgraded. */
  | 'otherVersion'
  /** No connection, or no answer in time. */
  | 'offline'
  /** The server said no and its sentence says why. */
  | 'refused'
  | 'failed';

/** The plain result of what did not work; `message` is a sentence for the person. */
export interface Failure {
  readonly ok: false;
  readonly why: FailureReason;
  readonly message: string;
}

const SENTENCES: Readonly<Record<FailureReason, string>> = {
  changed: ERRORS.changedMeanwhile.message,
  denied:
    'This is not allowed. Your admin rights may have been taken away: ask another admin, or log out and sign in again.',
  otherVersion: ERRORS.dataUpgrading.message,
  offline: 'There is no connection to the server. Please try again when you are online.',
  refused: 'The server did not accept this.',
  failed: 'Something went wrong on the way. Please try again.',
};

/** A failure with the sentence of its reason, or with a more exact one. */
export function failure(why: FailureReason, message: string = SENTENCES[why]): Failure {
  return { ok: false, why, message };
}

const OFFLINE_CODES = ['unavailable', 'deadline-exceeded', 'auth/network-request-failed'];

/** What went wrong, from whatever the SDK or the browser threw. */
export function failureOf(error: unknown): Failure {
  if (!navigator.onLine) return failure('offline');
  if (error instanceof FirebaseError) {
    if (error.code === 'permission-denied' || error.code === 'unauthenticated') {
      return failure('denied');
    }
    if (OFFLINE_CODES.includes(error.code)) return failure('offline');
  }
  return failure('failed');
}
