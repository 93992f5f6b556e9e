import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/**
 * Asks for a secret: nothing that is typed is shown.
 * @returns null when nobody can be asked, as in a script.
 */
export async function askSecret(
  question: string,
  interrupted: AbortSignal,
): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  process.stdout.write(question);
  // Discards the echo of the terminal.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  // In this mode the terminal passes Ctrl-C to the program.
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return await terminal.question('', { signal: interrupted });
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}
