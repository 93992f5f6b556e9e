import type { Firestore } from 'firebase-admin/firestore';
import { currentVersion } from '../../ops/base/data-version.ts';
import { DATA_VERSION } from '../../functions/src/firestore/paths.ts';

/**
 * Gives a test's project this program's data version, as the first `npm run admin -- add` does in a real one; without
 * it the rules and the functions refuse everything.
 */
export async function markCurrent(db: Firestore): Promise<void> {
  await db.doc(DATA_VERSION).set(currentVersion());
}
