import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { bucketOf } from '../base/bucket.ts';
import { documentsIn, groupsIn } from './archived-documents.ts';
import { forEachAtOnce } from './at-once.ts';
import type { Archive } from './read-archive.ts';
import { hashOfObject, pinnedAnew, type RestoredReceipt } from './restore-receipts.ts';
import { toJson } from './typed-values.ts';
import { isWaiting } from './waiting-mails.ts';

const AT_ONCE = 20;
const RECEIPTS_AT_ONCE = 4;

/** Collections that an archive does not restore, or that the project's functions may change at any moment. */
const ELSEWHERE = ['admins', 'alerts', 'mailQuotas'];

/**
 * Reads everything that was restored and compares it with the archive: every document, every byte of every receipt.
 * @returns the paths that differ; empty when all is equal.
 */
export async function differencesFrom(
  archive: Archive,
  app: App,
  bucketName: string,
  receipts: ReadonlyMap<string, RestoredReceipt>,
): Promise<string[]> {
  const db = getFirestore(app);
  const bucket = bucketOf(app, bucketName);
  const differing: string[] = [];
  for (const group of groupsIn(archive).filter((name) => !ELSEWHERE.includes(name))) {
    await forEachAtOnce(documentsIn(archive, group), AT_ONCE, async (document) => {
      const found = (await db.doc(document.path).get()).data();
      const expected = group === 'expenses' ? pinnedAnew(document.data, receipts) : document.data;
      // A waiting mail may have been sent by now.
      const same =
        isWaiting(document) || isDeepStrictEqual(toJson(found ?? null), toJson(expected));
      if (!same || found === undefined) differing.push(document.path);
    });
  }
  await forEachAtOnce(receipts.values(), RECEIPTS_AT_ONCE, async ({ path, sha256 }) => {
    if ((await hashOfObject(bucket, path)) !== sha256) differing.push(path);
  });
  return differing;
}
