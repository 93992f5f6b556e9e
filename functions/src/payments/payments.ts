import type { CheckSteps } from '@pa-ledger/domain/payments/check';
import type { RecordedPayment } from '@pa-ledger/domain/payments/recorded-payment';
import type { DocumentData, Firestore, Timestamp } from 'firebase-admin/firestore';
import { PAYMENTS } from '../firestore/paths.ts';
import { timestamp } from '../firestore/timestamps.ts';

/*
 * The documents of `payments`: the domain's fields, instants as Timestamps. Only the server writes them, each with its
 * journal entry, whose id is create-only: of two changes of one version, only one succeeds.
 */

/** Reads a payment; null if it doesn't exist. */
export async function readPayment(db: Firestore, id: string): Promise<RecordedPayment | null> {
  const data = (await db.collection(PAYMENTS).doc(id).get()).data();
  return data === undefined ? null : paymentFrom(id, data);
}

/** The document of a payment. */
export function paymentDocument({ id: _id, ...payment }: RecordedPayment): DocumentData {
  const { at, check, voided, mistake, confirmed, reclassified } = payment;
  return {
    ...payment,
    // By which the entries of a period are found.
    reclassifiedOn: reclassified.at(-1)?.on ?? null,
    ...(confirmed && { confirmed: { ...confirmed, at: timestamp(confirmed.at) } }),
    at: timestamp(at),
    ...(check === undefined ? {} : { check: checkDocument(check) }),
    voided: voided && { ...voided, at: timestamp(voided.at) },
    mistake: mistake && { ...mistake, at: timestamp(mistake.at) },
  };
}

function checkDocument({ signatures, sent }: CheckSteps): DocumentData {
  return {
    signatures: signatures.map((signature) => ({ ...signature, at: timestamp(signature.at) })),
    sent: sent && { ...sent, at: timestamp(sent.at) },
  };
}

/** With its instant as Firestore stores it. */
type Timed<T> = Omit<T, 'at'> & { readonly at: Timestamp };

interface TimedCheck {
  readonly signatures: readonly Timed<CheckSteps['signatures'][number]>[];
  readonly sent: Timed<NonNullable<CheckSteps['sent']>> | null;
}

function checkFrom({ signatures, sent }: TimedCheck): CheckSteps {
  return {
    signatures: signatures.map((signature) => ({ ...signature, at: signature.at.toMillis() })),
    sent: sent && { ...sent, at: sent.at.toMillis() },
  };
}

/** Reads the payment of a document. */
export function paymentFrom(id: string, data: DocumentData): RecordedPayment {
  // Only `paymentDocument` writes it.
  const fields = data as Timed<
    Omit<RecordedPayment, 'id' | 'check' | 'voided' | 'mistake' | 'confirmed'>
  > & {
    readonly reclassifiedOn: unknown;
    readonly check?: TimedCheck;
    readonly voided: Timed<NonNullable<RecordedPayment['voided']>> | null;
    readonly mistake: Timed<NonNullable<RecordedPayment['mistake']>> | null;
    readonly confirmed?: Timed<NonNullable<RecordedPayment['confirmed']>>;
  };
  const { at, voided, mistake, check, confirmed, reclassifiedOn: _found, ...rest } = fields;
  return {
    ...rest,
    ...(confirmed && { confirmed: { ...confirmed, at: confirmed.at.toMillis() } }),
    id,
    at: at.toMillis(),
    ...(check === undefined ? {} : { check: checkFrom(check) }),
    voided: voided && { ...voided, at: voided.at.toMillis() },
    mistake: mistake && { ...mistake, at: mistake.at.toMillis() },
  };
}
