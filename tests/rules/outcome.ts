import { FirebaseError } from 'firebase/app';

/** The result of a request: allowed, denied by the rules, or refused before the rules were asked. */
export type Outcome = 'allowed' | 'denied' | 'invalid';

const CODES: Readonly<Record<string, Outcome>> = {
  'permission-denied': 'denied',
  'storage/unauthorized': 'denied',
  'storage/unauthenticated': 'denied',
  'invalid-argument': 'invalid',
};

/**
 * Runs a request to its end.
 * @throws any other error: a broken test must not count as a denial.
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
