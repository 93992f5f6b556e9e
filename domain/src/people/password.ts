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

/** What somebody types to change their password. */
export const passwordChange = z.object({
  current: z.string().min(1, 'Enter your current password.'),
  next: z
    .string()
    .min(
      SHORTEST_PASSWORD,
      `Use at least ${SHORTEST_PASSWORD} characters. Four random words work well.`,
    ),
});

export type PasswordChange = z.infer<typeof passwordChange>;
