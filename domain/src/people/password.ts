import * as z from 'zod';
import { organization } from '../organization.ts';

/** The fewest characters of a password. Firebase Auth's own policy asks for the same. */
export const SHORTEST_PASSWORD = 12;

/** How much of a password must be left without the email and the school's name, in letters and digits. */
const LEAST_OF_ONES_OWN = 8;

/**
 * Returns why a new password isn't accepted; null if it is.
 * @param email of the person: a password made of it, or of the school's name, is the first that others try.
 */
export function newPasswordError(password: string, email: string): string | null {
  if (password.length < SHORTEST_PASSWORD) {
    return `Use at least ${SHORTEST_PASSWORD} characters. Four random words work well.`;
  }
  const own = guessableWords(email).reduce(
    (rest, word) => rest.replaceAll(word, ''),
    plain(password),
  );
  // A password of symbols alone has no word in it.
  const isMade = own !== plain(password) && own.length < LEAST_OF_ONES_OWN;
  return isMade ? 'Don’t make it from your email or the school’s name.' : null;
}

/** Returns the words that others try first: the email, the school, and the association, the longest first. */
export function guessableWords(email: string): readonly string[] {
  const [local = ''] = email.split('@');
  const { schoolName, associationName } = organization;
  return [email, local, schoolName, associationName]
    .map(plain)
    .filter((word) => word.length > 2)
    .toSorted((one, other) => other.length - one.length);
}

/** Returns the letters and digits of a text, in lowercase. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A new password, typed twice. */
export interface TypedTwice {
  readonly next: string;
  readonly again: string;
}

const twice = { next: z.string(), again: z.string() };

/** Returns the schema of a form that sets a person's password. */
export function firstPassword(email: string): z.ZodType<TypedTwice, TypedTwice> {
  return z.object(twice).superRefine((typed, context) => reportNew(typed, email, context));
}

/** What you type to change your password. */
export interface PasswordChange extends TypedTwice {
  readonly current: string;
}

/** Returns the schema of a form that changes a person's password. */
export function passwordChange(email: string): z.ZodType<PasswordChange, PasswordChange> {
  return z.object({ current: z.string(), ...twice }).superRefine((typed, context) => {
    // All at once: zod would leave out the other errors after one of its own.
    if (typed.current === '') report(context, 'current', 'Enter your current password.');
    reportNew(typed, email, context);
  });
}

function reportNew({ next, again }: TypedTwice, email: string, context: z.RefinementCtx): void {
  const wrong = newPasswordError(next, email);
  if (wrong !== null) report(context, 'next', wrong);
  else if (next !== again) report(context, 'again', 'The two passwords aren’t the same.');
}

function report(context: z.RefinementCtx, name: string, message: string): void {
  context.addIssue({ code: 'custom', path: [name], message });
}
