import { randomUUID } from 'node:crypto';
import { settingProblem } from '../../../functions/src/platform/settings.ts';
import { failureCodeOf } from '../../../functions/src/platform/failures.ts';
import { createSmtpSender } from '../../../functions/src/mail/transport.ts';
import type { Check } from '../check.ts';
import { deployedFunctions } from '../deployed-functions.ts';
import { right, untried, wrong } from '../finding.ts';
import { readSecret } from '../read-secret.ts';

export const mail: Check = {
  id: 'mail',
  name: 'a mail can be sent',
  why: 'Nobody is asked to approve anything while no mail leaves.',
  async run(target) {
    const { project, mailTo } = target;
    if (mailTo === null) return [untried('No mail was sent: name your address with --mail-to.')];
    const uri = (await readSecret('SMTP_URI', target))?.text ?? '';
    const sender = (await deployedFunctions(target)).find(({ id }) => id === 'sweep');
    const from = sender?.environment['MAIL_FROM'] ?? '';
    const problem =
      settingProblem('SMTP_URI', uri, false) ?? settingProblem('MAIL_FROM', from, false);
    if (problem !== null) return [wrong(problem, 'See the checks "secrets" and "parameters".')];
    const text = `This is a test of PA Ledger in the project ${project}. If it is in the spam folder, ask your mail provider for SPF and DKIM.`;
    try {
      await createSmtpSender(
        uri,
        from,
      )({
        to: mailTo,
        messageId: `<preflight-${randomUUID()}@${project}>`,
        subject: 'PA Ledger: a test mail',
        text,
        html: `<p>${text}</p>`,
      });
    } catch (error) {
      // The server's own sentence may quote the user's name or the password.
      const code = failureCodeOf(error);
      return [
        wrong(`The mail server refuses or does not answer (${code}).`, mendOf(code, project)),
      ];
    }
    return [right(`The mail server took a mail to ${mailTo}: look whether it arrives.`)];
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
