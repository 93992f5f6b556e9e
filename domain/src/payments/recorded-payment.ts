import type { Actor } from '../people/administrator.ts';
import { membersOf } from '../untyped.ts';
import { amountOf, sumCents, type Cents } from '../money/money.ts';
import { onOneLine } from '../text/text.ts';
import type { CalendarDate, Instant } from '../time/dates.ts';
import type { PaymentClaim } from './payment.ts';

/** What a payment pays of one expense, in the category and the fund in which it counts. A budget edit moves none of it. */
export interface PaymentLine {
  readonly expenseId: string;
  readonly categoryId: string;
  /** Null once the expense's fund was taken away after the payment. */
  readonly fundId: string | null;
  /** In dollars. */
  readonly amount: number;
  /** What it was for, as `purposeOf` says it. */
  readonly purpose: string;
  /** Set if the expense had a statement instead of a receipt when it was paid; absent otherwise. */
  readonly statement?: true;
  /** Set if it pays again what a closed year has, after a void of this year took that back. */
  readonly fromClosedYear?: true;
}

/** The mark of what was paid on a statement instead of a receipt, where there is no room for more. */
export const NO_RECEIPT = 'no receipt, statement';

/** The most characters of a purpose. */
const MAX_PURPOSE = 100;

/** Why a payment does not count any more, who said so, and when. */
interface TakenBack extends Actor {
  readonly reason: string;
  readonly at: Instant;
}

/** A void: the payment stays on its day, and counts with the opposite sign on this one. */
export interface PaymentVoid extends TakenBack {
  readonly date: CalendarDate;
  /** Set if the payment was of a closed year when it was voided: no budget line of the void's year has it. */
  readonly fromClosedYear?: true;
}

/** A document of `payments`: one payment of one or several expenses of one payee. */
export interface RecordedPayment extends PaymentClaim, Actor {
  readonly id: string;
  /** Whom it pays, as the first of its expenses names them. */
  readonly payee: string;
  /** The account that it was paid from; absent while the association has none. */
  readonly accountId?: string;
  /** At least one. */
  readonly lines: readonly PaymentLine[];
  readonly at: Instant;
  readonly voided: PaymentVoid | null;
  /** Set once it was entered by mistake: then it counts nowhere, and its check number is free. */
  readonly mistake: TakenBack | null;
  /** 1 at first and one more at each change. */
  readonly version: number;
}

/** A payment before and after a change; `before` is null when it is recorded. */
export interface PaymentChange {
  readonly before: RecordedPayment | null;
  readonly after: RecordedPayment;
}

/** Returns the id of the payment that pays an expense for the `number`th time. */
export function paymentIdOf(expenseId: string, number: number): string {
  return `${expenseId}-${number}`;
}

/** Returns what an expense's money was for: its description on one line, and no more of it than lists have room for. */
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
 * Returns what the lines of a stored payment were for, each purpose once; empty where nothing says so. One that was paid on
 * a statement instead of a receipt is marked.
 */
export function purposesIn(lines: unknown): string {
  const purposes = (Array.isArray(lines) ? lines : []).map(membersOf).flatMap((line) => {
    const { purpose, statement } = line;
    if (typeof purpose !== 'string') return [];
    return [statement === true ? `${purpose} (${NO_RECEIPT})` : purpose];
  });
  return [...new Set(purposes)].join('; ');
}

/** Returns what a payment pays, in cents. */
export function paidTotal({ lines }: Pick<RecordedPayment, 'lines'>): Cents {
  return sumCents(lines.map(({ amount }) => amountOf(amount)));
}

/** Returns a payment whose line of an expense counts in another fund, as its next version. */
export function withLineFund(
  payment: RecordedPayment,
  expenseId: string,
  fundId: string | null,
): RecordedPayment {
  const lines = payment.lines.map((line) =>
    line.expenseId === expenseId ? { ...line, fundId } : line,
  );
  return { ...payment, lines, version: payment.version + 1 };
}
