import type { Person, PersonEntry } from '@pa-ledger/domain/people/person';
import type { ManageReview } from '@pa-ledger/domain/review/review-requests';
import type { Act, Review } from '@pa-ledger/domain/review/review';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
  Transaction,
} from 'firebase-admin/firestore';
import { REVIEWS } from '../firestore/paths.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { storeChange } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';

export type StoredReview = Review<Timestamp>;

export type RequestFor<Action extends ManageReview['action']> = Extract<
  ManageReview,
  { readonly action: Action }
>;

export function reviewRef(db: Firestore, id: string): DocumentReference {
  return db.collection(REVIEWS).doc(id);
}

/** Reads a stored review; null without one. */
export function reviewFrom(found: DocumentSnapshot): StoredReview | null {
  // Only this room writes it.
  return (found.data() ?? null) as StoredReview | null;
}

/** @throws DomainError `unknownReview`. */
export function requireReview(found: DocumentSnapshot): StoredReview {
  const review = reviewFrom(found);
  if (review === null) throw new DomainError('unknownReview');
  return review;
}

/** @param version the one that the person saw. @throws DomainError `changedMeanwhile`. */
export function requireSeen(review: StoredReview, version: number): void {
  if (review.version !== version) throw new DomainError('changedMeanwhile');
}

/** @throws DomainError `reviewAdopted`: nothing is drawn or checked off once a meeting adopted it. */
export function requireOpen({ adopted }: StoredReview): void {
  if (adopted !== null) throw new DomainError('reviewAdopted');
}

/** Returns what a record keeps of who acts. */
export function actOf(by: Person, { name }: PersonEntry, at: Instant): Act<Timestamp> {
  return { by, name, at: timestamp(at) };
}

/** Whether a person did this. */
export function isBy(act: Act<Timestamp> | null | undefined, { uid }: Person): boolean {
  return act?.by.uid === uid;
}

/** Stores a review with its journal entry and its next version. @param before null for a new one. */
export function storeReview(
  transaction: Transaction,
  db: Firestore,
  id: string,
  before: StoredReview | null,
  after: Omit<StoredReview, 'version'>,
  authorship: { readonly by: Person; readonly at: Instant },
): void {
  const next = { ...after, version: (before?.version ?? 0) + 1 };
  const change = { before: before === null ? null : { ...before }, after: next };
  storeChange(transaction, db, { collection: REVIEWS, document: id }, change, authorship);
}
