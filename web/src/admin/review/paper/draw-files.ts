import { isReceiptType } from '@pa-ledger/domain/limits';
import { membersOf } from '@pa-ledger/domain/untyped';
import type { PacketFile } from '../packet/packet.ts';
import { drawFile, UndrawnError, type DrawnFile, type DrawnPicture } from './draw-file.ts';
import { fetchPacketFile, type FetchFile, type FetchOptions } from './fetch-file.ts';
import type { FileFault } from './paper-messages.ts';
import type { PacketStore } from './packet-store.ts';
import { DRAWING_RULES } from './picture-plan.ts';

/** What the packet has of a file: its pictures are in the store under `pictureName`. */
export type FileResult =
  | { readonly ok: true; readonly drawn: DrawnFile }
  | { readonly ok: false; readonly fault: FileFault };

/** Two files with the same bytes are drawn once. A type that differs draws them in another way. */
export function fileKey({ sha256, type }: PacketFile): string {
  const kind = isReceiptType(type) ? type.slice(type.indexOf('/') + 1) : 'other';
  // A damaged record may have any text there, and a name on the disk may not.
  const hash = /^[0-9a-f]{64}$/i.test(sha256) ? sha256.toLowerCase() : 'none';
  return `${hash}-${kind}-${DRAWING_RULES}`;
}

/** Returns the name of a picture in the store. */
export function pictureName(file: PacketFile, { page, piece }: DrawnPicture): string {
  return `${fileKey(file)}-${page}-${piece}.jpg`;
}

interface DrawOptions extends FetchOptions {
  readonly fetchFile: FetchFile;
  readonly store: PacketStore;
  /** Called after each file. */
  readonly onDone: (file: PacketFile, result: FileResult) => void;
}

/** Downloads at once. */
const WIDTH = 2;

/**
 * Draws the files that the store doesn't have yet. Downloads overlap with drawing, but one file is drawn at a time: a decoded photo
 * takes 50 MB, and pdf.js knows one painter.
 * @param files without two of the same key.
 * @returns by `fileKey`. @throws SignedOutError, or the signal's reason.
 */
export async function drawFiles(
  files: readonly PacketFile[],
  options: DrawOptions,
): Promise<ReadonlyMap<string, FileResult>> {
  const results = new Map<string, FileResult>();
  const waiting = files.values();
  const stop = new AbortController();
  const signal = AbortSignal.any([options.signal, stop.signal]);
  const inTurn = takingTurns();
  const worker = async (): Promise<void> => {
    for (const file of waiting) {
      signal.throwIfAborted();
      const result =
        (await keptResult(file, options.store)) ??
        (await newResult(file, { ...options, signal }, inTurn));
      results.set(fileKey(file), result);
      options.onDone(file, result);
    }
  };
  const workers = Array.from({ length: WIDTH }, worker);
  try {
    await Promise.all(workers);
  } catch (error) {
    stop.abort(error);
    // The other one must not go on writing into the store.
    await Promise.allSettled(workers);
    throw error;
  }
  return results;
}

/** Returns a function that runs one task after the other. */
function takingTurns(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
}

async function newResult(
  file: PacketFile,
  { fetchFile, store, ...options }: DrawOptions,
  inTurn: <T>(task: () => Promise<T>) => Promise<T>,
): Promise<FileResult> {
  const fetched = await fetchPacketFile(file, fetchFile, options);
  if (!fetched.ok) return fetched;
  try {
    const drawn = await inTurn(() =>
      drawFile(
        fetched.blob,
        (picture, jpeg) => store.write(pictureName(file, picture), jpeg),
        options.signal,
      ),
    );
    // Only now: what was begun and stopped is drawn again.
    await store.write(`${fileKey(file)}.json`, new Blob([JSON.stringify(drawn)]));
    return { ok: true, drawn };
  } catch (error) {
    if (error instanceof UndrawnError) return { ok: false, fault: error.fault };
    throw error;
  }
}

/** Returns what an earlier run has drawn; null if it hasn't drawn all of it. */
async function keptResult(file: PacketFile, store: PacketStore): Promise<FileResult | null> {
  const kept = await store.read(`${fileKey(file)}.json`);
  if (kept === null) return null;
  const drawn: unknown = JSON.parse(await kept.text());
  if (!Array.isArray(membersOf(drawn)['pictures'])) return null;
  // Written by this code, under a name with its version.
  return { ok: true, drawn: drawn as DrawnFile };
}
