import { randomUUID } from 'node:crypto';
import { settingProblem } from '../../functions/src/platform/settings.ts';
import { failureCodeOf } from '../../functions/src/platform/failures.ts';
import { createSmtpSender } from '../../functions/src/mail/transport.ts';
import { note, right, wrong, type Check } from './check.ts';
import { deployedFunctions } from './project-functions.ts';
import { readSecret } from './secrets.ts';

export const mail: Check = {
  id: 'mail',
  name: 'an email can be sent',
  why: 'Nobody can approve anything while no email leaves.',
  isBefore: false,
  async run(target) {
    const { project, mailTo } = target;
    if (mailTo === null)
      return [
        note(
          'No test email was sent.',
          `npm run deploy -- --check --project ${project} --mail-to YOU@example.org`,
        ),
      ];
    const uri = (await readSecret('SMTP_URI', target))?.text ?? '';
    const sender = (await deployedFunctions(target)).find(({ id }) => id === 'sweep');
    const from = sender?.environment['MAIL_FROM'] ?? '';
    const problem =
      settingProblem('SMTP_URI', uri, false) ?? settingProblem('MAIL_FROM', from, false);
    if (problem !== null) return [wrong(problem, 'See the checks "secrets" and "functions".')];
    const text = `This is a test of PA Ledger in the project ${project}. If it is in the spam folder, ask your mail provider for SPF and DKIM.`;
    try {
      await createSmtpSender(
        uri,
        from,
      )({
        to: mailTo,
        messageId: `<doctor-${randomUUID()}@${project}>`,
        subject: 'PA Ledger: a test email',
        text,
        html: `<p>${text}</p>`,
      });
    } catch (error) {
      // The mail server's own sentence may quote the user's name or the password.
      const code = failureCodeOf(error);
      return [
        wrong(`The mail server refuses or does not answer (${code}).`, mendOf(code, project)),
      ];
    }
    return [right(`The mail server took an email to ${mailTo}: see whether it arrives.`)];
  },
};

function mendOf(code: string, project: string): string {
  const set = `npx firebase functions:secrets:set SMTP_URI --project ${project}`;
  const deploy = `npx firebase deploy --only functions --project ${project}`;
  switch (code) {
    case 'EAUTH':
      return `User or password is wrong: ${set}, then: ${deploy}`;
    case 'EENVELOPE':
      return `The server does not send for MAIL_FROM, or does not know the recipient: correct MAIL_FROM in functions/.env.${project}, then: ${deploy}`;
    default:
      return `Look at server and port: ${set}, then: ${deploy}`;
  }
}
