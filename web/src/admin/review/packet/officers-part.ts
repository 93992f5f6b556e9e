import type { ReviewMarks } from '@pa-ledger/domain/review/review-requests';
import { byText } from '@pa-ledger/domain/text/sort';
import type { PacketPart } from './packet.ts';
import { quiet, sheetsOf, tableOf, warning, type PartColumn } from './blocks.ts';
import { reportPartMessages } from './report-part-messages.ts';

const messages = reportPartMessages.officers;

type Officer = ReviewMarks['officers'][number];

/** Returns who held an office on the days, with the addresses by which the other parts name them. */
export function officersPart(officers: readonly Officer[]): PacketPart {
  const rows = officers.toSorted(byText(nameOf)).map((officer) => ({
    name: nameOf(officer),
    addresses: officer.emails.toSorted().join('\n'),
    offices: officer.offices.join('\n'),
  }));
  const unnamed = officers.filter(({ names }) => names.length === 0).length;
  return {
    path: 'officers',
    title: messages.title,
    blocks: [
      quiet(messages.hint),
      ...(unnamed === 0 ? [] : [warning(messages.unnamedCount(unnamed))]),
      tableOf({ columns: COLUMNS, rows, empty: messages.none }),
    ],
    sheets: sheetsOf('officers', messages.title, rows),
  };
}

/** Approvers who never signed in to the panel have no name there. */
function nameOf({ names }: Officer): string {
  return names.join(', ') || messages.unnamed;
}

interface Row {
  readonly name: string;
  readonly addresses: string;
  readonly offices: string;
}

const COLUMNS: readonly PartColumn<Row>[] = [
  { label: messages.name, share: 2, text: ({ name }) => name },
  { label: messages.address, share: 3, text: ({ addresses }) => addresses },
  { label: messages.offices, share: 3, text: ({ offices }) => offices },
];
