import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from '../tests/support/run-program.ts';
import { ROOT } from './base/paths.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'commands-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (args: readonly string[], whileItRuns?: (child: ChildProcess) => void) =>
  runProgram(args, folder, whileItRuns);

// The tests of the guides try an option that each command lacks.
describe('a wrong call is answered with a sentence and no stack', () => {
  const command = (name: string) => path.join(ROOT, `${name}.ts`);

  it.concurrent.each([
    ['ops/export', [], 'npm run export -- --out FILE.zip'],
    ['ops/export', ['all.zip'], "Unexpected argument 'all.zip'"],
    ['ops/export', ['--out', 'no folder/all.zip'], 'There is no folder no folder.'],
    ['ops/restore', ['all.zip'], 'There is no file all.zip.'],
  ])('%s %j', async (name, args, sentence) => {
    const { code, said } = await run([command(name), ...args]);
    expect(said).toContain(sentence);
    expect(said).not.toMatch(/^ +at /m);
    expect(said).not.toContain('Building');
    expect(code).toBe(1);
  });
});

it.concurrent.each([
  ['ops/admin', 'npm run admin -- add EMAIL'],
  ['ops/check-data', 'npm run check:data'],
  ['ops/deploy', 'npm run deploy -- --project ID'],
  ['ops/export', 'npm run export -- --out FILE.zip'],
  ['ops/migrate', 'npm run migrate'],
  ['ops/redact', 'npm run redact'],
  ['ops/restore', 'npm run restore -- FILE.zip'],
])('%s says with --help what it does', async (name, usage) => {
  const { code, said } = await run([path.join(ROOT, `${name}.ts`), '--help']);
  expect(said.startsWith(usage)).toBe(true);
  expect(code).toBe(0);
});

describe('runCommand', () => {
  /** The source of a program whose work is `body`. */
  const program = (body: string) => [
    '--input-type=module',
    '--eval',
    `import { runCommand, untilInterrupted } from '${pathToFileURL(path.join(ROOT, 'ops/terminal/command.ts')).href}';
     import { Failure } from '${pathToFileURL(path.join(ROOT, 'ops/base/failure.ts')).href}';
     import { writeFileSync } from 'node:fs';
     const timer = setInterval(() => undefined, 1000);
     await runCommand(async (interrupted) => { console.log('up'); ${body} });`,
  ];
  const interrupt = (child: ChildProcess): void => {
    child.stdout?.once('data', () => child.kill('SIGINT'));
  };

  it('says what failed after Ctrl-C', async () => {
    const body = `await untilInterrupted(interrupted); throw new Failure('Not saved: all is lost.', 'Disk full');`;
    const { code, said } = await run(program(body), interrupt);
    expect(said).toContain('\nDisk full\n\nNot saved: all is lost.\n');
    expect(code).toBe(1);
  });

  it('is silent about the interruption itself', async () => {
    const body = 'await untilInterrupted(interrupted); interrupted.throwIfAborted();';
    expect(await run(program(body), interrupt)).toEqual({ code: 130, said: 'up\n' });
  });

  it('tells of a file that the system refuses', async () => {
    const { code, said } = await run(program(`writeFileSync('missing/file', '');`));
    expect(said).toBe('up\nmissing/file is not there.\n');
    expect(code).toBe(1);
  });

  it('shows the stack of a mistake of the program', async () => {
    const { code, said } = await run(program('null.length;'));
    expect(said).toMatch(/TypeError.*\n +at /);
    expect(code).toBe(1);
  });
});
