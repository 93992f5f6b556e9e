import type { DocumentReference } from 'firebase-admin/firestore';
import { isContention, isGone } from '../../../functions/src/platform/failures.ts';
import { makeDigest } from '../../../functions/src/outbox/make-digests.ts';
import { bucket, db, testServices } from './suite.ts';

/** Forgets every expense that waits for an approver: whoever is set next would be asked for all of them. */
export async function forgetPendingExpenses(): Promise<void> {
  const { docs } = await db.collection('expenses').where('status', '==', 'pending').get();
  await Promise.all(docs.map(({ id }) => forgetExpense(id)));
}

/** Takes an expense away with all that belongs to it, as if it had never been: what a test has damaged, say. */
export async function forgetExpense(id: string): Promise<void> {
  await db.recursiveDelete(db.doc(`expenses/${id}`));
  await db.doc(`contacts/${id}`).delete();
  for (const collection of ['mail', 'alerts']) {
    const { docs } = await db.collection(collection).where('expenseId', '==', id).get();
    await Promise.all(docs.map(({ ref }) => ref.delete()));
  }
  await bucket.deleteFiles({ prefix: `receipts/${id}/` });
}

/**
 * Forgets how many mails anybody has got lately, as if that had been long ago: what was held goes out as a digest, as it
 * would by then.
 */
export async function forgetQuotas(): Promise<void> {
  const { docs } = await db.collection('mailQuotas').get();
  await Promise.all(docs.map(({ ref }) => forgetQuota(ref)));
}

async function forgetQuota(ref: DocumentReference): Promise<void> {
  for (;;) {
    const quota = await ref.get();
    const { updateTime } = quota;
    if (updateTime === undefined) return;
    try {
      if (quota.get('held') === 0) {
        await ref.delete({ lastUpdateTime: updateTime });
        return;
      }
      await ref.update({ leases: [] }, { lastUpdateTime: updateTime });
      await makeDigest(ref.id, testServices());
    } catch (error) {
      // A mail is counted at this very moment, or another test forgets as well.
      if (!isContention(error) && !isGone(error)) throw error;
    }
  }
}
