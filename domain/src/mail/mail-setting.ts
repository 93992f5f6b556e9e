/** The settings that every mail needs, by their names in the deploy tool. */
export const MAIL_SETTINGS = ['APP_URL', 'MAIL_FROM', 'SMTP_URI'] as const;

export type MailSetting = (typeof MAIL_SETTINGS)[number];

/** The form of each setting, as a sentence for the person who deploys. */
export const MAIL_SETTING_FORM: Readonly<Record<MailSetting, string>> = {
  APP_URL:
    'APP_URL must be the address of the app and nothing more: https://, the name of the site, no path.',
  MAIL_FROM:
    'MAIL_FROM must be an e-mail address, or a name and the address in <>, without quotation marks and commas.',
  SMTP_URI:
    'SMTP_URI must be smtps:// (or smtp://), user, colon, password, @, server, colon, port. In user and password write % as %25, # as %23, / as %2F, ? as %3F, @ as %40 and : as %3A.',
};

/** Returns whether the code of an alert is the name of a setting. */
export function isMailSetting(code: string): code is MailSetting {
  return MAIL_SETTINGS.some((name) => name === code);
}
