import { ATTENTION, attentionPart } from '../packet/attention-part.ts';
import type { PacketPart } from '../packet/packet.ts';
import { paperMessages } from './paper-messages.ts';

/** A part and how many pages its own PDF has: it has as many in the printable one. */
export interface CountedPart {
  readonly part: PacketPart;
  readonly pages: number;
}

/** The page numbers may make it longer, which moves the parts behind it: that settles at once, or it has none. */
const MOST_TRIES = 3;

/**
 * Adds the pages of the printable PDF to what needs attention, if the packet begins with it. In the ZIP each PDF has its own.
 * @param before how many pages come before the first part. @param countPages of a part.
 */
export async function withPageNumbers(
  parts: readonly CountedPart[],
  before: number,
  countPages: (part: PacketPart) => Promise<number>,
): Promise<readonly CountedPart[]> {
  const [first, ...rest] = parts;
  if (first?.part.path !== ATTENTION) return parts;
  let { pages } = first;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const part = numbered(rest, before + pages);
    const count = await countPages(part);
    if (count === pages) return [{ part, pages }, ...rest];
    pages = count;
  }
  return parts;
}

/** @param before how many pages come before these parts. */
function numbered(parts: readonly CountedPart[], before: number): PacketPart {
  const pagesOf = new Map<PacketPart, string>();
  let last = before;
  for (const { part, pages } of parts) {
    pagesOf.set(part, paperMessages.onPages(last + 1, last + pages));
    last += pages;
  }
  return attentionPart([...pagesOf.keys()], (part) => pagesOf.get(part) ?? '');
}
