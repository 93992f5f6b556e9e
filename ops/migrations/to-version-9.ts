import { journalWords } from '@pa-ledger/domain/ledger/journal-words';
import type { Payment, PaymentClaim } from '@pa-ledger/domain/payments/payment';
import { paymentIdOf } from '@pa-ledger/domain/payments/recorded-payment';
import { organization } from '@pa-ledger/domain/organization';
import { dateAt } from '@pa-ledger/domain/time/dates';
import type {
  DocumentData,
  Firestore,
  QueryDocumentSnapshot,
  Timestamp,
  WriteBatch,
} from 'firebase-admin/firestore';
import { countAgain } from './count-again.ts';
import type { MigrationContext, MigrationStep } from './migration.ts';
import { pagesOf } from './pages.ts';
import { paymentInWords } from './payment-in-words.ts';
import { numberIdOf } from './to-version-2.ts';

/**
 * Before version 9 an expense held its present payment, and a void left only the two entries of the history. Now each
 * payment is a document, `{expense}-{n}`, with one line; the histories stay as they are. All of an expense is one commit,
 * so an expense whose first payment is there is done.
 */
export const PAYMENTS: MigrationStep = {
  name: 'Payments are documents',
  async run(context) {
    for await (const page of pagesOf(context.db.collection('expenses'))) {
      for (const found of page) await movePayments(context, found);
    }
  },
};

/** A payment without the number of the expense that it pays, as version 9 stores it. */
type StoredPayment = DocumentData & PaymentClaim & { readonly voided: DocumentData | null };

async function movePayments(
  { db, now }: MigrationContext,
  found: QueryDocumentSnapshot,
): Promise<void> {
  const count = Number(found.get('payments') ?? 0);
  if (count === 0) return;
  const refOf = (number: number) => db.doc(`payments/${paymentIdOf(found.id, number)}`);
  if ((await refOf(1).get()).exists) return;
  const { docs } = await found.ref.collection('history').get();
  const history = new Map(docs.map((entry) => [entry.id, entry]));
  const batch = db.batch();
  await renameNumbers(batch, db, found.id);
  const taken = new Set<string>();
  for (let number = 1; number <= count; number++) {
    const payment = paymentOf(found, history, number);
    const ref = refOf(number);
    batch.create(ref, payment);
    addEntry(batch, db, ref.id, payment, now);
    if (payment.voided !== null) await takeForGood(batch, db, ref.id, payment, taken);
  }
  const present = found.get('payment') as Omit<Payment, 'id'> | null | undefined;
  if (present != null) {
    const payment = { ...present, id: paymentIdOf(found.id, present.number) };
    batch.update(found.ref, { payment }, { lastUpdateTime: found.updateTime });
  }
  await batch.commit();
}

/** Returns the `number`th payment of an expense: the present one as the expense has it, an earlier one from the history. */
function paymentOf(
  found: QueryDocumentSnapshot,
  history: ReadonlyMap<string, QueryDocumentSnapshot>,
  number: number,
): StoredPayment {
  const paid = history.get(`paid-${number}`);
  const end = history.get(`void-${number}`);
  const present = found.get('payment') as (Payment & DocumentData) | null | undefined;
  const claim =
    present?.number === number ? present : paymentInWords(paid?.get('new'), dayOf(paid));
  return {
    ...{ method: claim.method, checkNumber: claim.checkNumber, date: claim.date },
    payee: String(found.get('submission.paidTo')),
    lines: [
      {
        expenseId: found.id,
        categoryId: String(found.get('categoryId')),
        fundId: (found.get('fundId') ?? null) as string | null,
        amount: Number(found.get('submission.amount')),
      },
    ],
    ...actorIn(paid),
    at: paid?.get('at') as Timestamp,
    voided:
      end === undefined
        ? null
        : {
            ...{ date: dayOf(end), reason: String(end.get('new')), at: end.get('at') as Timestamp },
            ...actorIn(end),
          },
    mistake: null,
    version: 1,
  };
}

/** Returns who made an entry; in those of data version 1 without a uid. */
function actorIn(entry: QueryDocumentSnapshot | undefined): DocumentData {
  const byUid: unknown = entry?.get('byUid');
  return { by: String(entry?.get('by')), ...(byUid === undefined ? {} : { byUid }) };
}

/** Returns the day of an entry at the school. */
function dayOf(entry: QueryDocumentSnapshot | undefined) {
  const at = entry?.get('at') as Timestamp | undefined;
  return dateAt(at?.toMillis() ?? 0, organization.timeZone);
}

/** The numbers that an expense has taken say of which payment they are. */
async function renameNumbers(batch: WriteBatch, db: Firestore, expenseId: string): Promise<void> {
  const { docs } = await db.collection('checkNumbers').where('expenseId', '==', expenseId).get();
  for (const use of docs) {
    const id = paymentIdOf(expenseId, Number(use.get('payment')));
    const fields = { kind: 'payment', id, checkNumber: String(use.get('checkNumber')) };
    batch.set(use.ref, fields);
  }
}

/** The number of a voided check was free again. It is taken for good, unless another payment has it by now. */
async function takeForGood(
  batch: WriteBatch,
  db: Firestore,
  id: string,
  { checkNumber }: PaymentClaim,
  taken: Set<string>,
): Promise<void> {
  if (checkNumber === null) return;
  const place = db.doc(`checkNumbers/${numberIdOf(checkNumber)}`);
  if (taken.has(place.path) || (await place.get()).exists) return;
  taken.add(place.path);
  batch.create(place, { kind: 'payment', id, checkNumber });
}

/** The journal of a payment begins with what is known of it. */
function addEntry(
  batch: WriteBatch,
  db: Firestore,
  document: string,
  after: DocumentData,
  at: Timestamp,
): void {
  batch.create(db.doc(`journal/payments~${document}~1`), {
    ...{ collection: 'payments', document, version: 1, by: null, at, kind: 'takenOver' },
    ...{ before: null, after, words: journalWords(null, after) },
  });
}

/** Before version 9 an expense counted as paid itself. */
export const COUNTED_BY_PAYMENTS: MigrationStep = {
  name: 'Payments count by their lines',
  async run(context) {
    for (const collection of ['expenses', 'payments'] as const)
      await countAgain(collection, context);
  },
};

/** From data of version 8 to version 9, in this order. */
export const STEPS_TO_9: readonly MigrationStep[] = [PAYMENTS, COUNTED_BY_PAYMENTS];
