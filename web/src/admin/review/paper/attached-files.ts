import type { Packet, PacketSheet } from '../packet/packet.ts';
import type { DrawnFile } from './draw-file.ts';
import { fileKey, type FileResult } from './draw-files.ts';
import { FILES, filesOf } from './packet-files.ts';
import { paperMessages } from './paper-messages.ts';
import { faultsOf } from './write-file.ts';

/** What's said of the receipts and papers of a packet. */
export interface AttachedFiles {
  readonly count: number;
  readonly failed: readonly FailedFile[];
}

/** A file that isn't in the packet, or not all of it. */
export interface FailedFile {
  /** The part's title. */
  readonly part: string;
  /** As it was uploaded, for display only. */
  readonly name: string;
  readonly why: string;
}

/** Counts the files of a packet, and names each of which something isn't in it, in its order. */
export function attachedFiles(
  packet: Packet,
  results: ReadonlyMap<string, FileResult>,
): AttachedFiles {
  const files = filesOf(packet);
  const failed = files.flatMap(({ part, file }) => {
    const result = results.get(fileKey(file));
    const why = result === undefined ? '' : faultsOf(result).join(' ');
    return why === '' ? [] : [{ part: part.title, name: file.name, why }];
  });
  return { count: files.length, failed };
}

/** Lists each file with the hash of its original, to compare it with a paper on the shelf or a later download. */
export function inventoryOf(packet: Packet, results: ReadonlyMap<string, FileResult>): PacketSheet {
  const rows = filesOf(packet).map(({ part, file, caption }) => {
    const result = results.get(fileKey(file));
    const faults = faultsOf(result);
    const pages = result?.ok === true ? pagesIn(result.drawn) : 0;
    return {
      part: `${part.path}.pdf`,
      file: caption,
      name: file.name,
      type: file.type,
      bytes: file.size,
      sha256: file.sha256,
      pagesDrawn: pages,
      inPacket: inPacket(pages, faults.length > 0),
      why: faults.join(' '),
    };
  });
  return { path: FILES, title: paperMessages.filesList, rows, amounts: [] };
}

function pagesIn({ pictures }: DrawnFile): number {
  return new Set(pictures.map(({ page }) => page)).size;
}

function inPacket(pages: number, isFaulty: boolean): string {
  const { all, some, none } = paperMessages.inPacket;
  if (pages === 0) return none;
  return isFaulty ? some : all;
}

/** Says how many files there are and whether all are in the packet, and where to look for those that nobody attached. */
export function attachedText({ count, failed }: AttachedFiles): string {
  return `${paperMessages.attachedCount(count, failed.length)} ${paperMessages.withoutFile}`;
}
