import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { familyOf, isAlive, readListing, watchProcesses } from './process-list.ts';
import { startService } from './service.ts';
import { runTask } from './task.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'service-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function node(script: string, name: string) {
  return { command: process.execPath, args: ['-e', script], logFile: path.join(folder, name) };
}

/** Returns a log's first line as soon as it's there. */
async function firstLine(log: string): Promise<string> {
  return vi.waitUntil(() => /.*\n/.exec(readFileSync(path.join(folder, log), 'utf8'))?.[0], 10_000);
}

describe('familyOf', () => {
  it('finds children of children and no others', () => {
    const began = 'Sun Nov 22 22:42:20 2026';
    const ids = ['  1 0 1', ' 10 1 10', ' 11    10 10', ' 12 11 12', ' 20 1 20'];
    const listed = readListing(ids.map((each) => `${each} ${began} /usr/bin/java\n`).join(''));
    expect(listed[2]).toEqual({ pid: 11, parent: 10, group: 10, began, name: 'java' });
    expect(familyOf(10, listed)).toEqual([10, 11, 12]);
    expect(familyOf(20, listed)).toEqual([20]);
  });

  it('finds what a process that has ended has left in its group, with its children', () => {
    const began = 'Sun Nov  1 22:42:20 2026';
    const ids = ['11 1 10', '12 11 12', '20 1 20'];
    const listed = readListing(ids.map((each) => `${each} ${began} node\n`).join(''));
    expect(familyOf(10, listed)).toEqual([10, 11, 12]);
  });
});

describe('watchProcesses', () => {
  it('tells that one of some processes is gone', async () => {
    const service = startService(node('setInterval(() => {}, 1000)', 'watched.log'));
    const gone = vi.fn();
    const end = watchProcesses([process.pid, service.pid ?? 0], gone);
    onTestFinished(end);
    await service.stop();
    await vi.waitUntil(() => gone.mock.calls.length > 0, 5_000);
  });
});

describe('startService', () => {
  it('stops a program and the programs that it started', async () => {
    const parent = `
      const child = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true });
      console.log('child ' + child.pid);
      setInterval(() => {}, 1000);`;
    const service = startService(node(parent, 'family.log'));
    const child = Number(/child (\d+)/.exec(await firstLine('family.log'))?.[1]);
    expect(isAlive(child)).toBe(true);
    await Promise.all([service.stop(), service.stop()]);
    expect(service.pid !== undefined && isAlive(service.pid)).toBe(false);
    expect(isAlive(child)).toBe(false);
  });

  it('stops what a program has started that has ended by itself', async () => {
    const parent = `
      const child = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
      child.unref();
      console.log('child ' + child.pid);`;
    const service = startService(node(parent, 'orphan.log'));
    const child = Number(/child (\d+)/.exec(await firstLine('orphan.log'))?.[1]);
    await service.exited;
    expect(isAlive(child)).toBe(true);
    await service.stop();
    await vi.waitUntil(() => !isAlive(child), 5_000);
  });

  it('ends a program that does not stop', async () => {
    const stubborn = `process.on('SIGINT', () => {}); process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000);`;
    const service = startService({ ...node(stubborn, 'stubborn.log'), stopTimeout: 100 });
    await firstLine('stubborn.log');
    await service.stop();
    await service.exited;
    expect(service.pid !== undefined && isAlive(service.pid)).toBe(false);
  });

  it('lets only the owner read its log, and on request everything that it writes (#108)', async () => {
    const umask = process.umask(0o022);
    const write = (name: string) =>
      `require('fs').writeFileSync(${JSON.stringify(path.join(folder, name))}, 'x')`;
    const both = [
      startService({ ...node(write('shared'), 'shared.log') }),
      startService({ ...node(write('private'), 'private.log'), ownerOnly: true }),
    ];
    await Promise.all(both.map(({ exited }) => exited));
    expect(process.umask(umask)).toBe(0o022);
    const modeOf = (name: string) => statSync(path.join(folder, name)).mode & 0o777;
    expect(['private', 'private.log', 'shared.log'].map(modeOf)).toEqual([0o600, 0o600, 0o600]);
    expect(modeOf('shared')).toBe(0o644);
  });

  it('says so when the program does not exist', async () => {
    const service = startService({
      command: 'no-such-program',
      args: [],
      logFile: path.join(folder, 'none.log'),
    });
    expect(await service.exited).toBeNull();
    expect(readFileSync(path.join(folder, 'none.log'), 'utf8')).toContain('ENOENT');
    await service.stop();
  });
});

describe('runTask', () => {
  it('gives the exit code and the end of the output', async () => {
    const script = `for (let line = 1; line <= 300; line++) console.log('line ' + line); process.exitCode = 3;`;
    const result = await runTask(node(script, 'task.log'), new AbortController().signal);
    expect(result.exitCode).toBe(3);
    expect(result.output.split('\n').at(0)).toBe('line 101');
    expect(result.output.split('\n').at(-1)).toBe('line 300');
  });

  it('stops the program when it is interrupted', async () => {
    const interruption = new AbortController();
    const running = runTask(node('setInterval(() => {}, 1000)', 'long.log'), interruption.signal);
    setTimeout(() => interruption.abort(), 200);
    await expect(running).rejects.toThrow('aborted');
  });
});
