import {
  lineAsRatified,
  notRatified,
  placeOfMark,
  RATIFIED_COLLECTIONS,
  ratifiedLine,
  voidLine,
  type RatifiedLine,
} from '@pa-ledger/domain/bank/ratification';
import { formatCents, sumCents } from '@pa-ledger/domain/money/money';
import { byText } from '@pa-ledger/domain/text/sort';
import { formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import type { Days } from '@pa-ledger/domain/time/fiscal-year';
import type { Books, Meeting } from './books.ts';
import type { Block, Fact, PacketPart } from './packet.ts';
import {
  amountColumn,
  quiet,
  sectionOf,
  sheetsOf,
  tableOf,
  warning,
  type PartColumn,
} from './blocks.ts';
import { reportPartMessages } from './report-part-messages.ts';

const messages = reportPartMessages.ratifications;

/** Returns what meetings ratified on the days or of them, and what of the days no meeting has ratified yet. */
export function ratificationPart(books: Books): PacketPart {
  const { days } = books;
  const meetings = books.meetings.map((meeting) => ({ meeting, lines: linesOf(books, meeting) }));
  const open = openLines(books);
  return {
    path: 'ratifications',
    title: messages.title,
    blocks: [
      quiet(messages.hint),
      ...(meetings.length === 0 ? [{ kind: 'text', text: messages.none } as const] : []),
      ...meetings.flatMap(({ meeting, lines }) => meetingBlocks(meeting, lines, days)),
      ...sectionOf(
        messages.open,
        quiet(messages.openHint),
        ...(open.length === 0 ? [] : [warning(messages.openCount(open.length, sumOf(open)))]),
        lineTable(open, messages.allRatified),
      ),
    ],
    sheets: [
      ...sheetsOf(
        'ratifications/ratified',
        messages.ratifiedFile,
        meetings.flatMap(({ meeting, lines }) =>
          lines.map((line) => ({ ratifiedOn: meeting.ratifiedOn, ...sheetRow(line) })),
        ),
        ['amount'],
      ),
      ...sheetsOf('ratifications/not-ratified', messages.openFile, open.map(sheetRow), ['amount']),
    ],
  };
}

/** Of a meeting after the days, only what was paid on them. */
function linesOf({ marks, days }: Books, meeting: Meeting): readonly RatifiedLine[] {
  const isLater = meeting.ratifiedOn > days.last;
  return marks
    .filter(({ mark }) => mark.ratification === meeting.id)
    .filter(({ mark: { itemDay } }) => !isLater || isOn(itemDay, days))
    .flatMap(({ key, mark }) => lineAsRatified(key, mark) ?? [])
    .toSorted(byText(placeOf));
}

/** Returns what of the days isn't ratified, by day. */
export function openLines({ entries, marks, days }: Books): readonly RatifiedLine[] {
  const paid = entries.flatMap(({ collection: name, id, fields }) => {
    const collection = RATIFIED_COLLECTIONS.find((known) => known === name);
    return collection === undefined ? [] : [ratifiedLine({ collection, id }, fields)];
  });
  const voids = marks.map(({ key, mark }) => voidLine(placeOfMark(key), mark));
  const ofDays = [...paid, ...voids].filter((line) => line !== null && isOn(line.day, days));
  return notRatified(ofDays, new Set(marks.map(({ key }) => key))).toSorted(byText(placeOf));
}

function isOn(day: CalendarDate, { first, last }: Days): boolean {
  return day >= first && day <= last;
}

function placeOf({ day, key }: RatifiedLine): string {
  return `${day} ${key}`;
}

function meetingBlocks(
  { ratifiedOn, count, amount, by, undone }: Meeting,
  lines: readonly RatifiedLine[],
  days: Days,
): readonly Block[] {
  const facts: readonly Fact[] = [
    [messages.count, count.toLocaleString('en-US')],
    [messages.amount, formatCents(amount)],
    [messages.recordedBy, by],
    ...(undone === null
      ? []
      : ([[messages.undone, messages.undoneBy(undone.reason, undone.by)]] as const)),
  ];
  return sectionOf(
    messages.meeting(formatDate(ratifiedOn)),
    { kind: 'facts', facts },
    ...(undone !== null ? [quiet(messages.undoneHint)] : []),
    ...(ratifiedOn > days.last ? [quiet(messages.later)] : []),
    ...(undone !== null && lines.length === 0 ? [] : [lineTable(lines, messages.notKept)]),
  );
}

const COLUMNS: readonly PartColumn<RatifiedLine>[] = [
  { label: messages.paidOn, text: ({ day }) => formatDate(day) },
  {
    label: messages.check,
    text: ({ checkNumber, isVoided }) =>
      [checkNumber ?? reportPartMessages.none, isVoided ? messages.voided : '']
        .filter(Boolean)
        .join(' '),
  },
  { label: messages.payee, share: 2, text: ({ payee }) => payee },
  { label: messages.description, share: 3, text: ({ description }) => description },
  amountColumn(messages.amount, ({ amount }) => amount),
];

function lineTable(lines: readonly RatifiedLine[], empty: string): Block {
  const total = [reportPartMessages.total, '', '', '', sumOf(lines)];
  return tableOf({ columns: COLUMNS, rows: lines, total, empty });
}

function sumOf(lines: readonly RatifiedLine[]): string {
  return formatCents(sumCents(lines.map(({ amount }) => amount)));
}

function sheetRow({ day, checkNumber, payee, description, isVoided, amount }: RatifiedLine) {
  return { date: day, checkNumber, payee, description, void: isVoided ? 'yes' : '', amount };
}
