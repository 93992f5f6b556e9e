import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import type { Packet, PacketFile, PacketPart } from '../packet/packet.ts';

/** The names of a packet's files that aren't a part's. */
export const COVER = 'cover.pdf';
export const INDEX = 'index.html';
export const SUMS = 'sha256sums.txt';
/** The list of the receipts and papers, without its ending. */
export const FILES = 'files';

const PATH = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)?$/;
const RESERVED = ['cover', 'index', 'sha256sums', FILES];

/**
 * Checks that all names are ours, and each is there once: what someone typed is in none of them.
 * @throws Error for a fault of the contents.
 */
export function requirePaths({ parts }: Packet): void {
  const seen = new Set<string>();
  for (const { path, sheets } of parts) {
    for (const name of [`${path}.pdf`, ...sheets.map((sheet) => `${sheet.path}.csv`)]) {
      const plain = name.slice(0, -4);
      if (!PATH.test(plain) || RESERVED.includes(plain) || seen.has(name))
        throw new Error(`The packet can't have a file with the name ${JSON.stringify(name)}.`);
      seen.add(name);
    }
  }
}

/** Returns the name of a packet's file, such as `review-packet-2026-07-01-2027-06-30.zip`. */
export function outputName(
  { first, last }: Days,
  withAddresses: boolean,
  ending: 'zip' | 'pdf',
): string {
  return `review-packet-${first}-${last}${withAddresses ? '-with-addresses' : ''}.${ending}`;
}

/** A file's hash, in lowercase hex. */
export interface HashedFile {
  readonly path: string;
  readonly sha256: string;
}

/** Returns `sha256sums.txt`, as `sha256sum --check` reads it. */
export function sumsOf(files: readonly HashedFile[]): string {
  return files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');
}

/**
 * Returns a date for the entries of a ZIP, which has times without a zone: noon there is noon everywhere, so that it's the same
 * file wherever it's made.
 */
export function entryTime({ last }: Days): Date {
  const [year = 1980, month = 1, day = 1] = last.split('-').map(Number);
  return new Date(year, month - 1, day, 12);
}

/** Parts one after the other in the same folder; null for those in none. */
export interface PartGroup<Part> {
  readonly folder: string | null;
  readonly parts: readonly Part[];
}

/** Groups parts by their folders, in their order. */
export function groupParts<Part extends Pick<PacketPart, 'path'>>(
  parts: readonly Part[],
): readonly PartGroup<Part>[] {
  const groups: { folder: string | null; parts: Part[] }[] = [];
  for (const part of parts) {
    const folder = part.path.includes('/') ? part.path.slice(0, part.path.indexOf('/')) : null;
    const last = groups.at(-1);
    if (last?.folder === folder) last.parts.push(part);
    else groups.push({ folder, parts: [part] });
  }
  return groups;
}

/** A file and where it is. */
export interface PlacedFile {
  readonly part: PacketPart;
  readonly file: PacketFile;
  readonly caption: string;
}

/** Returns all files of a packet in its order. */
export function filesOf({ parts }: Packet): readonly PlacedFile[] {
  return parts.flatMap((part) =>
    part.blocks.flatMap((block) =>
      block.kind === 'file' ? [{ part, file: block.file, caption: block.caption }] : [],
    ),
  );
}
