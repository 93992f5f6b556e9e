import type { PacketPart } from './packet.ts';
import { quiet, sheetsOf, tableOf, type PartColumn } from './blocks.ts';
import { reportPartMessages } from './report-part-messages.ts';

const messages = reportPartMessages.attention;

/** The path of the page with which a reviewer begins. */
export const ATTENTION = 'attention';

/** What needs attention, and everywhere it stands. */
interface Concern {
  readonly what: string;
  readonly places: readonly string[];
}

/**
 * Returns the page with which a reviewer begins: every warning of the parts behind it, and where it stands.
 * @param pagesOf says on which pages a part is, such as 'page 12'; empty where that's not known.
 */
export function attentionPart(
  parts: readonly PacketPart[],
  pagesOf: (part: PacketPart) => string = () => '',
): PacketPart {
  const concerns = concernsIn(parts, pagesOf);
  const found = concerns.flatMap(({ what, places }) => places.map((where) => ({ what, where })));
  return {
    path: ATTENTION,
    title: messages.title,
    note: messages.note(concerns.length, found.length),
    blocks: [
      quiet(messages.hint),
      tableOf({ columns: COLUMNS, rows: concerns, empty: messages.none }),
    ],
    sheets: sheetsOf(ATTENTION, messages.title, found),
  };
}

const COLUMNS: readonly PartColumn<Concern>[] = [
  { label: messages.what, share: 3, text: ({ what }) => what },
  { label: messages.where, share: 3, text: ({ places }) => places.join('\n') },
];

/** The same words are told once, with all their places, in the order of the paper. */
function concernsIn(
  parts: readonly PacketPart[],
  pagesOf: (part: PacketPart) => string,
): readonly Concern[] {
  const warnings = parts.flatMap((part) => warningsIn(part, pagesOf(part)));
  return [...Map.groupBy(warnings, ({ what }) => what)].map(([what, own]) => ({
    what,
    places: own.map(({ where }) => where),
  }));
}

/** A part may say the same twice below one heading. */
function warningsIn({ path, title: name, note, blocks }: PacketPart, pages: string) {
  // Of a payment, its day, payee, and amount: there are many, and several may be called `Cash`.
  const isOne = path.startsWith('payments/') && note !== undefined;
  const title = isOne ? messages.noted(name, note) : name;
  let where = title;
  const found = new Map<string, { readonly what: string; readonly where: string }>();
  for (const block of blocks) {
    if (block.kind === 'heading') where = messages.place(title, block.text);
    if (block.kind !== 'text' || block.tone !== 'warning') continue;
    const warned = { what: block.text, where: reportPartMessages.joined([where, pages]) };
    found.set(JSON.stringify(warned), warned);
  }
  return [...found.values()];
}
