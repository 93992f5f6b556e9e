import type { Clock } from '@pa-ledger/domain/time/dates';
import type { Receipt, ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import type { Organization } from '@pa-ledger/domain/organization';
import type { Firestore } from 'firebase-admin/firestore';
import type { Readable } from 'node:stream';

/** What the server itself asks about accounts, without a user's token. */
export interface Accounts {
  /** Returns the address that each account has now, by uid; accounts that do not exist or have none are absent. */
  readonly emailsOf: (uids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** A receipt object, perhaps without an expense that names it; or a slip's picture, perhaps without a deposit. */
export interface StoredReceipt {
  readonly path: string;
  /** The id of the expense or the deposit that its place is of. */
  readonly owner: string;
  readonly createdAt: number;
  /** Whether the server has checked and kept it once. */
  readonly pinned: boolean;
  /** Another one once it is pinned. */
  readonly metageneration: string;
}

/** The receipts in Cloud Storage, or the pictures of deposits' slips. */
export interface ReceiptStore {
  /** Checks a receipt against its bytes and pins them. @throws DomainError if they are not what the form says. */
  pin(owner: string, claim: ReceiptClaim): Promise<Receipt>;
  /** Takes from an upload that has arrived the token and the headers that came with it, unless it is pinned. */
  receive(path: string): Promise<void>;
  /** Whether the object is still the one that was pinned. */
  isUnchanged(receipt: Receipt): Promise<boolean>;
  /** The bytes, as they come. @throws DomainError `changedSinceSent` if the object is no longer the one that was pinned. */
  read(receipt: Receipt): Promise<Readable>;
  /**
   * The bytes that a claim says, whatever their generation: all at once, since none may leave before all are hashed.
   * @throws DomainError `changedSinceSent` if they are others.
   */
  readSame(owner: string, claim: Pick<ReceiptClaim, 'slot' | 'sha256'>): Promise<Buffer>;
  /** Calls `visit` for every receipt object, page by page. */
  forEach(visit: (found: StoredReceipt) => Promise<void>): Promise<void>;
  /** Removes an object as it was found: not if it was pinned since. @returns whether it did. */
  remove(found: Pick<StoredReceipt, 'path' | 'metageneration'>): Promise<boolean>;
}

/** What the server works with. It is passed in, so that tests use their own clock, database, and mailbox. */
export interface Services {
  readonly db: Firestore;
  readonly receipts: ReceiptStore;
  /** The pictures of deposits' slips. */
  readonly slips: ReceiptStore;
  readonly accounts: Accounts;
  readonly clock: Clock;
  /** A fresh random nonce. */
  readonly nonce: () => string;
  readonly organization: Organization;
}
