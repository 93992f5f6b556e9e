import { isEmailAddress } from '@pa-ledger/domain/people/email';
import { MAIL_SETTING_FORM, MAIL_SETTINGS, type MailSetting } from '@pa-ledger/domain/mail/mail';
import { isOneLine } from '@pa-ledger/domain/text/text';

/*
 * What a school sets when it deploys. The deploy tool doesn't check what people type, so we check the form three times:
 * by a pattern as they type, exactly before each deploy (ops/check-settings.ts, which can't read secrets), and exactly
 * again before we send an email. No sentence quotes a value, since one of them holds a password.
 */

/** The region of all functions, and of the rewrites in firebase.json: tests hold the two equal. */
export const REGION = 'us-central1';

/** What the deploy tool asks, and the pattern that the answer must match. */
export interface SettingInput {
  readonly description: string;
  readonly example: string;
  readonly pattern: RegExp;
  readonly sentence: string;
}

export const APP_URL_INPUT: SettingInput = {
  description: 'The address of the app. The links in the mails begin with it.',
  example: 'https://expenses.example.org',
  pattern: /^https:\/\/[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?::[0-9]{1,5})?\/?$/,
  sentence: MAIL_SETTING_FORM.APP_URL,
};

export const MAIL_FROM_INPUT: SettingInput = {
  description: 'The sender of the mails: an e-mail address, or a name and the address in <>.',
  example: 'Parent Association <no-reply@example.org>',
  // A quotation mark at either end, or a comma, would make a sender of another name, or several senders.
  pattern:
    /^(?:[^\s'"<>,;:@()[\]\\][^"<>,;:@()[\]\\]* <[^\s"<>,;:@]+@[^\s"<>,;:@]+>|[^\s'"<>,;:@]+@[^\s"<>,;:@]+)$/,
  sentence: MAIL_SETTING_FORM.MAIL_FROM,
};

/** The limits that a school may set, with their defaults. The deploy tool doesn't ask for them. */
export const LIMIT_SETTINGS = {
  SUBMISSIONS_PER_ADDRESS: 60,
  LINK_REQUESTS_PER_ADDRESS: 120,
  ADMIN_REQUESTS_PER_ADDRESS: 300,
} as const;

export type LimitSetting = keyof typeof LIMIT_SETTINGS;

/** Returns what's wrong with a limit, as a sentence; null if nothing is. */
export function limitProblem(name: LimitSetting, value: string): string | null {
  return /^[1-9][0-9]{0,5}$/.test(value)
    ? null
    : `${name} must be a whole number from 1 to 999999.`;
}

/** Returns a limit. A missing or malformed one becomes the default: the app must start. */
export function limitSetting(
  name: LimitSetting,
  environment: Readonly<Record<string, string | undefined>>,
): number {
  const value = environment[name] ?? '';
  return limitProblem(name, value) === null ? Number(value) : LIMIT_SETTINGS[name];
}

/** Returns what's wrong with the name of the second bucket, as a sentence; null if nothing is. */
export function exportBucketProblem(value: string): string | null {
  return /^(?:[a-z0-9][a-z0-9._-]{1,220}[a-z0-9])?$/.test(value)
    ? null
    : 'EXPORT_BUCKET must be the name of a bucket, without gs:// before it.';
}

/** A setting that keeps us from sending email. Its message is a sentence for the person who deploys. */
export class SettingError extends Error {
  /** Such as `MAIL_FROM`; the alert shows it. */
  readonly code: MailSetting;

  constructor(name: MailSetting, sentence: string) {
    super(sentence);
    this.name = 'SettingError';
    this.code = name;
  }
}

/**
 * Returns what's wrong with a setting, as a sentence; null if nothing is.
 * @param local whether the app runs in emulators: its address may then be localhost, without https.
 */
export function settingProblem(name: MailSetting, value: string, local: boolean): string | null {
  switch (name) {
    case 'APP_URL': {
      const { pattern, sentence } = APP_URL_INPUT;
      return pattern.test(value) || (local && isLocalAddress(value)) ? null : sentence;
    }
    case 'MAIL_FROM': {
      const { pattern, sentence } = MAIL_FROM_INPUT;
      const address = /<(.*)>$/.exec(value)?.[1] ?? value;
      const right = isOneLine(value) && pattern.test(value) && isEmailAddress(address);
      return right ? null : sentence;
    }
    case 'SMTP_URI':
      return isSmtpServer(value) ? null : MAIL_SETTING_FORM.SMTP_URI;
  }
}

/** @throws SettingError for the first wrong setting. */
export function requireSettings(
  values: Readonly<Record<MailSetting, string>>,
  local: boolean,
): void {
  for (const name of MAIL_SETTINGS) {
    const problem = settingProblem(name, values[name], local);
    if (problem !== null) throw new SettingError(name, problem);
  }
}

function isLocalAddress(value: string): boolean {
  return /^http:\/\/(?:localhost|127\.0\.0\.1):[0-9]{1,5}\/?$/.test(value);
}

/** A password with `#`, `/`, or `?` ends the server's name early: the rest becomes a path, or the port is invalid. */
function isSmtpServer(value: string): boolean {
  if (!URL.canParse(value) || /\s/.test(value)) return false;
  const { protocol, hostname, pathname, hash, search, username, password } = new URL(value);
  if (!['smtp:', 'smtps:'].includes(protocol) || hostname === '') return false;
  const ends = ['', '/'].includes(pathname) && hash === '' && !search.includes('@');
  return ends && [username, password].every(isDecodable);
}

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
