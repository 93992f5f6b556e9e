import type { Packet } from '../packet/packet.ts';
import { fileKey, type FileResult } from './draw-files.ts';
import { filesOf } from './packet-files.ts';
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
    const faults = result === undefined ? [] : faultsOf(result);
    return faults.length === 0
      ? []
      : [{ part: part.title, name: file.name, why: faults.join(' ') }];
  });
  return { count: files.length, failed };
}

/** Says how many files there are and whether all are in the packet, and where to look for those that nobody attached. */
export function attachedText({ count, failed }: AttachedFiles): string {
  return `${paperMessages.attachedCount(count, failed.length)} ${paperMessages.withoutFile}`;
}
