import type { PacketPart } from './packet.ts';
import { quiet, sheetsOf, tableOf, type PartColumn } from './blocks.ts';
import { reportPartMessages } from './report-part-messages.ts';

const messages = reportPartMessages.attention;

/** What needs attention, and everywhere it stands. */
interface Concern {
  readonly what: string;
  readonly places: readonly string[];
}

/** Returns the page with which a reviewer begins: every warning of the parts behind it, and where it stands. */
export function attentionPart(parts: readonly PacketPart[]): PacketPart {
  const concerns = concernsIn(parts);
  return {
    path: 'attention',
    title: messages.title,
    note: messages.note(concerns.length),
    blocks: [
      quiet(messages.hint),
      tableOf({ columns: COLUMNS, rows: concerns, empty: messages.none }),
    ],
    sheets: sheetsOf(
      'attention',
      messages.title,
      concerns.flatMap(({ what, places }) => places.map((where) => ({ what, where }))),
    ),
  };
}

const COLUMNS: readonly PartColumn<Concern>[] = [
  { label: messages.what, share: 3, text: ({ what }) => what },
  { label: messages.where, share: 3, text: ({ places }) => places.join('\n') },
];

/** The same words are told once, with all their places, in the order of the paper. */
function concernsIn(parts: readonly PacketPart[]): readonly Concern[] {
  const warnings = parts.flatMap(warningsIn);
  return [...Map.groupBy(warnings, ({ what }) => what)].map(([what, own]) => ({
    what,
    places: [...new Set(own.map(({ where }) => where))],
  }));
}

function warningsIn({ path, title: name, note, blocks }: PacketPart) {
  // Of a payment, its day, payee, and amount: there are many, and several may be called `Cash`.
  const isOne = path.startsWith('payments/') && note !== undefined;
  const title = isOne ? messages.noted(name, note) : name;
  let where = title;
  const found: { readonly what: string; readonly where: string }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') where = messages.place(title, block.text);
    if (block.kind === 'text' && block.tone === 'warning') found.push({ what: block.text, where });
  }
  return found;
}
