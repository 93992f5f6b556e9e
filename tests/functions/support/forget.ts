import { bucket, db } from './suite.ts';

/** Takes an expense away with all that belongs to it, as if it had never been: what a test has damaged, say. */
export async function forgetExpense(id: string): Promise<void> {
  await db.recursiveDelete(db.doc(`expenses/${id}`));
  const mails = await db.collection('mail').where('expenseId', '==', id).get();
  await Promise.all(mails.docs.map(({ ref }) => ref.delete()));
  await bucket.deleteFiles({ prefix: `receipts/${id}/` });
}

/** Forgets how many mails anybody has got lately: as if that had been long ago. */
export async function forgetQuotas(): Promise<void> {
  const quotas = await db.collection('mailQuotas').listDocuments();
  await Promise.all(quotas.map((quota) => quota.delete()));
}
