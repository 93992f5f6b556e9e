import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { detailsOf, Failure, reasonOf } from '../../ops/base/failure.ts';
import { PROJECT_ID } from '../../ops/base/paths.ts';
import { HOST, type Ports } from '../../ops/base/ports.ts';
import { say } from '../../ops/terminal/progress.ts';

const METADATA = 'firebase-export-metadata.json';

/** The part of an export that has the books, by the hub's name for it. */
const BOOKS = 'firestore_export';

/** The endings of the files that hold an export's time. All others are equal in two exports of the same data. */
const TELLS_TIME = 'export_metadata';

const EXPORT_TIMEOUT = 60_000;

/** How often a running start saves, in ms: you may lose this much if the emulators break down. */
const SAVE_EVERY = 60_000;

/** Returns when the data in the folder was saved, or null if there is none. */
export function savedAt(folder: string): Date | null {
  // The last save was killed between its two renames.
  if (!existsSync(folder) && existsSync(previousOf(folder))) {
    renameSync(previousOf(folder), folder);
  }
  const metadata = path.join(folder, METADATA);
  return existsSync(metadata) ? statSync(metadata).mtime : null;
}

/**
 * Saves the emulators' data into the folder. The earlier data stays until the new data is complete, and for good if nothing has
 * changed.
 * @throws Failure if the emulators can't export, or if it can't write the files.
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
  putInPlace(draft, folder);
}

function putInPlace(draft: string, folder: string): void {
  rmSync(previousOf(folder), { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, previousOf(folder));
  renameSync(draft, folder);
  rmSync(previousOf(folder), { recursive: true, force: true });
}

/**
 * Saves only the books, whose process outlives the other emulators, next to the accounts and files from the last save.
 * @throws Failure if it can't export them, or if there is no earlier save.
 */
export async function saveBooks(ports: Ports, folder: string): Promise<void> {
  try {
    if (savedAt(folder) === null) throw new Error('Nothing was saved before.');
    const draft = `${folder}.next`;
    rmSync(draft, { recursive: true, force: true });
    cpSync(folder, draft, { recursive: true });
    rmSync(path.join(draft, BOOKS), { recursive: true, force: true });
    await exportBooks(ports, draft);
    putInPlace(draft, folder);
  } catch (error) {
    throw new Failure('The data could not be saved.', reasonOf(error));
  }
}

/** Asks the Firestore emulator itself, as its hub does. @throws Error that says what went wrong. */
async function exportBooks(ports: Ports, folder: string): Promise<void> {
  const response = await fetch(
    `http://${HOST}:${ports.firestore}/emulator/v1/projects/${PROJECT_ID}:export`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      body: JSON.stringify({
        database: `projects/${PROJECT_ID}/databases/(default)`,
        export_directory: folder,
        export_name: BOOKS,
      }),
      signal: AbortSignal.timeout(EXPORT_TIMEOUT),
    },
  );
  const answer = await response.text();
  if (!response.ok || !existsSync(path.join(folder, BOOKS))) throw new Error(answer);
  // A save is as old as this file.
  const now = new Date();
  utimesSync(path.join(folder, METADATA), now, now);
}

/**
 * Asks a suite's own hub for an export into a folder. The CLI's --export-on-exit finds the hub through a file that a second
 * suite of the same project would share.
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
 * Saves every minute. It reports a failure and tries again.
 * @returns a function that stops it.
 */
export function saveRegularly(save: () => Promise<void>): () => void {
  const timer = setInterval(() => {
    save().catch((error: unknown) => {
      const what = `${reasonOf(error)} ${detailsOf(error)}`.trim();
      say(`${what} It is tried again in a minute.`);
    });
  }, SAVE_EVERY);
  return () => clearInterval(timer);
}

/** Says what is lost when saving is no longer possible. */
export function lossText(saved: Date | null): string {
  return saved === null ? 'All data are lost.' : `What changed after ${timeText(saved)} is lost.`;
}

/** Says what is lost if it could save only the books. @param earlier when it last saved everything. */
export function booksText(earlier: Date | null): string {
  const since = earlier === null ? '' : ` after ${timeText(earlier)}`;
  return `The books are saved; sign-ins and files that changed${since} are lost.`;
}

/** Formats a moment the way the person's clock shows it. */
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
