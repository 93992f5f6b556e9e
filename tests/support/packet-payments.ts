import type { PaymentNotes } from '../../web/src/admin/review/packet/paid-books.ts';
import type { Block, PacketPart } from '../../web/src/admin/review/packet/packet.ts';
import { paymentParts } from '../../web/src/admin/review/packet/payment-parts.ts';
import { readBank } from '../../web/src/admin/review/packet/read-bank.ts';
import { readPaid } from '../../web/src/admin/review/packet/read-payments.ts';
import { documentReader } from '../fixtures/document-reader.ts';
import { PACKET_DOCUMENTS } from '../fixtures/packet-books.ts';
import { DAYS } from '../fixtures/packet-entries.ts';
import type { Documents } from '../fixtures/packet-requests.ts';

/* The parts of a packet's payments, of the books in `packet-books`, and what's in one. */

export const NO_NOTES: PaymentNotes = { marks: new Map(), findings: [], enteredBy: new Map() };

/** Documents instead of those of the books, by path; null for one that's gone. */
type Own = Readonly<Record<string, Documents[string] | null>>;

/** Returns the list of payments, then each one's part. */
export async function paymentPartsOf(
  own: Own = {},
  days = DAYS,
  notes = NO_NOTES,
): Promise<readonly PacketPart[]> {
  const there = Object.entries({ ...PACKET_DOCUMENTS, ...own }).flatMap(([path, fields]) =>
    fields == null ? [] : [[path, fields] as const],
  );
  const reader = documentReader(Object.fromEntries(there));
  const bank = await readBank(reader, days);
  return paymentParts(bank, await readPaid(reader, bank), notes);
}

export async function partAt(path: string, own: Own = {}, notes = NO_NOTES): Promise<PacketPart> {
  const found = (await paymentPartsOf(own, DAYS, notes)).find((part) => part.path === path);
  if (found === undefined) throw new Error(`There is no ${path}.`);
  return found;
}

type Table = Extract<Block, { kind: 'table' }>;

export function tables({ blocks }: PacketPart): Table[] {
  return blocks.filter((block): block is Table => block.kind === 'table');
}

export function warnings({ blocks }: PacketPart): string[] {
  return blocks.flatMap((block) =>
    block.kind === 'text' && block.tone === 'warning' ? [block.text] : [],
  );
}

export function factsIn({ blocks }: PacketPart): ReadonlyMap<string, string> {
  return new Map(blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : [])));
}

export function filesIn({ blocks }: PacketPart) {
  return blocks.filter((block) => block.kind === 'file');
}
