import { createInterface } from 'node:readline/promises';
import { Failure } from '../base/failure.ts';

/**
 * Asks a question in the terminal.
 * @returns null if nobody can be asked, as in a script.
 */
export async function ask(question: string, interrupted: AbortSignal): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // While a question is open, the terminal passes Ctrl-C to the program.
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return await terminal.question(question, { signal: interrupted });
  } finally {
    terminal.close();
  }
}

/** @throws Failure unless the person answers yes. */
export async function requireYes(question: string, interrupted: AbortSignal): Promise<void> {
  const answer = await ask(`${question} (yes/no) `, interrupted);
  if (answer === null) throw new Failure('Nobody can be asked here: give --yes to go on.');
  if (answer.trim().toLowerCase() !== 'yes') throw new Failure('Nothing was done.');
}
