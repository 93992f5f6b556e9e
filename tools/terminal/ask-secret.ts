import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/**
 * Asks for something that must not be seen: nothing that is typed is shown.
 * @returns null when nobody can be asked, as in a script.
 */
export async function askSecret(
  question: string,
  interrupted: AbortSignal,
): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  process.stdout.write(question);
  // A terminal that echoes into nothing.
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  // In this mode the terminal hands Ctrl-C to the program.
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  try {
    return await terminal.question('', { signal: interrupted });
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}
