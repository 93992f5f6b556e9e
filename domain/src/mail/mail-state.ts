/**
 * PENDING until it is due, PROCESSING under a lease, and then one of three ends: SENT, SKIPPED (no longer wanted) or
 * DEAD (given up). A mail over its cap is HELD until it is put into a digest; then it is MERGED until the digest ends,
 * and ends as the digest does.
 */
export type MailState = 'PENDING' | 'PROCESSING' | 'HELD' | 'MERGED' | 'SENT' | 'SKIPPED' | 'DEAD';
