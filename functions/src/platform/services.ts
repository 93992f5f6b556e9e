import type { Clock } from '@pa-ledger/domain/time/dates';
import type { Organization } from '@pa-ledger/domain/organization';
import type { Firestore } from 'firebase-admin/firestore';
import type { Accounts } from '../admins/accounts.ts';
import type { ReceiptStore } from '../expenses/receipts/receipts.ts';

/** The moments of a handler at which a test may kill the process. */
export type Checkpoint =
  | 'before read'
  | 'after read'
  | 'before commit'
  | 'after commit'
  | 'before SMTP'
  | 'after SMTP'
  | 'before ack';

/** What the server works with; handed in, so that tests bring their own clock, mailbox and interruptions. */
export interface Services {
  readonly db: Firestore;
  readonly receipts: ReceiptStore;
  readonly accounts: Accounts;
  readonly clock: Clock;
  /** A fresh random nonce. */
  readonly nonce: () => string;
  readonly organization: Organization;
  /** Called as a handler passes; does nothing outside the fault tests. */
  readonly checkpoint: (name: Checkpoint) => void;
}
