import path from 'node:path';
import { Failure } from '../ops/base/failure.ts';
import { LOGS, ROOT } from '../ops/base/paths.ts';
import { answers, HOST, type Ports } from '../ops/base/ports.ts';
import { makePrivateFolder } from '../ops/base/private-files.ts';
import { startService, untilReady, type StartingService } from './processes/service.ts';
import { lastLines } from './processes/task.ts';

const MAILDEV = path.join(ROOT, 'node_modules/maildev/dist/bin/maildev.js');
const GREET_AT_ONCE = new URL('greet-at-once.ts', import.meta.url).href;

/**
 * Starts the local mailbox (maildev): an SMTP server, and a page with a REST API that shows the emails.
 * @param folder stores the emails; it shows those from earlier runs too.
 */
export function startMailbox(ports: Ports, offset: number, folder: string): StartingService {
  makePrivateFolder(folder);
  const logFile = path.join(LOGS, `mailbox-${offset}.log`);
  const service = startService({
    command: process.execPath,
    args: [
      '--import',
      GREET_AT_ONCE,
      MAILDEV,
      '--smtp',
      String(ports.smtp),
      '--ip',
      HOST,
      '--web',
      String(ports.mailbox),
      '--web-ip',
      HOST,
      '--mail-directory',
      folder,
      '--silent',
    ],
    logFile,
    ownerOnly: true,
    stopTimeout: 5000,
  });
  const readiness = {
    timeout: 60_000,
    isReady: async () => (await answers(ports.smtp)) && (await answers(ports.mailbox)),
    failure: () => new Failure('The local mailbox did not start.', lastLines(logFile)),
  };
  return { service, ready: (interrupted) => untilReady([service], readiness, interrupted) };
}
