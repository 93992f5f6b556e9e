import { createTransport } from 'nodemailer';
import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { suiteFolders } from '../../tools/emulators/folders.ts';
import { LOCAL } from '../../ops/base/paths.ts';
import { waitForMails } from './support/mailbox.ts';
import { suite } from './support/suite.ts';

/** What of a folder others may open; the folder's own path is among it. */
function openIn(folder: string): string[] {
  const names = ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  return names.filter((name) => {
    const { mode } = lstatSync(path.join(folder, name), { throwIfNoEntry: false }) ?? { mode: 0 };
    return (mode & 0o077) !== 0;
  });
}

it('lets only the owner read the mails of a running suite (#108)', async () => {
  const transport = createTransport({ host: '127.0.0.1', port: Number(suite('SMTP_PORT')) });
  const subject = `For one pair of eyes ${Date.now()}`;
  await transport.sendMail({ from: 'a@example.com', to: 'b@example.com', subject, text: subject });
  await waitForMails(subject, 1);
  const { temporary } = suiteFolders(Number(suite('PORT_OFFSET')));
  const mails = readdirSync(path.join(temporary, 'mail'));
  expect(mails.filter((name) => name.endsWith('.eml')).length).toBeGreaterThan(0);
  expect(openIn(temporary)).toEqual([]);
});

it('lets only the owner read what a suite keeps on this machine (#108)', () => {
  expect(lstatSync(LOCAL).mode & 0o077).toBe(0);
  const { work, functions } = suiteFolders(Number(suite('PORT_OFFSET')));
  expect(lstatSync(work).mode & 0o077).toBe(0);
  for (const name of ['.secret.local', '.env.demo-pa-ledger']) {
    expect(lstatSync(path.join(functions, name)).mode & 0o077, name).toBe(0);
  }
  expect(lstatSync(path.join(LOCAL, 'approval-link-keys.json')).mode & 0o077).toBe(0);
});
