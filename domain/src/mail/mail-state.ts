/**
 * PENDING and due, PROCESSING under a lease, and three ends: SENT, no longer wanted (SKIPPED), given up (DEAD). A mail
 * over its cap is HELD until it is put into a digest, is MERGED as long as that is on its way, and ends with it.
 */
export type MailState = 'PENDING' | 'PROCESSING' | 'HELD' | 'MERGED' | 'SENT' | 'SKIPPED' | 'DEAD';
