import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { detailsOf, Failure, reasonOf } from '../../ops/base/failure.ts';
import { HOST, type Ports } from '../../ops/base/ports.ts';
import { say } from '../../ops/terminal/progress.ts';

const METADATA = 'firebase-export-metadata.json';

/** The ends of the files that tell an export's time; all others of two exports of the same data are equal. */
const TELLS_TIME = 'export_metadata';

const EXPORT_TIMEOUT = 60_000;

/** How often a running start saves, in ms. */
const SAVE_EVERY = 3 * 60_000;

/** Returns when the data in the folder were saved; null if there are none. */
export function savedAt(folder: string): Date | null {
  // The last save was killed between its two renames.
  if (!existsSync(folder) && existsSync(previousOf(folder))) {
    renameSync(previousOf(folder), folder);
  }
  const metadata = path.join(folder, METADATA);
  return existsSync(metadata) ? statSync(metadata).mtime : null;
}

/**
 * Saves the emulators' data into the folder. Earlier data stay until the new ones are complete, and altogether if
 * nothing has changed.
 * @throws Failure when the emulators cannot export, or the files cannot be written.
 */
export async function saveData(ports: Ports, folder: string): Promise<void> {
  try {
    await replaceData(ports, folder);
  } catch (error) {
    throw new Failure('The data could not be saved.', reasonOf(error));
  }
}

async function replaceData(ports: Ports, folder: string): Promise<void> {
  const had = savedAt(folder) !== null;
  const draft = `${folder}.next`;
  const remove = (place: string): void => rmSync(place, { recursive: true, force: true });
  [draft, previousOf(folder)].forEach(remove);
  mkdirSync(path.dirname(folder), { recursive: true });
  await askForExport(ports, draft);
  if (had && hasSameFiles(draft, folder)) {
    remove(draft);
    return;
  }
  if (existsSync(folder)) renameSync(folder, previousOf(folder));
  renameSync(draft, folder);
  remove(previousOf(folder));
}

/**
 * Asks a suite's own hub for an export into a folder: the CLI's --export-on-exit finds the hub through a file that a
 * second suite of the same project would share.
 * @throws Error that says what went wrong.
 */
async function askForExport(ports: Ports, folder: string): Promise<void> {
  const response = await fetch(`http://${HOST}:${ports.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'exit' }),
    signal: AbortSignal.timeout(EXPORT_TIMEOUT),
  });
  const answer = await response.text();
  if (!response.ok || !existsSync(path.join(folder, METADATA))) throw new Error(answer);
}

/**
 * Saves every few minutes; a failure is told and tried again.
 * @returns a function that ends it.
 */
export function saveRegularly(save: () => Promise<void>, every = SAVE_EVERY): () => void {
  const timer = setInterval(() => {
    save().catch((error: unknown) => {
      const what = `${reasonOf(error)} ${detailsOf(error)}`.trim();
      say(`${what} It is tried again in ${every / 60_000} minutes.`);
    });
  }, every);
  return () => clearInterval(timer);
}

/** Says what is lost when data cannot be saved any more. */
export function lossText(saved: Date | null): string {
  return saved === null ? 'All data are lost.' : `What changed after ${timeText(saved)} is lost.`;
}

/** Returns a moment as the person's clock shows it. */
export function timeText(moment: Date): string {
  return moment.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
}

function previousOf(folder: string): string {
  return `${folder}.previous`;
}

function hasSameFiles(one: string, other: string): boolean {
  const names = filesIn(one);
  const isSame = (name: string): boolean =>
    readFileSync(path.join(one, name)).equals(readFileSync(path.join(other, name)));
  return names.join('\n') === filesIn(other).join('\n') && names.every(isSame);
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.endsWith(TELLS_TIME) && statSync(path.join(folder, name)).isFile())
    .toSorted();
}
