import type { BankItem } from '@pa-ledger/domain/bank/items';
import { nineLines, outstandingOf, type NineLines } from '@pa-ledger/domain/bank/reconciliation';
import {
  changedTicks,
  itemText,
  keptItem,
  MAX_STATEMENT_ITEMS,
  statementId,
  type TickedItem,
} from '@pa-ledger/domain/bank/statement';
import { storedVersion } from '@pa-ledger/domain/ledger/journal';
import { dollarsFromCents, formatCents, type Cents } from '@pa-ledger/domain/money/money';
import type { Person } from '@pa-ledger/domain/people/person';
import { shortList } from '@pa-ledger/domain/text/text';
import { dateAt, formatDate, type CalendarDate } from '@pa-ledger/domain/time/dates';
import { readCurrent } from '../firestore/data-version.ts';
import { CLEARINGS, STATEMENTS } from '../firestore/paths.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { storeChange } from '../journal/journal.ts';
import { DomainError } from '../platform/domain-error.ts';
import type { Services } from '../platform/services.ts';
import { readUncleared } from './read-uncleared.ts';
import { readBegin, readsOf, type AccountBegin } from './statements.ts';

/** A tick as the panel sends it: the item as its author saw it, and its words for a refusal. */
export interface Tick extends TickedItem {
  readonly text: string;
}

/** A statement to save. */
export interface StatementSave {
  readonly accountId: string;
  readonly day: CalendarDate;
  /** The bank's ending balance, in cents. */
  readonly balance: Cents;
  /** The date of the last statement when the panel loaded the list; null if there was none. */
  readonly after: CalendarDate | null;
  /** One for each press of the button, so that a retry saves once. */
  readonly token: string;
  readonly ticks: readonly Tick[];
}

/**
 * Saves a statement and clears the ticked items, in one commit. It reads everything again, so it only clears what still is as
 * its author saw it. A retry of the same press changes nothing.
 * @throws DomainError that says what changed, who saved first, or by how much books and bank differ.
 */
export async function saveStatement(
  save: StatementSave,
  by: Person,
  services: Services,
): Promise<void> {
  const { db, clock } = services;
  const { accountId, day, ticks } = save;
  const id = statementId(accountId, day);
  await db.runTransaction(async (transaction) => {
    const reads = readsOf(transaction);
    const [stored] = await readCurrent(transaction, db.collection(STATEMENTS).doc(id));
    if (stored.get('token') === save.token && stored.get('reopened') === null) return;
    const at = clock();
    const begin = await readBegin(db, accountId, reads);
    requireNext(save, begin, dateAt(at, services.organization.timeZone));
    const { items, inTransit } = await readUncleared(db, accountId, begin, day, reads);
    requireSeen(ticks, items);
    const uncleared = [...items, ...inTransit];
    const cleared = ticks.map(({ key }) => key);
    const ticked = new Set(cleared);
    const lines = nineLines(begin.before, save.balance, uncleared, ticked);
    if (lines.difference !== 0) {
      const sentence = `The difference is ${formatCents(lines.difference)}, not $0.00, so the statement was not saved.`;
      throw new DomainError('notReconciled', { sentence });
    }
    const outstanding = outstandingOf(uncleared, ticked);
    if (outstanding.length > MAX_STATEMENT_ITEMS) throw new DomainError('tooManyOutstanding');
    const before = stored.data() ?? null;
    const after = {
      accountId,
      day,
      balance: dollarsFromCents(save.balance),
      lines: inDollars(lines),
      cleared,
      outstanding: outstanding.map(keptItem),
      at: timestamp(at),
      by,
      token: save.token,
      reopened: null,
      version: storedVersion(before) + 1,
    };
    const place = { collection: STATEMENTS, document: id };
    storeChange(transaction, db, place, { before, after }, { by, at });
    for (const { key, day: itemDay, amount } of ticks) {
      const clearing = { accountId, statementId: id, itemDay, amount: dollarsFromCents(amount) };
      transaction.create(db.collection(CLEARINGS).doc(key), clearing);
    }
  });
}

function inDollars(lines: NineLines): Readonly<Record<string, number>> {
  const amounts = Object.entries<Cents>({ ...lines });
  return Object.fromEntries(amounts.map(([name, amount]) => [name, dollarsFromCents(amount)]));
}

/** @throws DomainError if the statement doesn't follow the last one, or someone else saved one first. */
function requireNext(
  { day, after }: StatementSave,
  { openingDate, last }: AccountBegin,
  today: CalendarDate,
): void {
  if (day > today) throw new DomainError('statementAhead');
  if (day < openingDate) throw new DomainError('accountNotOpen');
  if (last !== null && last.day !== after) {
    const sentence = `${last.by.email} just saved the statement of ${formatDate(last.day)}, so this one wasn’t saved. Please look at the list again.`;
    throw new DomainError('statementSaved', { sentence });
  }
  if (last === null && after !== null) {
    const sentence = `Someone just reopened the statement of ${formatDate(after)}, so this one wasn’t saved. Please look at the list again.`;
    throw new DomainError('statementSaved', { sentence });
  }
  if (last !== null && day <= last.day) throw new DomainError('statementEarlier');
}

/** @throws DomainError `ticksChanged`, which names the items that changed since they were ticked. */
function requireSeen(ticks: readonly Tick[], uncleared: readonly BankItem[]): void {
  const changed = changedTicks(ticks, uncleared);
  if (changed.length === 0) return;
  const now = new Map(uncleared.map((item) => [item.key, item]));
  const named = changed.map(({ key, text }) => {
    const item = now.get(key);
    return item === undefined
      ? `${text} (already cleared, deleted, or moved)`
      : `${text} (now ${itemText(item)})`;
  });
  const sentence = `These changed after you checked them off: ${shortList(named)}. Nothing was saved. Please look at the list again.`;
  throw new DomainError('ticksChanged', { sentence });
}
