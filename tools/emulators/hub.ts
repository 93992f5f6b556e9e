import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../ops/base/failure.ts';
import { HOST, type Ports } from '../../ops/base/ports.ts';

const EXPORT_TIMEOUT = 60_000;
const METADATA = 'firebase-export-metadata.json';

/** Returns whether the folder has the data of an earlier run. */
export function hasData(folder: string): boolean {
  return existsSync(path.join(folder, METADATA));
}

/**
 * Saves the emulators' data into the folder. Earlier data stay until the new ones are complete. It uses the suite's own
 * hub: the CLI's --export-on-exit finds the hub through a file that a second suite of the same project would share.
 * @throws Failure when the emulators cannot export.
 */
export async function exportData(ports: Ports, folder: string): Promise<void> {
  const draft = `${folder}.next`;
  const previous = `${folder}.previous`;
  for (const leftover of [draft, previous]) rmSync(leftover, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  const problem = await askForExport(ports, draft);
  if (problem !== '' || !hasData(draft)) {
    throw new Failure('The emulators could not save their data.', problem);
  }
  if (existsSync(folder)) renameSync(folder, previous);
  renameSync(draft, folder);
  rmSync(previous, { recursive: true, force: true });
}

async function askForExport(ports: Ports, folder: string): Promise<string> {
  try {
    const response = await fetch(`http://${HOST}:${ports.hub}/_admin/export`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path: folder, initiatedBy: 'exit' }),
      signal: AbortSignal.timeout(EXPORT_TIMEOUT),
    });
    return response.ok ? '' : await response.text();
  } catch (error) {
    return String(error);
  }
}

/** Makes the Functions emulator load the functions again. */
export async function reloadFunctions(ports: Ports): Promise<void> {
  const url = `http://${HOST}:${ports.hub}/functions/enableBackgroundTriggers`;
  const response = await fetch(url, { method: 'PUT' });
  if (!response.ok)
    throw new Failure('The functions could not be loaded anew.', await response.text());
}
