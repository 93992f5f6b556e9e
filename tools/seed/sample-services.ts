import { organization } from '@pa-ledger/domain/organization';
import type { Instant } from '@pa-ledger/domain/time/dates';
import type { Firestore } from 'firebase-admin/firestore';
import { createReceiptStore } from '../../functions/src/expenses/receipts/receipts.ts';
import { newNonce } from '../../functions/src/links/token.ts';
import type { Accounts, Services } from '../../functions/src/platform/services.ts';
import type { Bucket } from '../../ops/base/bucket.ts';

const noAccounts = () => Promise.reject(new Error('The sample books have no accounts.'));

/** The books are written without any account. */
const NO_ACCOUNTS: Accounts = {
  emailsOf: noAccounts,
  factsOf: noAccounts,
  uidOf: noAccounts,
  takeOver: noAccounts,
  resetCode: noAccounts,
  setPassword: noAccounts,
  close: noAccounts,
};

/** Returns the server's services at a moment of the sample's story. */
export function sampleServices(db: Firestore, bucket: Bucket, now: Instant): Services {
  return {
    db,
    organization,
    nonce: newNonce,
    receipts: createReceiptStore(bucket),
    papers: createReceiptStore(bucket, 'papers'),
    accounts: NO_ACCOUNTS,
    clock: () => now,
  };
}
