import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { appUrl, mailFrom } from './config.ts';
import { limitSetting, requireSettings, SettingError, settingProblem } from './settings.ts';

/** How the deploy tool checks what people type (firebase-tools, deploy/functions/params.js). */
function acceptedAtDeploy(parameter: typeof appUrl, typed: string): boolean {
  const { input } = parameter.options;
  const pattern = input && 'text' in input ? input.text.validationRegex : undefined;
  if (typeof pattern !== 'string') throw new Error('The parameter has no pattern.');
  return new RegExp(pattern).test(typed);
}

const GOOD_URLS = [
  'https://expenses.example.org',
  'https://expenses.example.org/',
  'https://pa-ledger-1234.web.app',
  'https://expenses.example.org:8443',
];
const BAD_URLS = [
  '',
  ' ',
  'expenses.example.org',
  'http://expenses.example.org',
  '"https://expenses.example.org"',
  'https://expenses.example.org/admin',
  'https://expenses.example.org?x=1',
  'https://expenses.example.org#x',
  'https://user@expenses.example.org',
  'https://localhost',
  'https://',
  'https://expenses.example.org ',
  'ftp://expenses.example.org',
];

const GOOD_SENDERS = [
  'no-reply@example.org',
  'Parent Association <no-reply@example.org>',
  "St. Mary's Parents & Friends <pta+mail@mail.example.org>",
  'Élternverein Köln <no-reply@example.org>',
];
const BAD_SENDERS = [
  '',
  'Parent Association',
  '"Parent Association <no-reply@example.org>"',
  "'Parent Association <no-reply@example.org>'",
  '"no-reply@example.org"',
  '"Parent Association" <no-reply@example.org>',
  'Parents, Teachers <no-reply@example.org>',
  'a@example.org, b@example.org',
  'a@example.org b@example.org',
  '<no-reply@example.org>',
  'Parent Association <no-reply@example.org> x',
  'Parent Association <no-reply>',
  'Parent\nAssociation <no-reply@example.org>',
  'no-reply@localhost',
];

describe('APP_URL (#115)', () => {
  it.each(GOOD_URLS)('takes %j at the deploy and at the start', (value) => {
    expect(acceptedAtDeploy(appUrl, value)).toBe(true);
    expect(settingProblem('APP_URL', value, false)).toBeNull();
  });

  it.each(BAD_URLS)('refuses %j at the deploy and at the start', (value) => {
    expect(acceptedAtDeploy(appUrl, value)).toBe(false);
    expect(settingProblem('APP_URL', value, false)).toMatch(/^APP_URL must .*\.$/);
  });

  it.each(['http://127.0.0.1:5050', 'http://localhost:5050/'])(
    'takes %s only in emulators',
    (value) => {
      expect(settingProblem('APP_URL', value, true)).toBeNull();
      expect(settingProblem('APP_URL', value, false)).not.toBeNull();
      expect(settingProblem('APP_URL', 'http://example.org:5050', true)).not.toBeNull();
    },
  );
});

describe('MAIL_FROM (#115)', () => {
  it.each(GOOD_SENDERS)('takes %j, and it is one sender', async (value) => {
    expect(acceptedAtDeploy(mailFrom, value)).toBe(true);
    expect(settingProblem('MAIL_FROM', value, false)).toBeNull();
    const transport = createTransport({ streamTransport: true });
    const { envelope } = await transport.sendMail({ from: value, to: 'a@example.org' });
    expect(envelope.from).toBe(/<(.*)>/.exec(value)?.[1] ?? value);
  });

  it.each(BAD_SENDERS)('refuses %j at the start', (value) => {
    expect(settingProblem('MAIL_FROM', value, false)).toMatch(/^MAIL_FROM must .*\.$/);
  });

  it.each(BAD_SENDERS.filter((value) => !/localhost|<no-reply>|\n/.test(value)))(
    'refuses %j at the deploy',
    (value) => {
      expect(acceptedAtDeploy(mailFrom, value)).toBe(false);
    },
  );
});

describe('SMTP_URI (#115)', () => {
  it.each([
    'smtps://user:password@mail.example.org:465',
    'smtp://127.0.0.1:1025',
    'smtp://mail.example.org',
    'smtps://user%40example.org:p%23a%2Fs%3Fs%40@mail.example.org:465/',
    'smtps://user:password@mail.example.org:465?pool=true',
  ])('takes %j', (value) => {
    expect(settingProblem('SMTP_URI', value, false)).toBeNull();
  });

  it.each([
    ['', 'nothing'],
    ['mail.example.org', 'no scheme'],
    ['https://mail.example.org', 'another scheme'],
    ['smtps://user:pa#ss@mail.example.org:465', 'a # in the password'],
    ['smtps://user:12#34@mail.example.org:465', 'a # behind digits'],
    ['smtps://user:pa/ss@mail.example.org:465', 'a / in the password'],
    ['smtps://user:12/34@mail.example.org:465', 'a / behind digits'],
    ['smtps://user:12?34@mail.example.org:465', 'a ? behind digits'],
    ['smtps://user:pass%word@mail.example.org:465', 'a % that means nothing'],
    ['"smtps://user:password@mail.example.org:465"', 'quotation marks'],
    ['smtps://user:password@mail.example.org:465\n', 'a line break'],
    ['smtps://', 'no server'],
  ])('refuses %j: %s, and does not quote it', (value) => {
    const problem = settingProblem('SMTP_URI', value, false);
    expect(problem).toMatch(/^SMTP_URI must .*\.$/);
    expect(problem).not.toMatch(/pa#?\/?ss@|12|34|example/);
  });
});

it('all settings are asked for before a mail is sent; the error names the first that is wrong (#115)', () => {
  const good = {
    APP_URL: 'https://expenses.example.org',
    MAIL_FROM: 'no-reply@example.org',
    SMTP_URI: 'smtp://mail.example.org',
  };
  expect(() => requireSettings(good, false)).not.toThrow();
  const wrong = { ...good, MAIL_FROM: '"x"', SMTP_URI: 'x' };
  expect(() => requireSettings(wrong, false)).toThrow(SettingError);
  expect(() => requireSettings(wrong, false)).toThrow(/^MAIL_FROM must .*without quotation marks/);
  expect(new SettingError('MAIL_FROM', 'x').code).toBe('MAIL_FROM');
});

describe('a limit for each address (#26)', () => {
  const NAME = 'SUBMISSIONS_PER_ADDRESS';
  it.each([
    ['as it is set', '600', 600],
    ['the usual one when it is not set', undefined, 60],
    ['the usual one when it is set to nothing', '', 60],
    ['the usual one when it is no number', 'many', 60],
    ['the usual one when it would refuse everybody', '0', 60],
  ])('is %s', (_title, value, expected) => {
    expect(limitSetting(NAME, { [NAME]: value })).toBe(expected);
  });
});
