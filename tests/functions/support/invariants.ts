import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { expenseProblems } from '../../../ops/checks/check-expenses.ts';
import { inOrder } from '../../../ops/checks/project-data.ts';

/** Everything that is not as it must be with these expenses, as sentences; empty when all is well. */
export async function brokenInvariants(db: Firestore, ids: readonly string[]): Promise<string[]> {
  const broken: string[] = [];
  for (const id of ids) {
    const ref = db.collection('expenses').doc(id);
    const about = (collection: string) => db.collection(collection).where('expenseId', '==', id);
    const [expense, contact, decisions, history, mails, checks] = await Promise.all([
      ref.get(),
      db.collection('contacts').doc(id).get(),
      ref.collection('decisions').get(),
      ref.collection('history').get(),
      about('mail').get(),
      about('checkNumbers').get(),
    ]);
    const documents = (found: { docs: { data(): DocumentData }[] }) =>
      found.docs.map((document) => document.data());
    const data = expense.data();
    const problems =
      data === undefined
        ? ['it is not there']
        : expenseProblems({
            expense: data,
            contact: contact.data() ?? null,
            decisions: inOrder(decisions.docs),
            history: inOrder(history.docs),
            mails: documents(mails),
            checks: documents(checks),
          });
    broken.push(...problems.map((problem) => `${id}: ${problem}`));
  }
  return broken;
}
