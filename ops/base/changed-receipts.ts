import type { DocumentData } from 'firebase-admin/firestore';
import { submissionDigest } from '../../functions/src/expenses/store/expense-format.ts';

/**
 * Returns the fields of an expense, or of an earlier version, whose receipts an operator changes: the submission and its
 * new digest. A submission that was changed after it was sent keeps the digest that shows it.
 */
export function changedReceipts(
  { submission, submissionSha256 }: DocumentData,
  change: (receipt: DocumentData) => DocumentData,
): DocumentData {
  const receipts: unknown = (submission as DocumentData | undefined)?.['receipts'];
  if (!Array.isArray(receipts)) return {};
  const anew = {
    ...(submission as DocumentData),
    receipts: receipts.map((receipt: DocumentData) => change(receipt)),
  };
  return submissionSha256 === submissionDigest(submission as DocumentData)
    ? { submission: anew, submissionSha256: submissionDigest(anew) }
    : { submission: anew };
}
