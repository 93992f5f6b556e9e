import { itemKey } from '@pa-ledger/domain/bank/items';
import { isUnconfirmed } from '@pa-ledger/domain/ledger/confirmation';
import { amountOf, cents, formatCents, type Cents } from '@pa-ledger/domain/money/money';
import { organization } from '@pa-ledger/domain/organization';
import { paperOwner, type Paper, type PaperPlace } from '@pa-ledger/domain/papers/paper';
import {
  formatDate,
  formatInstant,
  isCalendarDate,
  type Instant,
} from '@pa-ledger/domain/time/dates';
import { statementDate } from '@pa-ledger/domain/bank/statement';
import type { RecordedPayment } from '@pa-ledger/domain/payments/recorded-payment';
import { storedAs, type Fields } from '../../../data/documents.ts';
import type { BankBooks } from './bank-books.ts';
import { moneyPartMessages } from './money-part-messages.ts';
import type { Block, PacketColumn, PacketFile } from './packet.ts';

/* What the parts about money are put together from. */

const { payments: messages } = moneyPartMessages;

/** Returns an amount of a document, in dollars there, as people read it. */
export function dollarText(dollars: unknown): string {
  return formatCents(amountOf(dollars));
}

/** Returns a stored day as people write it; anything else as it is. */
export function dayText(day: string): string {
  return isCalendarDate(day) ? formatDate(day) : day;
}

/** Returns a moment as people write it, in the school's time zone. */
export function momentText(at: Instant): string {
  return formatInstant(at, organization.timeZone);
}

/** Returns a column for words. @param share of the width. */
export function words(label: string, share = 1): PacketColumn {
  return share === 1 ? { label } : { label, share };
}

/** Returns a column for amounts. */
export function figures(label: string): PacketColumn {
  return { label, numeric: true };
}

type Table = Extract<Block, { readonly kind: 'table' }>;

/** Returns a table without the columns of which each cell is empty; without rows, it keeps all. */
export function filledColumns(table: Table): Table {
  const { columns, rows, total } = table;
  const filled = <Cell>(cells: readonly Cell[]): readonly Cell[] =>
    cells.filter((_cell, at) => rows.length === 0 || rows.some((row) => row[at] !== ''));
  return {
    ...table,
    columns: filled(columns),
    rows: rows.map(filled),
    ...(total !== undefined && { total: filled(total) }),
  };
}

/** Returns an amount as money in, or '' for money out. */
export function moneyIn(amount: Cents): string {
  return amount > 0 ? formatCents(amount) : '';
}

/** Returns what went out as a positive amount, or '' for money in. A spoiled check is $0.00 out. */
export function moneyOut(amount: Cents): string {
  return amount > 0 ? '' : formatCents(cents(0 - amount));
}

/** Returns the date of the statement that cleared an item; '' for none. @param key of the item. */
export function clearedOn(key: string, { marks }: Pick<BankBooks, 'marks'>): string {
  const id = marks.get(key)?.statementId ?? null;
  return id === null ? '' : statementDate(id);
}

/** Returns when a statement ticked off a check together with its void; '' for one that the bank paid, or that isn't cleared. */
export function clearedWithVoid(id: string, books: Pick<BankBooks, 'marks'>): string {
  const paid = clearedOn(itemKey('payments', id), books);
  return paid === clearedOn(itemKey('payments', id, 'void'), books) ? paid : '';
}

/** Returns who entered something without a request; the address is '' for what no one did. */
export function enteredByText(by = ''): string {
  return by === '' ? messages.enteredByNone : by;
}

/** Returns who confirmed it as the second person, or that none has; '' for a check, whose signatures do that. */
export function confirmedText(
  collection: 'payments' | 'manualExpenses',
  fields: Fields | RecordedPayment,
): string {
  const { confirmed } = storedAs<Pick<RecordedPayment, 'confirmed'>>({ ...fields });
  if (confirmed !== undefined) return messages.byAt(confirmed.by, momentText(confirmed.at));
  return isUnconfirmed(collection, { ...fields }) ? messages.notConfirmed : '';
}

/** Returns a record's papers as files, in the order in which they were added. */
export function paperBlocks(
  place: PaperPlace,
  { papers }: Pick<BankBooks, 'papers'>,
  caption: string,
): readonly Block[] {
  const id = paperOwner(place);
  return (papers.get(id) ?? []).map((paper) => ({
    kind: 'file',
    file: fileOf('papers', id, paper),
    caption,
  }));
}

/** Returns where a receipt or a paper is, without what else its record says. */
export function fileOf(
  of: PacketFile['of'],
  id: string,
  { slot, name, type, size, sha256 }: Pick<Paper, 'slot' | 'name' | 'type' | 'size' | 'sha256'>,
): PacketFile {
  return { of, id, slot, name, type, size, sha256 };
}
