import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { HOST, portsAt, type Ports } from '../../ops/base/ports.ts';
import { lossText, saveBooks, saveData, savedAt, saveRegularly } from './kept-data.ts';

const METADATA = 'firebase-export-metadata.json';
const EARLIER = new Date('2026-03-01T08:15:00');

let folder = '';
let data = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  data = path.join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(place: string, books: string): void {
  mkdirSync(place, { recursive: true });
  writeFileSync(path.join(place, METADATA), '{}');
  writeFileSync(path.join(place, 'output-0'), books);
  // Different in each export, like the real one.
  writeFileSync(path.join(place, 'all.export_metadata'), String(performance.now()));
}

function writeEarlier(place: string, books: string): void {
  write(place, books);
  utimesSync(path.join(place, METADATA), EARLIER, EARLIER);
}

/** Starts a hub that exports the given text; null refuses. */
async function hubWith(books: string | null): Promise<Ports> {
  const server: Server = createServer((request, response) => {
    void json(request).then((body) => {
      // The way saveData asks.
      if (books !== null) write((body as { readonly path: string }).path, books);
      response.writeHead(books === null ? 500 : 200).end('No space left');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { ...portsAt(0), hub: address.port };
}

const savedBooks = () => readFileSync(path.join(data, 'output-0'), 'utf8');

describe('saveData', () => {
  it('saves data for the first time', async () => {
    expect(savedAt(data)).toBeNull();
    await saveData(await hubWith('books'), data);
    expect(savedBooks()).toBe('books');
    expect(savedAt(data)).toEqual(expect.any(Date));
  });

  it('saves what has changed', async () => {
    writeEarlier(data, 'books');
    await saveData(await hubWith('more books'), data);
    expect(savedBooks()).toBe('more books');
    expect(savedAt(data)?.getTime()).toBeGreaterThan(EARLIER.getTime());
  });

  it('leaves data and their time alone when nothing has changed', async () => {
    writeEarlier(data, 'books');
    await saveData(await hubWith('books'), data);
    expect(savedAt(data)).toEqual(EARLIER);
    expect(existsSync(`${data}.next`)).toBe(false);
  });

  it('says why it failed, and keeps what was saved before', async () => {
    writeEarlier(data, 'books');
    await expect(saveData(await hubWith(null), data)).rejects.toMatchObject({
      message: 'The data could not be saved.',
      details: 'No space left',
    });
    expect([savedBooks(), savedAt(data)]).toEqual(['books', EARLIER]);
    expect(lossText(savedAt(data))).toBe('What changed after Mar 1, 2026, 8:15 AM is lost.');
  });
});

it('a save that was killed between its renames loses nothing', () => {
  writeEarlier(data, 'books');
  renameSync(data, `${data}.previous`);
  expect([savedAt(data), savedBooks()]).toEqual([EARLIER, 'books']);
});

it('a running start saves every minute, tells a failure, and tries again', async () => {
  vi.useFakeTimers();
  const said = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => {
    vi.useRealTimers();
    said.mockRestore();
  });
  const save = vi.fn().mockRejectedValueOnce(new Error('No answer.')).mockResolvedValue(undefined);
  const end = saveRegularly(save);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('No answer. It is tried again in a minute.'),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).toHaveBeenCalledTimes(2);
  end();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(save).toHaveBeenCalledTimes(2);
});

it('saves the books alone beside what was saved before, where only they still run', async () => {
  writeEarlier(data, 'accounts');
  mkdirSync(path.join(data, 'firestore_export'));
  writeFileSync(path.join(data, 'firestore_export', 'old'), 'old books');
  const server: Server = createServer((request, response) => {
    void json(request).then((body) => {
      // The way saveBooks asks.
      const asked = body as { readonly export_directory: string; readonly export_name: string };
      mkdirSync(path.join(asked.export_directory, asked.export_name));
      writeFileSync(path.join(asked.export_directory, asked.export_name, 'new'), 'new books');
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  await saveBooks({ ...portsAt(0), firestore: address.port }, data);
  expect(savedBooks()).toBe('accounts');
  expect(readdirSync(path.join(data, 'firestore_export'))).toEqual(['new']);
  expect(savedAt(data)).not.toEqual(EARLIER);
});

it('keeps what was saved before where the books do not run any more', async () => {
  writeEarlier(data, 'accounts');
  await expect(saveBooks({ ...portsAt(0), firestore: 1 }, data)).rejects.toThrow(
    'The data could not be saved.',
  );
  expect([savedAt(data), savedBooks()]).toEqual([EARLIER, 'accounts']);
});
