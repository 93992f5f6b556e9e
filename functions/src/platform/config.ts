import { defineSecret, defineString } from 'firebase-functions/params';
import { APP_URL_INPUT, MAIL_FROM_INPUT, type SettingInput } from './settings.ts';

/** The region of all functions and of the rewrites in firebase.json. */
export const REGION = 'us-central1';

/** The most instances of one function, however many requests come. */
export const MAX_INSTANCES = 10;

/** `parseLinkKeys` says its form. */
export const linkKeysSecret = defineSecret('APPROVAL_LINK_KEYS');

/** The SMTP server with user and password, e.g. `smtps://user:password@mail.example.com:465`; settings.ts checks it. */
export const smtpSecret = defineSecret('SMTP_URI');

/** The app's address, with which the links in mails begin. */
export const appUrl = defineString('APP_URL', asked(APP_URL_INPUT));

/** The sender of the mails. */
export const mailFrom = defineString('MAIL_FROM', asked(MAIL_FROM_INPUT));

/** A parameter for which the deploy tool asks until the answer has the right form. */
function asked({ description, example, pattern, sentence }: SettingInput) {
  const text = { example, validationRegex: pattern.source, validationErrorMessage: sentence };
  return { description: `${description} For example: ${example}`, input: { text } };
}

/** The most requests from one address in ten minutes, for each instance: a school's Wi-Fi is one address for many parents. */
export const SUBMISSIONS_PER_ADDRESS = 60;
export const LINK_REQUESTS_PER_ADDRESS = 120;
export const ADMIN_REQUESTS_PER_ADDRESS = 300;

/** The most genuine decisions on one expense in ten minutes, for each instance. */
export const DECISIONS_PER_EXPENSE = 60;
