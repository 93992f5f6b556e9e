import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.ts';
import { LOGS, ROOT } from './paths.ts';
import { answers, HOST, type Ports } from './ports.ts';
import { startService, type StartingService } from './processes/service.ts';
import { lastLines } from './processes/task.ts';

const MAILDEV = path.join(ROOT, 'node_modules/maildev/bin/maildev');
const READY_TIMEOUT = 60_000;
const READY_POLL = 100;

/**
 * Starts the local mailbox (maildev): an SMTP server, and a page with a REST API that shows what it
 * got.
 * @param keepIn the folder that keeps the mails between runs; without it they go at the end.
 */
export function startMailbox(ports: Ports, offset: number, keepIn?: string): StartingService {
  if (keepIn !== undefined) mkdirSync(keepIn, { recursive: true });
  const logFile = path.join(LOGS, `mailbox-${offset}.log`);
  const service = startService({
    command: process.execPath,
    args: [
      MAILDEV,
      ...['--smtp', String(ports.smtp), '--ip', HOST],
      ...['--web', String(ports.mailbox), '--web-ip', HOST],
      ...(keepIn === undefined ? [] : ['--mail-directory', keepIn]),
      '--silent',
    ],
    logFile,
    stopTimeout: 5000,
  });
  const ended = new AbortController();
  void service.exited.then(() => ended.abort());
  const ready = async (interrupted: AbortSignal): Promise<void> => {
    const deadline = Date.now() + READY_TIMEOUT;
    while (!(await answers(ports.smtp)) || !(await answers(ports.mailbox))) {
      interrupted.throwIfAborted();
      if (ended.signal.aborted || Date.now() > deadline) {
        throw new Failure('The local mailbox did not start.', lastLines(logFile));
      }
      await new Promise((resolve) => setTimeout(resolve, READY_POLL));
    }
  };
  return { service, ready };
}
