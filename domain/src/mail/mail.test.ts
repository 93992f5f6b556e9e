import { expect, it } from 'vitest';
import { isMailSetting } from './mail.ts';

it.each([
  ['APP_URL', true],
  ['SMTP_URI', true],
  ['EAUTH', false],
  ['', false],
])('distinguishes a setting from another code: %j', (code, expected) => {
  expect(isMailSetting(code)).toBe(expected);
});
