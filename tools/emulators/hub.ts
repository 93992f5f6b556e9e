import { Failure } from '../../ops/base/failure.ts';
import { HOST, type Ports } from '../../ops/base/ports.ts';

const EXPORT_TIMEOUT = 60_000;

/**
 * Asks a suite's own hub for an export into a folder: the CLI's --export-on-exit finds the hub through a file that a
 * second suite of the same project would share.
 * @returns what went wrong; '' if nothing did.
 */
export async function askForExport(ports: Ports, folder: string): Promise<string> {
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
