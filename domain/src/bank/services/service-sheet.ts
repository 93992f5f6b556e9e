import { amountInCell, tidyCell } from '../../sheets/cells.ts';
import { cents, inputText, type Cents } from '../../money/money.ts';
import type { CalendarDate } from '../../time/dates.ts';
import type { ServiceColumn, ServiceColumns } from './service-columns.ts';
import { serviceDay } from './service-day.ts';
import { serviceMessages as messages } from './service-messages.ts';
import { serviceRowKey, type ServiceRowKind, type ServiceRowTexts } from './service-row.ts';
import { isDone, isRefunded, serviceMeaning } from './service-words.ts';

/** A row of a service's file: what its form begins with, or why it's left out. */
export type ReadServiceRow = {
  /** From 1. */
  readonly row: number;
} & (
  | {
      readonly texts: ServiceRowTexts;
      /** Identifies it in its file, and in another one that has it. */
      readonly key: string;
    }
  | { readonly reason: string }
);

/** Reads the cells of a row by column; '' for a column that the file doesn't have. */
type Cell = (column: ServiceColumn) => string;

/** What the file as a whole says about its rows. */
interface FileFacts {
  readonly timeZone: string;
  readonly columns: ServiceColumns;
  /** The zone of its times, if a heading says it. */
  readonly zone: string;
  /** Whether it shows a fee that the service took below 0. */
  readonly isFeeBelow0: boolean;
  readonly hasRefunds: boolean;
}

/**
 * Reads a service's file. Nothing is lost silently: each row with a day or an amount becomes a row to save, or is left out
 * with its reason.
 * @param timeZone the school's, whose days the rows get.
 */
export function readServiceSheet(
  rows: readonly (readonly string[])[],
  columns: ServiceColumns,
  timeZone: string,
): readonly ReadServiceRow[] {
  const headings = rows[columns.headings] ?? [];
  const below = rows.flatMap((cells, at) => {
    const isHeading = textOf(cells) === textOf(headings);
    const cell = cellReader(cells, columns);
    return at <= columns.headings || isHeading || isEmpty(cell) ? [] : [{ cell, row: at + 1 }];
  });
  const all = below.map(({ cell }) => cell);
  const facts = { timeZone, columns, ...factsOf(all, headings, columns) };
  const seen = new Map<string, number>();
  return below.map(({ cell, row }) => {
    const read = readRow(cell, facts);
    if ('reason' in read) return { row, ...read };
    const key = serviceRowKey(read.texts, read.content);
    const before = seen.get(key);
    if (before !== undefined && read.texts.serviceId !== '')
      return { row, reason: messages.sameId(before) };
    const own = before === undefined ? key : nextKey(seen, key);
    seen.set(own, row);
    return { row, texts: read.texts, key: own };
  });
}

/** Two equal rows without ids are two sales: the second is the second in every file. */
function nextKey(seen: ReadonlyMap<string, number>, key: string): string {
  let number = 2;
  while (seen.has(`${key} ${number}`)) number++;
  return `${key} ${number}`;
}

/** Lines of balances above and below have neither a day nor an amount. */
function isEmpty(cell: Cell): boolean {
  return cell('date') === '' && cell('gross') === '';
}

function textOf(cells: readonly string[]): string {
  return cells.map(tidyCell).join('\n');
}

function cellReader(cells: readonly string[], columns: ServiceColumns): Cell {
  return (column) => {
    const at = columns[column];
    // A leading apostrophe tells a spreadsheet to leave the digits after it alone.
    return at === undefined ? '' : tidyCell(cells[at] ?? '').replace(/^'(?=\d)/, '');
  };
}

function factsOf(
  cells: readonly Cell[],
  headings: readonly string[],
  { date, time, kind }: ServiceColumns,
): Pick<FileFacts, 'zone' | 'isFeeBelow0' | 'hasRefunds'> {
  const named = [date, time].map((at) => (at === undefined ? '' : (headings[at] ?? '')));
  const fees = cells
    .filter((cell) => (amountInCell(cell('gross')) ?? 0) > 0)
    .map((cell) => amountInCell(cell('fee')) ?? 0);
  const below0 = fees.filter((fee) => fee < 0).length;
  return {
    zone: named.some((heading) => /\butc\b/i.test(heading)) ? 'UTC' : '',
    isFeeBelow0: below0 > fees.filter((fee) => fee > 0).length,
    // Money out is a refund too, where no word says what it is.
    hasRefunds: cells
      .filter((cell) => (amountInCell(cell('gross')) ?? 0) < 0)
      .map((cell) => serviceMeaning(kind === undefined ? null : cell('kind'), true))
      .some((meaning) => meaning === 'refund' || meaning === null),
  };
}

interface Read {
  readonly texts: ServiceRowTexts;
  /** What it says, for a row without an id of the service's. */
  readonly content: string;
}

type Left = Pick<Extract<ReadServiceRow, { reason: string }>, 'reason'>;

function readRow(cell: Cell, facts: FileFacts): Read | Left {
  const { columns, timeZone, zone } = facts;
  const outside = reasonOutside(cell, facts);
  if (outside !== null) return { reason: outside };
  const written = { date: cell('date'), time: cell('time'), zone: cell('zone') || zone };
  const date = serviceDay(written, timeZone);
  if (date === null) return { reason: messages.noDay(written.date) };
  const amounts = amountsIn(cell, facts);
  if (typeof amounts === 'string') return { reason: amounts };
  const { gross, fee, tax } = amounts;
  if (gross === 0 && fee === 0) return { reason: messages.noMoney };
  const cash = reasonInCash(cell, gross);
  if (cash !== null) return { reason: cash };
  const type = columns.kind === undefined ? null : cell('kind');
  const meaning = gross === 0 ? 'fee' : serviceMeaning(type, gross < 0);
  if (meaning === 'spent') return { reason: messages.spent(cell('kind')) };
  if (meaning === 'cameBack') return { reason: messages.cameBack(cell('kind')) };
  if (meaning === 'fromBank') return { reason: messages.fromBank(cell('kind')) };
  return {
    texts: textsOf(cell, date, meaning, { gross, fee, tax }),
    content: [date, cell('time'), cell('kind'), gross, fee, cell('text')].join('|').slice(0, 150),
  };
}

/** Returns why a row's money isn't, or isn't yet, in the service's account; null if it is. */
function reasonOutside(cell: Cell, { hasRefunds }: FileFacts): string | null {
  const status = cell('status');
  if (isRefunded(status) && !hasRefunds) return messages.refundMissing;
  if (!isRefunded(status) && !isDone(status)) return messages.status(status);
  if (cell('effect').toLowerCase() === 'memo') return messages.noEffect;
  const currency = cell('currency').toUpperCase();
  return currency === '' || currency === 'USD' ? null : messages.currency(currency);
}

interface Amounts {
  readonly gross: Cents;
  /** What the service took; below 0 if it gave it back. */
  readonly fee: Cents;
  readonly tax: Cents;
}

/** Returns a row's amounts, or a sentence about the one that can't be read. */
function amountsIn(cell: Cell, { isFeeBelow0, columns }: FileFacts): Amounts | string {
  const read = (column: ServiceColumn, label: string): Cents | string => {
    const text = cell(column);
    if (text === '') return cents(0);
    return amountInCell(text) ?? messages.noAmount(label, text);
  };
  const gross = read('gross', 'Gross');
  const fee = read('fee', 'Fee');
  const net = read('net', 'Net');
  const tax = read('tax', 'Sales tax');
  if (typeof gross === 'string') return gross;
  if (typeof fee === 'string') return fee;
  if (typeof net === 'string') return net;
  if (typeof tax === 'string') return tax;
  if (columns.net === undefined || cell('net') === '')
    return { gross, fee: cents(isFeeBelow0 ? 0 - fee : fee), tax };
  const taken = cents(gross - net);
  const isSame = columns.fee === undefined || Math.abs(taken) === Math.abs(fee);
  return isSame ? { gross, fee: taken, tax } : messages.notNet;
}

/** Square lists what was paid in cash, too, which never reaches its balance. */
function reasonInCash(cell: Cell, gross: Cents): string | null {
  const outside = (['cash', 'otherTender'] as const)
    .map((column) => amountInCell(cell(column)) ?? 0)
    .reduce<number>((sum, amount) => sum + amount, 0);
  if (outside === 0) return null;
  return outside === gross ? messages.inCash : messages.partlyInCash;
}

function textsOf(
  cell: Cell,
  date: CalendarDate,
  kind: ServiceRowKind | null,
  { gross, fee, tax }: Amounts,
): ServiceRowTexts {
  const isFee = kind === 'fee';
  const text = (amount: number): string => (amount === 0 ? '' : inputText(cents(amount)));
  return {
    date,
    kind: kind ?? '',
    gross: isFee ? '' : text(Math.abs(gross)),
    fee: text(isFee ? fee - gross : fee),
    tax: isFee ? '' : text(Math.abs(tax)),
    description: cell('text').slice(0, 200),
    serviceId: cell('id').slice(0, 100),
    categoryId: '',
    fundId: '',
  };
}
