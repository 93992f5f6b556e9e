import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { organization, type Organization } from '@pa-ledger/domain/organization';
import { randomBytes } from 'node:crypto';
import { newNonce, parseLinkKeys } from '../../../functions/src/links/token.ts';
import { bucketOf } from '../../../ops/base/bucket.ts';
import { usualBucket } from '../../../ops/base/project-app.ts';
import type { Services } from '../../../functions/src/platform/services.ts';
import type { TaskQueue } from '../../../functions/src/platform/in-flight.ts';
import { createAccounts } from '../../../functions/src/people/accounts.ts';
import { createReceiptStore } from '../../../functions/src/expenses/receipts/receipts.ts';

/** What `tools` puts into the environment of a suite. @throws Error outside a running suite. */
export function suite(name: string): string {
  const value = process.env[name];
  if (value === undefined)
    throw new Error(`${name} is not set: run this inside the emulator suite.`);
  return value;
}

// There is no cloud around an emulator: nobody need look for one, which takes seconds.
process.env['METADATA_SERVER_DETECTION'] ??= 'none';

const projectId = suite('GCLOUD_PROJECT');
const app = initializeApp({ projectId });

export const db = getFirestore(app);
export const bucket = bucketOf(app, usualBucket(null));
export const keys = parseLinkKeys(suite('APPROVAL_LINK_KEYS'));

/** The school of the tests. Those that are about reminders switch them on: the others move the clock by weeks. */
const SCHOOL: Organization = {
  ...organization,
  reminders: { ...organization.reminders, approvers: false, treasurer: false },
};

/** The server's services on the real emulators, with what a test wants to bring itself. */
export function testServices(own: Partial<Services> = {}): Services {
  return {
    db,
    receipts: createReceiptStore(bucket),
    papers: createReceiptStore(bucket, 'papers'),
    accounts: createAccounts(getAuth(app)),
    clock: () => Date.now(),
    nonce: newNonce,
    organization: SCHOOL,
    ...own,
  };
}

/** As if each request came to a process of its own: what they do at the same time collides. */
export const apart: TaskQueue = (_key, work) => work();

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An expense id as the browser makes it. */
export function newExpenseId(): string {
  return Array.from(randomBytes(20), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}
