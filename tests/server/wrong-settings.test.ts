import { MAIL_SETTINGS, type MailSetting } from '@pa-ledger/domain/mail/mail';
import { expect, it } from 'vitest';
import { requireSettings } from '../../functions/src/platform/settings.ts';
import { sweepMail } from '../../functions/src/sweep-mail.ts';
import { alertIds, onlyAlert } from '../functions/support/alerts.ts';
import { PEOPLE, SETTINGS } from '../functions/support/association.ts';
import { useMailEnvironment } from '../functions/support/mail-environment.ts';
import { outboxOf } from '../functions/support/outbox.ts';

const RIGHT: Readonly<Record<MailSetting, string>> = {
  APP_URL: 'https://expenses.example.org',
  MAIL_FROM: 'expenses@example.org',
  SMTP_URI: 'smtps://user:password@mail.example.org:465',
};

const own = useMailEnvironment();

/** A run of the sweeper as the server makes it, with these settings. */
function sweepWith(wrong: Partial<Record<MailSetting, string>>): Promise<void> {
  return sweepMail(own.testEnv.services, () => {
    requireSettings({ ...RIGHT, ...wrong }, false);
    return own.delivery;
  });
}

async function statesOf(id: string): Promise<string[]> {
  return (await outboxOf(own.testEnv.db, id)).map(({ state, attempts }) => `${state} ${attempts}`);
}

it.each(MAIL_SETTINGS)(
  'names a wrong %s in one alert until it is corrected (#115)',
  async (name) => {
    const id = await own.submitted();
    for (let run = 0; run < 2; run++) await sweepWith({ [name]: 'wrong' });
    expect(await onlyAlert(own.testEnv.db)).toMatchObject({
      kind: 'workFails',
      work: 'mail',
      code: name,
      count: 2,
    });
    // A mail that cannot be sent yet costs no attempt.
    expect(await statesOf(id)).toEqual(['PENDING 0', 'PENDING 0', 'PENDING 0']);
    await sweepWith({});
    expect(await alertIds(own.testEnv.db)).toEqual([]);
    expect(await statesOf(id)).toEqual(['SENT 1', 'SENT 1', 'SENT 1']);
  },
);

it('names the next wrong setting when the first is corrected (#115)', async () => {
  await sweepWith({ APP_URL: 'wrong', MAIL_FROM: 'wrong' });
  expect(await onlyAlert(own.testEnv.db)).toMatchObject({ code: 'APP_URL' });
  await sweepWith({ MAIL_FROM: 'wrong' });
  expect(await onlyAlert(own.testEnv.db)).toMatchObject({ code: 'MAIL_FROM' });
});

it('does other work despite a wrong setting (#115)', async () => {
  const id = await own.submitted();
  const presidents = [PEOPLE.otherPresident];
  await own.testEnv.db.doc('settings/approvers').set({ ...SETTINGS, presidents, version: 2 });
  await sweepWith({ SMTP_URI: '' });
  const expense = await own.testEnv.db.doc(`expenses/${id}`).get();
  expect(expense.get('steps')).toMatchObject([{ approvers: presidents }, {}]);
});
