import { formatCents, type Cents } from '@pa-ledger/domain/money/money';
import type { Block, PacketPart } from '../../web/src/admin/review/packet/packet.ts';

export type Table = Extract<Block, { kind: 'table' }>;

/** Returns the tables below a heading of a part, up to the next heading. */
export function tablesUnder({ blocks }: Pick<PacketPart, 'blocks'>, heading: string): Table[] {
  const start = blocks.findIndex((block) => block.kind === 'heading' && block.text === heading);
  if (start < 0) throw new Error(`There is no heading ${heading}.`);
  const next = blocks.slice(start + 1).findIndex(({ kind }) => kind === 'heading');
  const own = next < 0 ? blocks.slice(start + 1) : blocks.slice(start + 1, start + 1 + next);
  return own.filter((block) => block.kind === 'table');
}

/** Returns the texts of a table's numeric columns, row by row, its total last. */
export function figuresIn({ columns, rows, total }: Table): string[][] {
  const all = total === undefined ? rows : [...rows, total];
  return all.map((row) => row.filter((_text, at) => columns[at]?.numeric === true));
}

/** Returns amounts as a part has them, in this order of fields. */
export function textsOf<Field extends string>(
  fields: readonly Field[],
  lines: readonly Readonly<Record<Field, Cents>>[],
): string[][] {
  return lines.map((line) => fields.map((field) => formatCents(line[field])));
}

/** Returns every text of some blocks. */
export function textsIn(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case 'table':
        return [block.caption ?? '', ...block.rows.flat(), ...(block.total ?? []), block.empty];
      case 'facts':
        return block.facts.flat();
      case 'file':
        return [block.caption];
      case 'signatures':
        return [block.statement, ...block.choices, ...block.roles];
      case 'heading':
      case 'text':
        return [block.text];
    }
  });
}
