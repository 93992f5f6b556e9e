import { isCalendarDate, formatDate, type CalendarDate } from '../time/dates.ts';
import { isDocumentId } from '../document-id.ts';
import { formatCents } from '../money/money.ts';
import type { BankItem } from './items.ts';

/** The most items that one statement clears, and the most that stay outstanding: both are in its document and its journal. */
export const MAX_STATEMENT_ITEMS = 1_500;

/** The longest words of an item that a statement keeps. */
export const MAX_ITEM_WORDS = 80;

/** Returns the id of an account's statement of a day. */
export function statementId(accountId: string, day: CalendarDate): string {
  return `${accountId}~${day}`;
}

/** Returns whether this is the id of a statement. */
export function isStatementId(id: unknown): id is string {
  const [account, day, ...rest] = typeof id === 'string' ? id.split('~') : [];
  return rest.length === 0 && isDocumentId(account) && isCalendarDate(day);
}

/** Returns an item in words, so that people find it: `Check 1042, Dana Whitfield, Nov 20, 2026, -$12.00`. */
export function itemText({ checkNumber, words, day, amount }: BankItem): string {
  const check = checkNumber === null ? [] : [`Check ${checkNumber}`];
  const about = words === '' ? [] : [words.slice(0, MAX_ITEM_WORDS)];
  return [...check, ...about, formatDate(day), formatCents(amount)].join(', ');
}

/** What somebody saw of an item when they ticked it. */
export type TickedItem = Pick<BankItem, 'key' | 'day' | 'amount'>;

/** Returns the ticks whose item cannot be cleared as it was seen: it is gone, cleared, later, or has another day or amount. */
export function changedTicks<Tick extends TickedItem>(
  ticks: readonly Tick[],
  items: readonly BankItem[],
): readonly Tick[] {
  const known = new Map(items.map((item) => [item.key, item]));
  return ticks.filter(({ key, day, amount }) => {
    const item = known.get(key);
    return item?.day !== day || item.amount !== amount;
  });
}
