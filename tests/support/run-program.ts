import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface Ran {
  readonly code: number;
  /** Output and errors. */
  readonly said: string;
}

/** Runs a program with this Node to its end, without anyone to answer questions. */
export async function runProgram(
  args: readonly string[],
  cwd = process.cwd(),
  whileItRuns: (child: ChildProcess) => void = () => undefined,
): Promise<Ran> {
  // Variables about a terminal's width or colors don't matter here.
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  whileItRuns(child);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>, // As the event's documentation says.
  ]);
  return { code, said: output + errors };
}
