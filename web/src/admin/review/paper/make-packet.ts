import { makeZip } from 'client-zip';
import type { Cents } from '@pa-ledger/domain/money/money';
import { csvParts, type CsvRow } from '@pa-ledger/domain/reports/csv';
import { organization } from '@pa-ledger/domain/organization';
import type { Packet, PacketFile, PacketSheet } from '../packet/packet.ts';
import {
  attachedFiles,
  inventoryOf,
  type AttachedFiles,
  type FailedFile,
} from './attached-files.ts';
import type { CountedPart } from './attention-pages.ts';
import { drawFiles, fileKey, type FileResult } from './draw-files.ts';
import { sha256Of, type FetchFile, type Wait } from './fetch-file.ts';
import {
  COVER,
  entryTime,
  filesOf,
  INDEX,
  outputName,
  requirePaths,
  SUMS,
  sumsOf,
  type HashedFile,
} from './packet-files.ts';
import { indexPage } from './packet-index.ts';
import { writeAll, writeOutput, type PacketStore } from './packet-store.ts';
import { paperMessages } from './paper-messages.ts';
import { canvasPainter } from './text-painter.ts';
import { filesWriter } from './write-file.ts';
import {
  coverBlocks,
  pdfOfCover,
  pdfOfPart,
  writePrintable,
  type Cover,
  type PaperTools,
} from './write-pdf.ts';

/** How far making a packet is. */
export type PacketProgress =
  /** `bytes` of the files that are drawn, of all. */
  | {
      readonly step: 'files';
      readonly done: number;
      readonly count: number;
      readonly bytes: number;
      readonly allBytes: number;
      /** The title of the last file's part. */
      readonly part: string;
      /** How long the server lets us wait before it sends more, in milliseconds; 0 if it doesn't. */
      readonly waitMs: number;
      readonly failed: readonly FailedFile[];
    }
  /** The parts go into the ZIP one by one, then into the printable PDF. */
  | {
      readonly step: 'zip' | 'printable';
      readonly done: number;
      readonly count: number;
      readonly part: string;
    };

export interface MakePacketOptions {
  readonly packet: Packet;
  readonly cover: Cover;
  readonly fetchFile: FetchFile;
  readonly store: PacketStore;
  /** Stops it at any time. Calling `makePacket` again goes on with what's drawn. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PacketProgress) => void;
  /** For tests. */
  readonly wait?: Wait;
}

export interface MadePacket {
  readonly zip: File;
  readonly printable: File;
  /** The SHA-256 of `sha256sums.txt`: of all PDFs and CSVs but the cover. */
  readonly hash: string;
  readonly failed: readonly FailedFile[];
}

/**
 * Makes the files of a packet. The same packet has the same bytes in the same browser, but for the cover, which says who prepared
 * it and when.
 * @throws SignedOutError, the signal's reason, or Error if the disk is full or the contents have a fault.
 */
export async function makePacket(options: MakePacketOptions): Promise<MadePacket> {
  const { packet, cover, store, signal, onProgress } = options;
  requirePaths(packet);
  const results = await drawAll(options);
  const attached = attachedFiles(packet, results);
  const inventory = inventoryOf(packet, results);
  const tools: PaperTools = {
    head: {
      association: organization.associationName,
      packet: paperMessages.packetOf(packet.days),
      date: packet.days.last,
    },
    painter: canvasPainter(),
    writeFile: filesWriter(results, store),
    signal,
  };
  const contents = zipContents({ packet, cover, tools, attached, inventory, onProgress });
  const zip = await writeOutput(
    outputName(packet.days, cover.withAddresses, 'zip'),
    store,
    (write) => writeAll(makeZip(contents.entries), write, signal),
  );
  const made = contents.made();
  const printable = await writeOutput(
    outputName(packet.days, cover.withAddresses, 'pdf'),
    store,
    (write) =>
      writePrintable({
        cover: made.cover,
        parts: made.parts,
        tools,
        sink: write,
        onPart(index) {
          const part = made.parts[index]?.part.title ?? '';
          onProgress({ step: 'printable', done: index, count: made.parts.length, part });
        },
      }),
  );
  return { zip, printable, hash: made.hash, failed: attached.failed };
}

/** Draws each of the packet's files once. */
function drawAll({
  packet,
  fetchFile,
  store,
  signal,
  wait,
  onProgress,
}: MakePacketOptions): Promise<ReadonlyMap<string, FileResult>> {
  const placed = filesOf(packet);
  const unique = new Map(placed.map(({ file }) => [fileKey(file), file]));
  const partOf = new Map(placed.map(({ file, part }) => [fileKey(file), part.title]));
  const allBytes = [...unique.values()].reduce((sum, { size }) => sum + size, 0);
  const results = new Map<string, FileResult>();
  let bytes = 0;
  let part = '';
  const tell = (waitMs = 0): void =>
    onProgress({
      step: 'files',
      done: results.size,
      count: unique.size,
      bytes,
      allBytes,
      part,
      waitMs,
      failed: attachedFiles(packet, results).failed,
    });
  tell();
  const onDone = (file: PacketFile, result: FileResult): void => {
    results.set(fileKey(file), result);
    bytes += file.size;
    part = partOf.get(fileKey(file)) ?? '';
    tell();
  };
  const files = [...unique.values()];
  return drawFiles(files, {
    fetchFile,
    store,
    signal,
    onDone,
    onWait: tell,
    ...(wait === undefined ? {} : { wait }),
  });
}

interface ZipEntry {
  readonly name: string;
  readonly input: Uint8Array<ArrayBuffer> | string;
  readonly lastModified: Date;
}

interface ZipOptions {
  readonly packet: Packet;
  readonly cover: Cover;
  readonly tools: PaperTools;
  readonly attached: AttachedFiles;
  readonly inventory: PacketSheet;
  readonly onProgress: (progress: PacketProgress) => void;
}

/** What's known once all entries are written. */
interface ZipMade {
  readonly hash: string;
  readonly parts: readonly CountedPart[];
  readonly cover: Parameters<typeof writePrintable>[0]['cover'];
}

/** Writes each part when the ZIP asks for it, so that only one is in memory. */
function zipContents({ packet, cover, tools, attached, inventory, onProgress }: ZipOptions): {
  readonly entries: AsyncIterable<ZipEntry>;
  /** @throws Error before all entries are read. */
  readonly made: () => ZipMade;
} {
  let made: ZipMade | null = null;
  const lastModified = entryTime(packet.days);
  const entry = (name: string, input: ZipEntry['input']): ZipEntry => ({
    name,
    input,
    lastModified,
  });

  async function* entries(): AsyncGenerator<ZipEntry> {
    const hashed: HashedFile[] = [];
    const parts: CountedPart[] = [];
    const add = async (path: string, bytes: Uint8Array<ArrayBuffer>): Promise<ZipEntry> => {
      hashed.push({ path, sha256: await sha256Of(bytes) });
      return entry(path, bytes);
    };
    for (const [index, part] of packet.parts.entries()) {
      tools.signal.throwIfAborted();
      onProgress({ step: 'zip', done: index, count: packet.parts.length, part: part.title });
      const { bytes, pages } = await pdfOfPart(part, tools);
      parts.push({ part, pages });
      yield await add(`${part.path}.pdf`, bytes);
      for (const sheet of part.sheets.filter(isFile)) yield await add(csvName(sheet), csvOf(sheet));
    }
    if (isFile(inventory)) yield await add(csvName(inventory), csvOf(inventory));
    const sums = sumsOf(hashed);
    const hash = await sha256Of(new TextEncoder().encode(sums));
    yield entry(SUMS, sums);
    const blocks = coverBlocks(cover, { hash, attached });
    const { bytes, pages } = await pdfOfCover(blocks, tools);
    yield entry(COVER, bytes);
    yield entry(INDEX, indexOf({ packet, cover, tools, attached }, parts, hash));
    made = { hash, parts, cover: { blocks, pages } };
  }

  return {
    entries: entries(),
    made() {
      if (made === null) throw new Error('The ZIP isn’t written yet.');
      return made;
    },
  };
}

/** A sheet without rows is no file: it would have not even a heading. */
function isFile({ rows }: PacketSheet): boolean {
  return rows.length > 0;
}

function csvName({ path }: PacketSheet): string {
  return `${path}.csv`;
}

function csvOf({ rows, amounts }: PacketSheet): Uint8Array<ArrayBuffer> {
  // Which fields are amounts is only known now: the packet's sheets have all kinds.
  const amountRows = rows as readonly CsvRow<Record<string, Cents | null>, string>[];
  return new TextEncoder().encode(csvParts(amountRows, amounts).join(''));
}

function indexOf(
  { packet, cover, tools, attached }: Omit<ZipOptions, 'inventory' | 'onProgress'>,
  parts: readonly CountedPart[],
  hash: string,
): string {
  return indexPage({
    association: tools.head.association,
    days: packet.days,
    withAddresses: cover.withAddresses,
    parts: parts.map(({ part, pages }) => ({
      ...part,
      pages,
      sheets: part.sheets.map((sheet) => ({ ...sheet, isEmpty: !isFile(sheet) })),
    })),
    attached,
    hash,
  });
}
