import { dataMessages } from './data-messages.ts';

/** Why a read or a write of the admin panel failed. */
type FailureReason =
  /** The stored document is newer than the loaded one. */
  | 'changed'
  /** The rules refuse it: the user is no longer an admin, or the document is invalid. */
  | 'denied'
  /** It takes a password that was typed in the last ten minutes. */
  | 'passwordRequired'
  /** The data has another version than this page, or an upgrade is running. */
  | 'otherVersion'
  /** There is no connection, as the browser or the SDK says. */
  | 'offline'
  /** No answer in time; the request may still succeed. */
  | 'noAnswer'
  /** The server refused, and its message says why. */
  | 'refused'
  | 'failed';

/** The result of a failed operation; `message` is a sentence for the person. */
export interface Failure {
  readonly ok: false;
  readonly why: FailureReason;
  readonly message: string;
}

/** Returns a failure with its reason's message, or with a more exact one. */
export function failure(why: FailureReason, message: string = dataMessages[why]): Failure {
  return { ok: false, why, message };
}
