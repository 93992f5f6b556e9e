import type {
  DocumentData,
  DocumentReference,
  Precondition,
  SetOptions,
} from 'firebase-admin/firestore';

/** A batch or a transaction, as far as we write with it. */
export interface Writes {
  create(ref: DocumentReference, data: DocumentData): unknown;
  set(ref: DocumentReference, data: DocumentData, options?: SetOptions): unknown;
  update(ref: DocumentReference, data: DocumentData, precondition: Precondition): unknown;
  delete(ref: DocumentReference, precondition?: Precondition): unknown;
}
