import type { Actor, SecondLook } from '../people/person.ts';
import { membersOf } from '../untyped.ts';
import { amountOf, sumCents, type Cents } from '../money/money.ts';
import { onOneLine } from '../text/text.ts';
import type { CalendarDate, Instant } from '../time/dates.ts';
import type { CheckSteps } from './check.ts';
import type { PaymentClaim } from './payment.ts';

/** What a payment pays for one expense, with the category and fund it counts in. Budget edits don't move it. */
export interface PaymentLine {
  readonly expenseId: string;
  readonly categoryId: string;
  /** Null if the expense's fund was removed after the payment. */
  readonly fundId: string | null;
  /** In dollars. */
  readonly amount: number;
  /** What it was for (`purposeOf`). */
  readonly purpose: string;
  /** Set if the expense was paid on a statement instead of a receipt; absent otherwise. */
  readonly statement?: true;
  /** Set if it pays again something from a closed year, after a void this year. */
  readonly fromClosedYear?: true;
}

/** A short mark for payments on a statement instead of a receipt. */
export const NO_RECEIPT = 'no receipt, statement';

/** The most characters in a purpose. */
const MAX_PURPOSE = 100;

/** Why a payment no longer counts, by whom, and since when. */
interface TakenBack extends Actor {
  readonly reason: string;
  readonly at: Instant;
}

/** A void: the payment stays on its day, and counts with the opposite sign on this one. */
export interface PaymentVoid extends TakenBack {
  readonly date: CalendarDate;
  /** Set if the payment was from a closed year when voided, so that it's in no budget line of the void's year. */
  readonly fromClosedYear?: true;
}

/** A document of `payments`: one payment for one or more expenses of one payee. */
export interface RecordedPayment extends PaymentClaim, Actor {
  readonly id: string;
  /** The payee, as the first expense names them. */
  readonly payee: string;
  /** The account it was paid from; absent if the association has none. */
  readonly accountId?: string;
  /** At least one; several of one expense if it was split. */
  readonly lines: readonly PaymentLine[];
  /** The lines until a day, the oldest first: an administrator changed those of an expense after the payment. */
  readonly reclassified: readonly {
    readonly on: CalendarDate;
    readonly lines: readonly PaymentLine[];
  }[];
  readonly at: Instant;
  /** What happened to a check since then; absent for every other method. */
  readonly check?: CheckSteps;
  readonly voided: PaymentVoid | null;
  /** Set if it was entered by mistake: then it counts nowhere, and its check number is free. */
  readonly mistake: TakenBack | null;
  /** Who confirmed it; absent until someone did (`../ledger/confirmation.ts`). */
  readonly confirmed?: SecondLook;
  /** 1 at first, plus 1 for each change. */
  readonly version: number;
}

/** A payment before and after a change; `before` is null for a new one. */
export interface PaymentChange {
  readonly before: RecordedPayment | null;
  readonly after: RecordedPayment;
}

/** Returns the ids of the expenses that a payment pays, each once: a split expense has several lines. */
export function expensesPaidBy({
  lines,
}: {
  readonly lines: readonly Pick<PaymentLine, 'expenseId'>[];
}): readonly string[] {
  return [...new Set(lines.map(({ expenseId }) => expenseId))];
}

/** Returns the id of the payment that pays an expense for the `number`th time. */
export function paymentIdOf(expenseId: string, number: number): string {
  return `${expenseId}-${number}`;
}

/** Returns the first expense that a payment pays. @param paymentId from `paymentIdOf`. */
export function expenseOfPayment(paymentId: string): string {
  return paymentId.split('-', 1).join();
}

/** Returns what an expense's money was for: its description on one line, cut to fit lists. */
export function purposeOf(description: string): string {
  const words = onOneLine(description, ' ').replaceAll(/\s+/gu, ' ').trim();
  const characters = Array.from(words);
  if (characters.length <= MAX_PURPOSE) return words;
  return `${characters
    .slice(0, MAX_PURPOSE - 1)
    .join('')
    .trimEnd()}…`;
}

/**
 * Returns the purposes of a stored payment's lines, without repeats; empty if it has none. It marks those paid on a
 * statement instead of a receipt.
 */
export function purposesIn(lines: unknown): string {
  const purposes = (Array.isArray(lines) ? lines : []).map(membersOf).flatMap((line) => {
    const { purpose, statement } = line;
    if (typeof purpose !== 'string') return [];
    return [statement === true ? `${purpose} (${NO_RECEIPT})` : purpose];
  });
  return [...new Set(purposes)].join('; ');
}

/** Returns a payment's total, in cents. */
export function paidTotal({ lines }: Pick<RecordedPayment, 'lines'>): Cents {
  return sumCents(lines.map(({ amount }) => amountOf(amount)));
}

/**
 * Returns a payment's next version, in which an expense counts as other lines from a day on.
 * @param own the expense's new lines, which add up to the same.
 */
export function withExpenseLines(
  payment: RecordedPayment,
  expenseId: string,
  own: readonly PaymentLine[],
  on: CalendarDate,
): RecordedPayment {
  const at = payment.lines.findIndex((line) => line.expenseId === expenseId);
  const others = payment.lines.filter((line) => line.expenseId !== expenseId);
  return {
    ...payment,
    lines: others.toSpliced(at, 0, ...own),
    reclassified: [...payment.reclassified, { on, lines: payment.lines }],
    version: payment.version + 1,
  };
}
