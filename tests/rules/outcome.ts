import { FirebaseError } from 'firebase/app';

/** What became of a request: let through, denied by the rules, or refused before they were asked. */
export type Outcome = 'allowed' | 'denied' | 'invalid';

const CODES: Readonly<Record<string, Outcome>> = {
  'permission-denied': 'denied',
  'storage/unauthorized': 'denied',
  'storage/unauthenticated': 'denied',
  'invalid-argument': 'invalid',
};

/**
 * Runs a request to its end.
 * @throws whatever went wrong otherwise: a broken test must not pass for a denial.
 */
export async function outcomeOf(request: () => Promise<unknown>): Promise<Outcome> {
  try {
    await request();
    return 'allowed';
  } catch (error) {
    const outcome = error instanceof FirebaseError ? CODES[error.code] : undefined;
    if (outcome === undefined) throw error;
    return outcome;
  }
}
