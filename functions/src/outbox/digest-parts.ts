import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { isDigest, mailFrom, type NewMail } from './outbox.ts';
import { mailsInDigest } from '../firestore/queries.ts';
import type { ClaimedMail } from './claim.ts';

/** A mail about one thing, and its document. */
export interface Part {
  readonly ref: DocumentReference;
  readonly mail: NewMail;
}

/** Reads the mails that one mail covers: itself, or the parts of a digest. */
export async function partsOf(
  { ref, mail }: Pick<ClaimedMail, 'ref' | 'mail'>,
  db: Firestore,
): Promise<Part[]> {
  if (!isDigest(mail)) return [{ ref, mail }];
  const { docs } = await mailsInDigest(db, ref.id).get();
  return docs.flatMap((found) => {
    const part = mailFrom(found.data());
    return isDigest(part) ? [] : [{ ref: found.ref, mail: part }];
  });
}
