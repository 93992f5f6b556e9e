import { db } from './suite.ts';

/**
 * All that a decision could change about an expense: its document, decisions, history and which mails there are. How
 * far a mail has come on its way is left out, for that goes on by itself.
 */
export async function snapshotOf(expenseId: string): Promise<unknown> {
  const ref = db.doc(`expenses/${expenseId}`);
  const [expense, decisions, history, mails] = await Promise.all([
    ref.get(),
    ref.collection('decisions').get(),
    ref.collection('history').get(),
    db.collection('mail').where('expenseId', '==', expenseId).get(),
  ]);
  return {
    expense: expense.data(),
    written: expense.updateTime,
    decisions: decisions.docs.map((decision) => [decision.id, decision.data()]),
    history: history.docs.map((entry) => [entry.id, entry.data()]),
    mails: mails.docs.map((mail) => mail.id),
  };
}
