import { bucket, db } from './suite.ts';

/** Takes an expense away with all that belongs to it, as if it had never been: what a test has damaged, say. */
export async function forgetExpense(id: string): Promise<void> {
  await db.recursiveDelete(db.doc(`expenses/${id}`));
  const mails = await db.collection('mail').where('expenseId', '==', id).get();
  await Promise.all(mails.docs.map(({ ref }) => ref.delete()));
  await bucket.deleteFiles({ prefix: `receipts/${id}/` });
}
