import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../ops/base/paths.ts';
import { isAlive } from './process-list.ts';
import { noteServices, stopLeftovers } from './leftovers.ts';
import { startService, type Service } from './service.ts';

let folder = '';
let note = '';
const save = vi.fn((_pid: number) => Promise.resolve());
const tellLoss = vi.fn();
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'leftovers-'));
  note = path.join(folder, 'processes.json');
  vi.clearAllMocks();
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Has a process note a service that keeps running, and end without stopping it. */
async function leaveBehind(keeps: boolean): Promise<Service> {
  const service = startService({
    command: process.execPath,
    // A program may rename itself, as npm does.
    args: [
      '-e',
      "setTimeout(() => (process.title = 'other'), 50); setInterval(() => undefined, 1000)",
    ],
    logFile: path.join(folder, 'service.log'),
  });
  const module = pathToFileURL(path.join(ROOT, 'tools/processes/leftovers.ts')).href;
  const script = `import { noteServices } from '${module}';
    const service = { pid: ${service.pid ?? 0} };
    noteServices('${note}', [service], ${keeps} ? service : null);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  await once(child, 'exit');
  return service;
}

describe('stopLeftovers', () => {
  it('saves the data of a killed start before it stops what is left', async () => {
    const { pid = 0 } = await leaveBehind(true);
    save.mockImplementationOnce(() => {
      expect(isAlive(pid)).toBe(true);
      return Promise.resolve();
    });
    await stopLeftovers(note, save, tellLoss);
    expect(save).toHaveBeenCalledOnce();
    expect([isAlive(pid), existsSync(note)]).toEqual([false, false]);
    expect(tellLoss).not.toHaveBeenCalled();
  });

  it('stops nothing while the data cannot be saved', async () => {
    const { pid = 0, stop } = await leaveBehind(true);
    save.mockRejectedValueOnce(new Error('The disk is full.'));
    await expect(stopLeftovers(note, save, tellLoss)).rejects.toThrow('The disk is full.');
    expect(save).toHaveBeenCalledWith(pid);
    expect([isAlive(pid), existsSync(note)]).toEqual([true, true]);
    await stop();
  });

  it('says that data are lost when nothing is left', async () => {
    await (await leaveBehind(true)).stop();
    await stopLeftovers(note, save, tellLoss);
    expect(tellLoss).toHaveBeenCalledOnce();
    expect([save.mock.calls.length, existsSync(note)]).toEqual([0, false]);
  });

  it('saves nothing of a suite that keeps nothing', async () => {
    const { pid = 0 } = await leaveBehind(false);
    await stopLeftovers(note, save, tellLoss);
    expect(isAlive(pid)).toBe(false);
    expect([save.mock.calls.length, tellLoss.mock.calls.length]).toEqual([0, 0]);
  });

  it.each(['', '{"owner":1}', '{"owner":{"pid":1,"command":"node"},"services":[]}'])(
    'passes over a note that it cannot read: %s',
    async (text) => {
      writeFileSync(note, text);
      await stopLeftovers(note, save, tellLoss);
      expect([save.mock.calls.length, tellLoss.mock.calls.length]).toEqual([0, 0]);
    },
  );

  it('leaves the services of a running start alone', async () => {
    const { pid = 0, stop } = await leaveBehind(true);
    const service = { pid, stop, exited: Promise.resolve(0), hasEnded: () => false };
    noteServices(note, [service], service);
    await stopLeftovers(note, save, tellLoss);
    expect([isAlive(pid), save.mock.calls.length, existsSync(note)]).toEqual([true, 0, true]);
    await stop();
  });
});
