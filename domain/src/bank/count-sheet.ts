import type { TypedOf } from '../fields/field.ts';
import { valuesOfTyped } from '../fields/form.ts';
import { formErrors } from '../fields/form-errors.ts';
import { cents, formatCents, sumCents, type Cents } from '../money/money.ts';
import { membersOf } from '../untyped.ts';

/*
 * A count sheet: the cash of a deposit by bill and coin. Cash leaves no other trace, so two people count it together and
 * sign for it.
 */

const COUNT = { kind: 'count', required: false, min: 0, max: 9_999 } as const;

/** How many there are of each bill and coin, the largest first. */
export const COUNT_FORM = {
  hundreds: { ...COUNT, label: '$100 bills' },
  fifties: { ...COUNT, label: '$50 bills' },
  twenties: { ...COUNT, label: '$20 bills' },
  tens: { ...COUNT, label: '$10 bills' },
  fives: { ...COUNT, label: '$5 bills' },
  ones: { ...COUNT, label: '$1 bills and coins' },
  quarters: { ...COUNT, label: 'Quarters' },
  dimes: { ...COUNT, label: 'Dimes' },
  nickels: { ...COUNT, label: 'Nickels' },
  pennies: { ...COUNT, label: 'Pennies' },
} as const;

/** A bill or coin. */
export type Denomination = keyof typeof COUNT_FORM;

/** What each is worth, in cents. */
const WORTH: Readonly<Record<Denomination, number>> = {
  hundreds: 10_000,
  fifties: 5_000,
  twenties: 2_000,
  tens: 1_000,
  fives: 500,
  ones: 100,
  quarters: 25,
  dimes: 10,
  nickels: 5,
  pennies: 1,
};

/** What the form holds while you type. */
export type CountTexts = TypedOf<typeof COUNT_FORM>;

/** How many of each were counted, as a deposit stores it; those without any are left out. */
export type CountSheet = Readonly<Partial<Record<Denomination, number>>>;

/** A line of a count sheet. */
export interface CountLine {
  readonly denomination: Denomination;
  readonly label: string;
  readonly count: number;
  /** In cents. */
  readonly amount: Cents;
}

/** Returns what a stored count sheet has, the largest first; empty if it can't be read. */
export function countLines(sheet: unknown): readonly CountLine[] {
  const counts = membersOf(sheet);
  return denominations().flatMap((denomination): CountLine[] => {
    const count = counts[denomination];
    if (typeof count !== 'number' || !Number.isInteger(count) || count <= 0) return [];
    const { label } = COUNT_FORM[denomination];
    return [{ denomination, label, count, amount: cents(count * WORTH[denomination]) }];
  });
}

/** Returns the cash on a count sheet, in cents. */
export function countTotal(sheet: unknown): Cents {
  return sumCents(countLines(sheet).map(({ amount }) => amount));
}

/** Returns what a form without errors stores; null if nothing was counted. */
export function countFrom(texts: CountTexts): CountSheet | null {
  const counts = membersOf(valuesOfTyped(COUNT_FORM, texts));
  const counted = countLines(counts).map(({ denomination, count }) => [denomination, count]);
  return counted.length === 0 ? null : (Object.fromEntries(counted) as CountSheet);
}

/** Returns the cash that a form adds up to while you type; what can't be read counts as none. */
export function countedSoFar(texts: CountTexts): Cents {
  const counts = denominations().map((name) => [name, Number(texts[name])]);
  return countTotal(Object.fromEntries(counts));
}

/** What the cash of a deposit can be, in cents; the same twice unless it has revenue entered before, which may be cash. */
export interface CashRange {
  /** What the cash lines add up to. */
  readonly least: Cents;
  readonly most: Cents;
}

/** Returns why a count can't be right; null if it can. @param counted in cents. */
export function countSentence(counted: Cents, { least, most }: CashRange): string | null {
  if (counted >= least && counted <= most) return null;
  return counted > most && most > least
    ? countMessages.tooMuch(formatCents(counted), formatCents(most))
    : countMessages.differs(formatCents(counted), formatCents(least));
}

/** Returns why a count sheet can't be saved, by field; empty if it can. */
export function countErrors(texts: CountTexts, range: CashRange): Record<string, string> {
  const errors: Record<string, string> = { ...formErrors(COUNT_FORM, texts) };
  if (Object.keys(errors).length > 0) return errors;
  const sentence = countSentence(countedSoFar(texts), range);
  return sentence === null ? {} : { hundreds: sentence };
}

/** What we say about a count that can't be right. Another language is another object of this type. */
const countMessages = {
  differs: (counted: string, cash: string): string =>
    `You counted ${counted}, but the cash lines add up to ${cash}. Please count again, or fix the lines.`,
  tooMuch: (counted: string, most: string): string =>
    `You counted ${counted}, but this deposit can have ${most} in cash at most. Please count again, or fix the lines.`,
};

function denominations(): readonly Denomination[] {
  // The form has just these fields.
  return Object.keys(COUNT_FORM) as Denomination[];
}
