import { membersOf, textIn } from '@pa-ledger/domain/untyped';
import type { Answer, Failure } from '../../app/answer.ts';
import type { NewPasswordFailure } from '../../firebase/change-password.ts';

/** What setting a password takes of the rest of the app. */
export interface JoinParts {
  /** Ends the session of someone else in this browser. */
  readonly signOutOthers: () => Promise<void>;
  /** `POST /api/join`. */
  readonly join: () => Promise<Answer>;
  /** Called once the server has spent the link. */
  readonly onBegun: () => void;
  readonly setPassword: (code: string, password: string) => Promise<NewPasswordFailure | null>;
  /** @param ms in milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** @returns whether it signed in. */
  readonly signIn: (email: string, password: string) => Promise<boolean>;
  /** In milliseconds. */
  readonly clock: () => number;
}

/** What came of it. */
export type Joined =
  | { readonly kind: 'signedIn' }
  /** The password is set, but signing in with it failed. */
  | { readonly kind: 'passwordSet' }
  /** The link no longer works. */
  | { readonly kind: 'refused'; readonly failure: Failure }
  /** Nothing is lost: the same press may work later. */
  | { readonly kind: 'again'; readonly why: 'unanswered' | 'tooManyAttempts' }
  | { readonly kind: 'again'; readonly why: 'server'; readonly text: string }
  /** Firebase Auth wants a stronger password. */
  | { readonly kind: 'weak' };

/** How often a code may turn out to be used up: a press before may have used it. */
const CODES = 2;

/** After this, in milliseconds, a sign-in that came too early works. */
const SECOND_TRY_MS = 1_000;

/** Spends the link, sets the password with the code that it gives, and signs in. Each part can be repeated. */
export async function joinWith(password: string, parts: JoinParts): Promise<Joined> {
  await parts.signOutOthers();
  for (let code = 1; code <= CODES; code += 1) {
    const answer = await parts.join();
    if (!answer.ok) return notJoined(answer);
    parts.onBegun();
    const countsFrom = parts.clock() + Number(membersOf(answer.fields)['waitMs'] ?? 0);
    const failed = await parts.setPassword(textIn(answer.fields, 'code'), password);
    if (failed === null) {
      await parts.wait(Math.max(0, countsFrom - parts.clock()));
      return signInAs(textIn(answer.fields, 'email'), password, parts);
    }
    if (failed === 'refused') return { kind: 'weak' };
    if (failed === 'tooManyAttempts') return { kind: 'again', why: failed };
    if (failed === 'unreachable') return { kind: 'again', why: 'unanswered' };
  }
  return { kind: 'again', why: 'unanswered' };
}

function notJoined(failure: Failure): Joined {
  if (failure.unanswered === true) return { kind: 'again', why: 'unanswered' };
  if (failure.retry) return { kind: 'again', why: 'server', text: failure.text };
  return { kind: 'refused', failure };
}

async function signInAs(email: string, password: string, parts: JoinParts): Promise<Joined> {
  if (await parts.signIn(email, password)) return { kind: 'signedIn' };
  await parts.wait(SECOND_TRY_MS);
  return { kind: (await parts.signIn(email, password)) ? 'signedIn' : 'passwordSet' };
}
