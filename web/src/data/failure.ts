import { errorMessages } from '@pa-ledger/domain/error-messages';

/** Why a read or a write of the admin panel failed. */
export type FailureReason =
  /** The stored document is newer than the loaded one. */
  | 'changed'
  /** The rules refuse it: the user is no longer an admin, or the document is invalid. */
  | 'denied'
  /** The data are of another version than this page, or are being upgraded. */
  | 'otherVersion'
  /** No connection, or no answer in time. */
  | 'offline'
  /** The server refused, and its message says why. */
  | 'refused'
  | 'failed';

/** The result of a failed operation; `message` is a sentence for the person. */
export interface Failure {
  readonly ok: false;
  readonly why: FailureReason;
  readonly message: string;
}

const MESSAGES: Readonly<Record<FailureReason, string>> = {
  changed: errorMessages.changedMeanwhile,
  denied:
    'This is not allowed. Your admin rights may have been taken away: ask another admin, or log out and sign in again.',
  otherVersion: errorMessages.dataUpgrading,
  offline: 'There is no connection to the server. Please try again when you are online.',
  refused: 'The server did not accept this.',
  failed: 'Something went wrong. Please try again.',
};

/** Returns a failure with the message of its reason, or with a more exact one. */
export function failure(why: FailureReason, message: string = MESSAGES[why]): Failure {
  return { ok: false, why, message };
}
