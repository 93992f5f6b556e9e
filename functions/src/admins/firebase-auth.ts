import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Accounts } from '../platform/services.ts';
import { createIdentify, type Identify } from './admin-endpoint.ts';
import { createAccounts } from './admins.ts';

/*
 * What is asked of the project's Firebase Auth: in a file of its own, so that only who needs Auth loads it.
 */

export const projectAccounts = (): Accounts => createAccounts(getAuth());

export const projectIdentify = (db: Firestore): Identify => createIdentify(getAuth(), db);
