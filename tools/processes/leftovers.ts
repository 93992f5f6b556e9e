import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { familyOf, listProcesses, type ListedProcess } from './process-list.ts';
import { stopTree, type Service } from './service.ts';

const processSchema = z.object({ pid: z.int(), began: z.string() });
type Process = z.infer<typeof processSchema>;

/** A suite's processes, as stored in its folder while it runs; `keeper` is the service that has data to save. */
const noteSchema = z.object({
  owner: processSchema,
  keeper: processSchema.nullable(),
  services: z.array(processSchema),
});

const STOP_TIMEOUT = 15_000;

/**
 * Stores this process's running services and whatever they started, in case it is killed.
 * @param keeper the one that has data to save.
 */
export function noteServices(
  file: string,
  running: readonly Service[],
  keeper: Service | null,
): void {
  const listed = listProcesses();
  const pids = running.flatMap(({ pid }) => (pid === undefined ? [] : familyOf(pid, listed)));
  const note: z.infer<typeof noteSchema> = {
    owner: processOf(process.pid, listed),
    keeper: keeper?.pid === undefined ? null : processOf(keeper.pid, listed),
    services: pids.map((pid) => processOf(pid, listed)),
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(note));
}

/**
 * Stops listed processes that still run, such as the children of a service that ended by itself, and deletes the list.
 * @returns the ids of those that ran.
 */
export async function stopNoted(file: string): Promise<readonly number[]> {
  const running = (readNote(file)?.services ?? []).filter(isRunning);
  for (const { pid } of running) await stopTree(pid, { stopTimeout: STOP_TIMEOUT });
  rmSync(file, { force: true });
  return running.map(({ pid }) => pid);
}

/**
 * Stops services whose owner was killed before it could stop them.
 * @param save saves the data of the process with this id; if it fails, nothing stops.
 * @param tellLoss saves any data that another process has, and tells the person what is gone.
 * @throws what `save` throws.
 */
export async function stopLeftovers(
  file: string,
  save: (pid: number) => Promise<void>,
  tellLoss: () => Promise<void> | void,
): Promise<void> {
  const note = readNote(file);
  if (note === null || isRunning(note.owner)) return;
  const { keeper } = note;
  if (keeper !== null && isRunning(keeper)) await save(keeper.pid);
  else if (keeper !== null) await tellLoss();
  const stopped = await stopNoted(file);
  if (stopped.length > 0) console.log('Stopped what an earlier start had left behind.');
}

/** Returns null also for an incomplete note, or one from another version of this program. */
function readNote(file: string): z.infer<typeof noteSchema> | null {
  try {
    return noteSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

/** Returns what tells a process from a later one with its id. */
function processOf(pid: number, listed: readonly ListedProcess[]): Process {
  return { pid, began: listed.find((one) => one.pid === pid)?.began ?? '' };
}

function isRunning({ pid, began }: Process): boolean {
  return began !== '' && processOf(pid, listProcesses()).began === began;
}
