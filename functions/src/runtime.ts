import { organization } from '@pa-ledger/domain/organization';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import {
  ADMIN_REQUESTS_PER_ADDRESS,
  appUrl,
  DECISIONS_PER_EXPENSE,
  FILES_PER_ADDRESS,
  LINK_REQUESTS_PER_ADDRESS,
  linkKeysSecret,
  mailFrom,
  smtpSecret,
  SUBMISSIONS_PER_ADDRESS,
} from './platform/config.ts';
import type { AdminServices, Identify } from './people/admin-endpoint.ts';
import type { FilesFolder } from '@pa-ledger/domain/expenses/expense';
import type { DecisionServices } from './expenses/decide/update-expense.ts';
import type { ReceiptServices } from './expenses/receipts/read-receipt.ts';
import { createRateLimit, type LimitedServices } from './http/address-limit.ts';
import { newNonce, parseLinkKeys, type LinkKeys } from './links/token.ts';
import type { Delivery } from './mail/deliver.ts';
import { lazy } from '@pa-ledger/domain/lazy';
import type { Accounts, ReceiptStore, Services } from './platform/services.ts';
import { requireSettings } from './platform/settings.ts';
import { createTaskQueue } from './platform/in-flight.ts';
import type { PersonLinkServices } from './people/join.ts';
import type { SubmitterServices } from './submit/submitter-authority.ts';

/*
 * The running server's services. We make them at the first request, since secrets and parameters don't exist
 * before. Auth, Storage, and SMTP load with the first call that needs them, so a cold start doesn't wait for
 * them.
 */

/** The system's clock. We hand it in everywhere, so all code gets the time from one place. */
const systemClock = (): number => Date.now();

/** The files of a folder in the bucket. */
function files(folder: FilesFolder): ReceiptStore {
  const store = lazy(async () => {
    const { bucketFiles } = await import('./expenses/receipts/receipts.ts');
    return bucketFiles(folder);
  });
  return {
    pin: async (owner, claim) => (await store()).pin(owner, claim),
    pinPaper: async (owner, claim) => (await store()).pinPaper(owner, claim),
    receive: async (path) => (await store()).receive(path),
    isUnchanged: async (receipt) => (await store()).isUnchanged(receipt),
    read: async (receipt) => (await store()).read(receipt),
    readSame: async (owner, claim) => (await store()).readSame(owner, claim),
    forEach: async (visit) => (await store()).forEach(visit),
    remove: async (found) => (await store()).remove(found),
  };
}

/** The accounts of Firebase Auth. */
function accounts(): Accounts {
  const own = lazy(async () => {
    const { projectAccounts } = await import('./people/firebase-auth.ts');
    return projectAccounts();
  });
  return {
    emailsOf: async (uids) => (await own()).emailsOf(uids),
    factsOf: async (uids) => (await own()).factsOf(uids),
    uidOf: async (email) => (await own()).uidOf(email),
    takeOver: async (person) => (await own()).takeOver(person),
    resetCode: async (email) => (await own()).resetCode(email),
    setPassword: async (uid, password) => (await own()).setPassword(uid, password),
    close: async (uid) => (await own()).close(uid),
  };
}

/** What every function needs. */
export const services = lazy((): Services => {
  initializeApp();
  return {
    db: getFirestore(),
    receipts: files('receipts'),
    papers: files('papers'),
    accounts: accounts(),
    clock: systemClock,
    nonce: newNonce,
    organization,
  };
});

/** @throws Error if the secret is missing or malformed. */
const linkKeys = lazy((): LinkKeys => parseLinkKeys(linkKeysSecret.value()));

/**
 * What the outbox needs to send email.
 * @throws SettingError if an email would have a wrong link or sender, or there is no server to send it. Emails
 * wait until someone fixes the setting.
 */
export const delivery = lazy((): Delivery => {
  const values = {
    APP_URL: appUrl.value(),
    MAIL_FROM: mailFrom.value(),
    SMTP_URI: smtpSecret.value(),
  };
  requireSettings(values, process.env['FUNCTIONS_EMULATOR'] === 'true');
  const sender = lazy(async () => {
    const { createSmtpSender } = await import('./mail/transport.ts');
    return createSmtpSender(values.SMTP_URI, values.MAIL_FROM);
  });
  return {
    services: services(),
    organization,
    keys: linkKeys(),
    appUrl: values.APP_URL.replace(/\/+$/, ''),
    send: async (envelope) => (await sender())(envelope),
  };
});

/** Finds out whose ID token it is. */
const identify = (): Identify => {
  const { db, clock } = services();
  return async (idToken) => {
    const { projectIdentify } = await import('./people/firebase-auth.ts');
    return projectIdentify(db, clock)(idToken);
  };
};

/** The services of an address that limits each sender separately. */
function limited(requests: number): LimitedServices {
  return { ...services(), addressLimit: createRateLimit(requests, systemClock) };
}

/**
 * The services of each kind of address: for people who submit an expense, hold a link, or come back to their
 * own request, and for administrators.
 */
export const senders = (): LimitedServices => limited(SUBMISSIONS_PER_ADDRESS);
export const linked = (): DecisionServices => ({
  ...limited(LINK_REQUESTS_PER_ADDRESS),
  keys: linkKeys(),
  identify: identify(),
  expenseLimit: createRateLimit(DECISIONS_PER_EXPENSE, systemClock),
  inTurn: createTaskQueue(),
});
export const readers = (): ReceiptServices => ({
  ...linked(),
  fileLimit: createRateLimit(FILES_PER_ADDRESS, systemClock),
});
export const submitters = (): SubmitterServices => ({
  ...limited(LINK_REQUESTS_PER_ADDRESS),
  keys: linkKeys(),
});
export const peopleWithLinks = (): PersonLinkServices => ({
  ...limited(LINK_REQUESTS_PER_ADDRESS),
  keys: linkKeys(),
});
export const admins = (): AdminServices => ({
  ...limited(ADMIN_REQUESTS_PER_ADDRESS),
  identify: identify(),
});
