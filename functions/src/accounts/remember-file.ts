import { storedVersion, type StoredFields } from '@pa-ledger/domain/ledger/journal';
import type { RememberedFile } from '@pa-ledger/domain/bank/remembered-file';
import type { Administrator } from '@pa-ledger/domain/people/administrator';
import { requireCurrentVersion } from '../firestore/data-version.ts';
import { ACCOUNTS, DATA_VERSION } from '../firestore/paths.ts';
import { storeChange } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import { canonicalJson } from '../platform/hashes.ts';
import type { Services } from '../platform/services.ts';

/**
 * Remembers with an account how the files of its bank are read. What is the same already changes nothing, and what is not
 * given stays.
 * @throws DomainError `unknownAccount`.
 */
export async function rememberFile(
  id: string,
  file: RememberedFile,
  by: Administrator,
  { db, clock, checkpoint }: Services,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    checkpoint('before read');
    const [version, account] = await transaction.getAll(
      db.doc(DATA_VERSION),
      db.collection(ACCOUNTS).doc(id),
    );
    requireCurrentVersion(version);
    const before: StoredFields | undefined = account?.data();
    if (before === undefined) throw new DomainError('unknownAccount');
    if (canonicalJson({ ...before, ...file }) === canonicalJson(before)) return;
    const after = { ...before, ...file, version: storedVersion(before) + 1 };
    const place = { collection: ACCOUNTS, document: id };
    storeChange(transaction, db, place, { before, after }, { by, at: clock() });
    checkpoint('before commit');
  });
  checkpoint('after commit');
}
