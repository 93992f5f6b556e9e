import { defineSecret, defineString } from 'firebase-functions/params';
import { APP_URL_INPUT, limitSetting, MAIL_FROM_INPUT, type SettingInput } from './settings.ts';

/** The most instances of one function, however many requests come. */
export const MAX_INSTANCES = 10;

/** `parseLinkKeys` documents its form. */
export const linkKeysSecret = defineSecret('APPROVAL_LINK_KEYS');

/**
 * The SMTP server with user and password, such as `smtps://user:password@mail.example.com:465`. settings.ts checks it.
 */
export const smtpSecret = defineSecret('SMTP_URI');

/** The app's address. Links in emails start with it. */
export const appUrl = defineString('APP_URL', promptFor(APP_URL_INPUT));

/** The sender of our emails. */
export const mailFrom = defineString('MAIL_FROM', promptFor(MAIL_FROM_INPUT));

/** A parameter that the deploy tool asks for until the answer has the right form. */
function promptFor({ description, example, pattern, sentence }: SettingInput) {
  const text = { example, validationRegex: pattern.source, validationErrorMessage: sentence };
  return { description: `${description} For example: ${example}`, input: { text } };
}

/**
 * The most requests from one address in ten minutes, per instance. A school's Wi-Fi is one address for many parents.
 */
export const SUBMISSIONS_PER_ADDRESS = limitSetting('SUBMISSIONS_PER_ADDRESS', process.env);
export const LINK_REQUESTS_PER_ADDRESS = limitSetting('LINK_REQUESTS_PER_ADDRESS', process.env);
export const ADMIN_REQUESTS_PER_ADDRESS = limitSetting('ADMIN_REQUESTS_PER_ADDRESS', process.env);

/** The bucket that each week's archive goes to; '' for none. The deploy tool doesn't ask for it. */
export const EXPORT_BUCKET = process.env['EXPORT_BUCKET'] ?? '';

/**
 * The most files that signed-in people at one address may open in ten minutes, per instance: a review packet of a large year opens some
 * 600.
 */
export const FILES_PER_ADDRESS = 1_500;

/** The most genuine decisions on one expense in ten minutes, per instance. */
export const DECISIONS_PER_EXPENSE = 60;
