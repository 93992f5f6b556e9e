import { RECENT_SIGN_IN_MS } from '@pa-ledger/domain/people/person';
import { createStore } from '../../../app/store.ts';
import { failure, type Failure } from '../../../data/failure.ts';
import { loadAuth } from '../../session.ts';

/** The question for the password, while it's open. */
export interface PasswordQuestion {
  /** @param isConfirmed whether the password was right; false if the person gave up. */
  readonly reply: (isConfirmed: boolean) => void;
}

/** The question that's open; null if there is none. `PasswordAgain` shows it. */
export const passwordQuestion = createStore<PasswordQuestion | null>(null);

/** Long enough for what's sent to arrive, and for a clock that's a little off, in milliseconds. */
const MARGIN_MS = 60_000;

/**
 * Does what takes a password that was typed in the last ten minutes: asks for it if it was typed earlier, or if the server
 * asks. What was typed in a form stays there.
 * @returns what came of it; the failure `passwordRequired` if the person gave up.
 */
export async function withPassword<Result extends { readonly ok: true } | Failure>(
  act: () => Promise<Result>,
): Promise<Result | Failure> {
  if (!(await isRecent()) && !(await askPassword())) return failure('passwordRequired');
  return repeatedWithPassword(act);
}

/** Does the same where only the server knows whether it takes a password. */
export async function repeatedWithPassword<Result extends { readonly ok: true } | Failure>(
  act: () => Promise<Result>,
): Promise<Result | Failure> {
  const result = await act();
  if (result.ok || result.why !== 'passwordRequired') return result;
  return (await askPassword()) ? act() : result;
}

/** Whether this browser believes that the password was typed lately enough. If it can't tell, the server does. */
async function isRecent(): Promise<boolean> {
  try {
    const { currentAdmin } = await loadAuth();
    const signedInAt = (await currentAdmin())?.authTime ?? null;
    if (signedInAt === null) return true;
    const age = Date.now() - signedInAt;
    // A clock that's far behind makes every sign-in one of the future.
    return age > -MARGIN_MS && age < RECENT_SIGN_IN_MS - MARGIN_MS;
  } catch {
    return true;
  }
}

/** Asks for the password. @returns whether it was right. */
async function askPassword(): Promise<boolean> {
  // Of two questions at once, the later one takes the place of the first.
  passwordQuestion.view()?.reply(false);
  const isConfirmed = await new Promise<boolean>((resolve) => {
    passwordQuestion.set({ reply: resolve });
  });
  passwordQuestion.set(null);
  return isConfirmed;
}
