import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { bytesOf } from '../../functions/src/expenses/receipts/receipts.ts';
import { toJson } from '../../functions/src/archive/typed-values.ts';
import { PEOPLE } from '../../functions/src/firestore/paths.ts';
import { bucketOf } from '../base/bucket.ts';
import {
  documentsIn,
  groupsIn,
  hashOf,
  type Archive,
  type ArchivedDocument,
} from './read-archive.ts';
import { restoredIn, type RestoredReceipt } from './restore-receipts.ts';
import { isWaiting } from './waiting-mails.ts';

const AT_ONCE = 20;
const RECEIPTS_AT_ONCE = 4;

/** Collections that a restore leaves out, or that the project's functions may change at any moment. */
const ELSEWHERE: readonly string[] = [PEOPLE, 'alerts', 'mailQuotas', 'reminders'];

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
    const compare = async (document: ArchivedDocument): Promise<void> => {
      const found = (await db.doc(document.path).get()).data();
      const expected = restoredIn(group, document.data, receipts);
      // The project may have sent a waiting email by now.
      const same =
        isWaiting(document) || isDeepStrictEqual(toJson(found ?? null), toJson(expected));
      if (!same || found === undefined) differing.push(document.path);
    };
    await Readable.from(documentsIn(archive, group)).forEach(compare, { concurrency: AT_ONCE });
  }
  const compareReceipt = async ({ path, sha256 }: RestoredReceipt): Promise<void> => {
    if ((await hashOf(bytesOf(bucket.file(path)))) !== sha256) differing.push(path);
  };
  await Readable.from(receipts.values()).forEach(compareReceipt, { concurrency: RECEIPTS_AT_ONCE });
  return differing;
}
