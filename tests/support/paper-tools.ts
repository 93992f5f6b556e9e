import { encodeJpeg } from '../../tools/seed/receipts/jpeg.ts';
import { pictureName, type FileResult } from '../../web/src/admin/review/paper/draw-files.ts';
import { memoryStore } from '../../web/src/admin/review/paper/packet-store.ts';
import { paperMessages } from '../../web/src/admin/review/paper/paper-messages.ts';
import { filesWriter } from '../../web/src/admin/review/paper/write-file.ts';
import type { PaperTools } from '../../web/src/admin/review/paper/write-pdf.ts';
import { GRAY_BOXES, packetFile, packetOf } from '../fixtures/review-packet.ts';

/** A photo, and a file that can't be opened. */
export const FILE = packetFile(
  { name: 'farm stand.jpg', type: 'image/jpeg', bytes: Buffer.from('1') },
  0,
);
export const LOCKED = packetFile(
  { name: 'locked.pdf', type: 'application/pdf', bytes: Buffer.from('2') },
  1,
);
/** A file of one page that's all drawn, and its picture. */
export const DRAWN = { pages: 1, missing: [], isPartial: false, omits: false, isSmall: false };
export const ONE = { page: 1, piece: 1, pieces: 1, width: 320, height: 400 };

/** Returns what writes PDFs of a packet, with two drawn pages of `FILE`. */
export async function paperTools(
  results: ReadonlyMap<string, FileResult> = new Map(),
): Promise<PaperTools> {
  const store = memoryStore();
  const jpeg = encodeJpeg(320, 400, () => [200, 200, 190]);
  for (const page of [1, 2])
    await store.write(pictureName(FILE, { ...ONE, page }), new Blob([new Uint8Array(jpeg)]));
  return {
    head: {
      association: 'Maple Grove PTA',
      packet: paperMessages.packetOf(packetOf([]).days),
      date: packetOf([]).days.last,
    },
    painter: GRAY_BOXES,
    writeFile: filesWriter(results, store),
    signal: new AbortController().signal,
  };
}
