import type { DocumentData } from 'firebase-admin/firestore';
import { submissionDigest } from '../../functions/src/expenses/store/expense-format.ts';

/**
 * Returns the new submission and digest of an expense, or of an earlier version, after a change of its receipts. A
 * submission that was tampered with before keeps its old digest, which shows that.
 */
export function changedReceipts(
  { submission, submissionSha256 }: DocumentData,
  change: (receipt: DocumentData) => DocumentData,
): DocumentData {
  const receipts: unknown = (submission as DocumentData | undefined)?.['receipts'];
  if (!Array.isArray(receipts)) return {};
  const changed = {
    ...(submission as DocumentData),
    receipts: receipts.map((receipt: DocumentData) => change(receipt)),
  };
  return submissionSha256 === submissionDigest(submission as DocumentData)
    ? { submission: changed, submissionSha256: submissionDigest(changed) }
    : { submission: changed };
}
