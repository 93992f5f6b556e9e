import { createInterface } from 'node:readline/promises';

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
