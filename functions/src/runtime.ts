import { organization } from '@pa-ledger/domain/organization';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { appUrl, linkKeysSecret, mailFrom, smtpSecret } from './platform/config.ts';
import { createIdentify, type Identify } from './admins/admin-endpoint.ts';
import { newNonce, parseLinkKeys, type LinkKeys } from './links/token.ts';
import type { Delivery } from './mail/deliver.ts';
import { createSmtpSender } from './mail/transport.ts';
import { lazy } from '@pa-ledger/domain/lazy';
import type { Services } from './platform/services.ts';
import { createAccounts } from './admins/admins.ts';
import { requireSettings } from './platform/settings.ts';
import { createReceiptStore } from './expenses/receipts/receipts.ts';

/*
 * The running server's services. They are made at the first request: secrets and parameters exist only then, and a cold start
 * does no more than necessary.
 */

/** The system's clock. It is passed on, so that everything takes the time from one place. */
export const systemClock = (): number => Date.now();

/** What every function works with. */
export const services = lazy((): Services => {
  if (getApps().length === 0) initializeApp();
  return {
    db: getFirestore(),
    receipts: createReceiptStore(getStorage().bucket()),
    slips: createReceiptStore(getStorage().bucket(), 'deposits'),
    accounts: createAccounts(getAuth()),
    clock: systemClock,
    nonce: newNonce,
    organization,
    checkpoint: () => undefined,
  };
});

/** @throws Error when the secret is absent or malformed. */
export const linkKeys = lazy((): LinkKeys => parseLinkKeys(linkKeysSecret.value()));

/**
 * What the outbox works with.
 * @throws SettingError when a mail would have a wrong link or sender, or no server to go to: mails wait until that is corrected.
 */
export const delivery = lazy((): Delivery => {
  const values = {
    APP_URL: appUrl.value(),
    MAIL_FROM: mailFrom.value(),
    SMTP_URI: smtpSecret.value(),
  };
  requireSettings(values, process.env['FUNCTIONS_EMULATOR'] === 'true');
  return {
    services: services(),
    organization,
    keys: linkKeys(),
    appUrl: values.APP_URL.replace(/\/+$/, ''),
    send: createSmtpSender(values.SMTP_URI, values.MAIL_FROM),
  };
});

/** Asks who an ID token is of. */
export const identify = lazy((): Identify => {
  // It initializes the app that Auth needs.
  const { db } = services();
  return createIdentify(getAuth(), db);
});
