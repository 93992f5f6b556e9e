import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
} from 'firebase-admin/firestore';

/** A document that a decision's commit creates: its path, in which the expense's id stands, and its fields. */
interface CreatedDocument {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What the commit of one decision writes: the expense's next fields, and what is created beside it. */
export interface DecisionWrites {
  readonly expense: Readonly<Record<string, unknown>>;
  readonly created: readonly CreatedDocument[];
}

/** A chain that was decided by the server: what each decision wrote. */
export interface RecordedChain {
  readonly id: string;
  readonly writes: readonly DecisionWrites[];
}

/**
 * Decides a chain once and keeps what each decision's commit wrote.
 * @param decideNext decides the open step; false when the chain has ended.
 */
export async function recordChain(
  db: Firestore,
  id: string,
  decideNext: () => Promise<boolean>,
): Promise<RecordedChain> {
  const writes: DecisionWrites[] = [];
  let seen = new Set((await documentsOf(db, id)).map(({ ref }) => ref.path));
  while (await decideNext()) {
    const documents = await documentsOf(db, id);
    const created = documents.filter(({ ref }) => !seen.has(ref.path));
    writes.push({
      expense: await fieldsOf(db.doc(`expenses/${id}`)),
      created: created.map((document) => ({
        path: document.ref.path,
        data: document.data() ?? {},
      })),
    });
    seen = new Set(documents.map(({ ref }) => ref.path));
  }
  return { id, writes };
}

/** What belongs to an expense beside itself. */
async function documentsOf(db: Firestore, id: string): Promise<DocumentSnapshot[]> {
  const expense = db.doc(`expenses/${id}`);
  const found = await Promise.all([
    expense.collection('decisions').get(),
    expense.collection('history').get(),
    db.collection('mail').where('expenseId', '==', id).get(),
  ]);
  return found.flatMap(({ docs }) => docs);
}

async function fieldsOf(ref: DocumentReference): Promise<Readonly<Record<string, unknown>>> {
  return (await ref.get()).data() ?? {};
}

/**
 * One racer of a decision, with nothing but Firestore: reads the expense and commits the same documents as the server under
 * the version that was read. Who is late reads the decision that is there, as the server does for its answer.
 */
export async function commitBare(
  db: Firestore,
  chain: RecordedChain,
  id: string,
  step: number,
): Promise<void> {
  const writes = chain.writes[step];
  if (writes === undefined) throw new Error(`The recorded chain has no step ${step}.`);
  const expense = await db.doc(`expenses/${id}`).get();
  const batch = db.batch();
  batch.update(expense.ref, { ...writes.expense }, { lastUpdateTime: updateTimeOf(expense) });
  for (const { path, data } of writes.created) {
    batch.create(db.doc(path.replaceAll(chain.id, id)), data);
  }
  await batch.commit().catch(() => expense.ref.collection('decisions').doc(String(step)).get());
}

function updateTimeOf({ updateTime, ref }: DocumentSnapshot): Timestamp {
  if (updateTime === undefined) throw new Error(`${ref.path} is not there.`);
  return updateTime;
}
