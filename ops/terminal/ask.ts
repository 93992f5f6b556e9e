import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Failure } from '../base/failure.ts';

/**
 * Asks a question in the terminal.
 * @param isSecret hides what the person types.
 * @returns null without a terminal, as in a script.
 */
export async function ask(
  question: string,
  interrupted: AbortSignal,
  isSecret = false,
): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  // Discards the echo of the terminal.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = isSecret
    ? createInterface({ input: process.stdin, output: nowhere, terminal: true })
    : createInterface({ input: process.stdin, output: process.stdout });
  if (isSecret) process.stdout.write(question);
  // While a question is open, the terminal passes Ctrl-C to the program.
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return await terminal.question(isSecret ? '' : question, { signal: interrupted });
  } finally {
    terminal.close();
    if (isSecret) process.stdout.write('\n');
  }
}

/** @throws Failure unless the person answers yes. */
export async function requireYes(question: string, interrupted: AbortSignal): Promise<void> {
  const answer = await ask(`${question} (yes/no) `, interrupted);
  if (answer === null) throw new Failure('Nobody can be asked here: give --yes to go on.');
  if (answer.trim().toLowerCase() !== 'yes') throw new Failure('Nothing was done.');
}
