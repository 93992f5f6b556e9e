import type { AccountFacts } from '@pa-ledger/domain/people/last-admin';
import type { Clock } from '@pa-ledger/domain/time/dates';
import type { Receipt, ReceiptClaim } from '@pa-ledger/domain/expenses/expense';
import type { Organization } from '@pa-ledger/domain/organization';
import type { Firestore } from 'firebase-admin/firestore';
import type { Readable } from 'node:stream';

/** What the server itself asks about accounts, and does with those of people, without anyone's token. */
export interface Accounts {
  /** Returns each account's current address, by uid. Accounts that don't exist or have none are absent. */
  readonly emailsOf: (uids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Returns what Firebase Auth says of accounts, by uid. Accounts that don't exist are absent. */
  readonly factsOf: (uids: readonly string[]) => Promise<ReadonlyMap<string, AccountFacts>>;
  /** Returns the uid of the account with an address; null without one. */
  readonly uidOf: (email: string) => Promise<string | null>;
  /**
   * Makes the account of a person, or takes it over: ends its sessions, removes all other ways to sign in and second
   * factors, sets a random password, verifies the address, sets the claim, and enables it. An account that someone else
   * made for the address is deleted, unless it's another person's.
   * @returns false, with nothing changed, if the address's account is another person's.
   */
  readonly takeOver: (person: {
    readonly uid: string;
    /** Normalized. */
    readonly email: string;
    /** Whether an account belongs to someone of the list. */
    readonly isPerson: (uid: string) => Promise<boolean>;
  }) => Promise<boolean>;
  /** Returns a fresh code of Firebase Auth, with which the browser sets a password. */
  readonly resetCode: (email: string) => Promise<string>;
  readonly setPassword: (uid: string, password: string) => Promise<void>;
  /** Takes the claim, ends all sessions, and disables the account, if it exists. */
  readonly close: (uid: string) => Promise<void>;
}

/** A receipt or a paper in Storage, perhaps without anything that names it. */
export interface StoredReceipt {
  readonly path: string;
  /** The id in its path: an expense's, or `paperOwner`'s. */
  readonly owner: string;
  readonly createdAt: number;
  /** Whether the server has checked and kept it. */
  readonly pinned: boolean;
  /** Changes when it is pinned. */
  readonly metageneration: string;
}

/** The receipts in Cloud Storage, or the papers. */
export interface ReceiptStore {
  /** Checks a receipt against its bytes and pins them. @throws DomainError if they aren't what the form says. */
  pin(owner: string, claim: ReceiptClaim): Promise<Receipt>;
  /** The same for a paper. @returns what Cloud Storage says the bytes' MD5 is, in Base64. */
  pinPaper(owner: string, claim: ReceiptClaim): Promise<string>;
  /** Removes the token and the headers that an arriving upload brought, unless it is pinned. */
  receive(path: string): Promise<void>;
  /** Whether the object is still the one that we pinned. */
  isUnchanged(receipt: Receipt): Promise<boolean>;
  /** The bytes, as they come. @throws DomainError `changedSinceSent` if it's no longer the object that we pinned. */
  read(receipt: Receipt): Promise<Readable>;
  /**
   * The bytes that a claim describes, whatever their generation. All at once, since none may leave before all are
   * hashed.
   * @throws DomainError `changedSinceSent` if they differ.
   */
  readSame(owner: string, claim: Pick<ReceiptClaim, 'slot' | 'sha256'>): Promise<Buffer>;
  /** Calls `visit` for every receipt object, page by page. */
  forEach(visit: (found: StoredReceipt) => Promise<void>): Promise<void>;
  /** Removes an object unless it was pinned since it was found. @returns whether it did. */
  remove(found: Pick<StoredReceipt, 'path' | 'metageneration'>): Promise<boolean>;
}

/** What the server works with. Passed in, so that tests use their own clock, database, and mailbox. */
export interface Services {
  readonly db: Firestore;
  readonly receipts: ReceiptStore;
  /** The papers of records. */
  readonly papers: ReceiptStore;
  readonly accounts: Accounts;
  readonly clock: Clock;
  /** A fresh random nonce. */
  readonly nonce: () => string;
  readonly organization: Organization;
}
