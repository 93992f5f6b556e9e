import { isDocumentId } from '../untyped.ts';
import { dollarsFromCents, formatCents } from '../money/money.ts';
import type { Person, SecondLook } from '../people/person.ts';
import { formatDate, isCalendarDate, type CalendarDate } from '../time/dates.ts';
import type { BankItem } from './items.ts';
import type { NineLines } from './reconciliation.ts';

/**
 * The most items that one statement clears, and the most that stay outstanding; its document and journal entry hold
 * both.
 */
export const MAX_STATEMENT_ITEMS = 1_500;

/** The most characters of an item's words that a statement keeps. */
const MAX_ITEM_WORDS = 80;

/** An item as a statement keeps it, with its amount in dollars. */
export interface KeptItem extends Omit<BankItem, 'amount'> {
  readonly amount: number;
}

/** A document of `statements`, without its time: what a statement showed and cleared. Amounts in dollars. */
export interface KeptStatement {
  readonly accountId: string;
  readonly day: CalendarDate;
  readonly balance: number;
  readonly lines: Readonly<Record<keyof NineLines, number>>;
  /** The keys of what it cleared. */
  readonly cleared: readonly string[];
  /** What was outstanding or in transit at the end of its day. */
  readonly outstanding: readonly KeptItem[];
  readonly by: Person;
  /** Identifies the press of the button that saved it, so that a repeat finds it. */
  readonly token: string;
  /** Why it was reopened, and by whom; null while it's in force. */
  readonly reopened: { readonly reason: string; readonly by: Person } | null;
  /** Who reviewed it; absent until someone did. */
  readonly reviewed?: SecondLook;
  readonly version: number;
}

/** Returns an account's last statement in force; null without one. */
export function lastStatement<Statement extends Pick<KeptStatement, 'day' | 'reopened'>>(
  statements: readonly Statement[],
): Statement | null {
  const holding = statements.filter(({ reopened }) => reopened === null);
  return holding.toSorted((one, other) => (one.day < other.day ? 1 : -1))[0] ?? null;
}

/** Returns an item as a statement keeps it. */
export function keptItem({ key, day, amount, checkNumber, words }: BankItem): KeptItem {
  const short = words.slice(0, MAX_ITEM_WORDS);
  return { key, day, amount: dollarsFromCents(amount), checkNumber, words: short };
}

/** Returns the id of an account's statement of a day. */
export function statementId(accountId: string, day: CalendarDate): string {
  return `${accountId}~${day}`;
}

/** Returns whether this is the id of a statement. */
export function isStatementId(id: unknown): id is string {
  const [account, day, ...rest] = typeof id === 'string' ? id.split('~') : [];
  return rest.length === 0 && isDocumentId(account) && isCalendarDate(day);
}

/** Returns the day of a statement; null if it can't be read. @param id from `statementId`. */
export function statementDay(id: string): CalendarDate | null {
  const [, day] = id.split('~');
  return isCalendarDate(day) ? day : null;
}

/** Returns the date of a statement as people write it. @param id from `statementId`. */
export function statementDate(id: string): string {
  const day = statementDay(id);
  return day === null ? id : formatDate(day);
}

/** Returns an item as text that people can find it by: `Check 1042, Dana Whitfield, Nov 20, 2026, -$12.00`. */
export function itemText({ checkNumber, words, day, amount }: BankItem): string {
  const check = checkNumber === null ? [] : [`Check ${checkNumber}`];
  const about = words === '' ? [] : [words.slice(0, MAX_ITEM_WORDS)];
  return [...check, ...about, formatDate(day), formatCents(amount)].join(', ');
}

/** What a person saw of an item when checking it off. */
export type TickedItem = Pick<BankItem, 'key' | 'day' | 'amount'>;

/**
 * Returns the ticks that no longer hold: the item is gone, cleared, after the statement, or has another day or amount.
 */
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
