import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { expenseProblems } from '../../../ops/checks/check-expenses.ts';
import { checkPayments } from '../../../ops/checks/check-payments.ts';
import { byVersion, inOrder, type Found } from '../../../ops/checks/project-data.ts';
import { brokenMails, type Mailed } from './mail-invariants.ts';

/** Everything that is not as it must be with these expenses, as sentences; empty when all is well. */
export async function brokenInvariants(db: Firestore, ids: readonly string[]): Promise<string[]> {
  const broken: string[] = [];
  for (const id of ids) {
    const contact = (await db.collection('contacts').doc(id).get()).data();
    const expense = await expenseIn(db, id);
    if (Object.keys(expense.data).length === 0) broken.push(`${id} is not there`);
    else broken.push(...expenseProblems(expense, contact), ...brokenMails(expense));
  }
  return [...broken, ...(await brokenPayments(db, ids))];
}

/** What is wrong with the payments of these expenses, with their histories and with the numbers of their checks. */
async function brokenPayments(db: Firestore, ids: readonly string[]): Promise<string[]> {
  const paid = (await allIn(db, 'payments')).filter((payment) =>
    expensesOf(payment).some((id) => ids.includes(id)),
  );
  const together = new Set([...ids, ...paid.flatMap(expensesOf)]);
  const expenses = await Promise.all([...together].map((id) => expenseIn(db, id)));
  const held = new Set(paid.map(({ id }) => id));
  const checkNumbers = (await allIn(db, 'checkNumbers')).filter(({ data }) =>
    held.has(String(data['id'])),
  );
  return checkPayments({
    expenses,
    payments: paid,
    checkNumbers,
    manualExpenses: [],
    spoiledChecks: [],
  });
}

function expensesOf({ data }: Found): string[] {
  return (data['lines'] as DocumentData[]).map(({ expenseId }) => String(expenseId));
}

async function allIn(db: Firestore, collection: string): Promise<Found[]> {
  const { docs } = await db.collection(collection).get();
  return docs.map((found) => ({ id: found.id, data: found.data() }));
}

async function expenseIn(db: Firestore, id: string): Promise<Mailed> {
  const ref = db.collection('expenses').doc(id);
  const [expense, decisions, versions, history, mails] = await Promise.all([
    ref.get(),
    ref.collection('decisions').get(),
    ref.collection('versions').get(),
    ref.collection('history').get(),
    db.collection('mail').where('expenseId', '==', id).get(),
  ]);
  return {
    id,
    data: expense.data() ?? {},
    decisions: inOrder(decisions.docs),
    versions: byVersion(versions.docs.map((version) => version.data())),
    history: inOrder(history.docs),
    mails: mails.docs.map((mail) => mail.data()),
  };
}
