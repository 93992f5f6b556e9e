import { amountOf, cents, dollarsFromCents, formatCents, sumCents } from '../money/money.ts';
import type { TextField } from '../fields/field.ts';
import type { Actor, Person } from '../people/person.ts';
import { byText } from '../text/sort.ts';
import { formatDate, type CalendarDate, type Instant } from '../time/dates.ts';

/*
 * Letters to donors: what they gave, and what they got in return. A letter is stored as it was written, so that it never says
 * anything else, whatever changes in the books. docs/taxes.md, 'Gifts and letters', says what it must hold, and why.
 */

/** The collections whose documents a letter acknowledges. */
export const LETTER_COLLECTIONS = ['revenueItems', 'inKindGifts'] as const;

/** Of some gifts, or of everything that someone gave in a year. */
export const LETTER_KINDS = ['gift', 'year'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** The most gifts in one letter: someone who gives each week has some 52. */
export const MAX_LETTER_ENTRIES = 100;

const LINE = { kind: 'text', lines: 'one' } as const;

/** What someone got in return for a payment, such as 'dinner for two at the gala'. */
export const IN_RETURN = {
  ...LINE,
  label: 'What they got in return',
  required: true,
  maxLength: 200,
} as const satisfies TextField;

/** The sentences that a person adds at a letter's end. */
export const CLOSING = {
  ...LINE,
  lines: 'many',
  label: 'Closing words',
  required: false,
  maxLength: 500,
} as const satisfies TextField;

/** A gift of money in a letter. */
export interface LetterGift {
  /** The revenue item's id. */
  readonly id: string;
  readonly date: CalendarDate;
  /** What the donor paid, in dollars. */
  readonly amount: number;
  /** What they got in return, and what it's worth in dollars. */
  readonly inReturn?: { readonly what: string; readonly value: number };
}

/** Goods in a letter: described, but never valued. */
export interface LetterGoods {
  /** The in-kind gift's id. */
  readonly id: string;
  readonly date: CalendarDate;
  readonly description: string;
}

/** What a letter says. */
export interface LetterContent {
  /** Such as `2026-0003`: its id too. */
  readonly number: string;
  /** The calendar year in which they gave. */
  readonly year: number;
  readonly kind: LetterKind;
  readonly donor: string;
  /** As on an envelope; empty if we don't know it. */
  readonly address: string;
  readonly association: string;
  /** The association's EIN; empty if it gave us none. */
  readonly taxId: string;
  readonly gifts: readonly LetterGift[];
  readonly goods: readonly LetterGoods[];
  /** All gifts of money, less what was given in return, in dollars. */
  readonly amount: number;
  readonly closing: string;
  readonly writtenOn: CalendarDate;
}

/** A document of `letters`. @typeParam Time how the writer stores the time: `Instant` outside the database. */
export interface Letter<Time = Instant> extends LetterContent {
  /** The donor's id in `donors`, whether or not there's such a document. */
  readonly donorId: string;
  /** Made by the page that asked for it, so that asking twice writes one letter. */
  readonly request: string;
  readonly by: Person;
  readonly at: Time;
  /** When we last emailed it; null if we never did. */
  readonly sent: (Actor & { readonly at: Time; readonly to: string }) | null;
  /** Why it doesn't count; null while it does. Its number stays used. */
  readonly voided: { readonly reason: string; readonly by: Person } | null;
  readonly version: number;
}

/** Returns the number of a year's n-th letter, such as `2026-0003`. */
export function letterNumber(year: number, serial: number): string {
  return `${year}-${String(serial).padStart(4, '0')}`;
}

/** Returns the range of a year's letter numbers: before the first, and a text after the last. */
export function letterNumbersOf(year: number): { readonly first: string; readonly end: string } {
  return { first: `${year}-`, end: `${year}-~` };
}

/** Returns which letter of its year a number is; 0 if it's no letter's. */
export function serialOf(number: string): number {
  return Number(/^\d{4}-(?<serial>\d{4,})$/.exec(number)?.groups?.['serial'] ?? 0);
}

/** Returns what a letter's gifts of money add up to, less what was given in return, in dollars. */
export function letterAmount(gifts: readonly LetterGift[]): number {
  return dollarsFromCents(sumCents(gifts.map(partOf)));
}

function partOf({ amount, inReturn }: LetterGift) {
  return cents(amountOf(amount) - amountOf(inReturn?.value));
}

/** A letter's words, from the greeting to the last paragraph. */
export interface LetterText {
  readonly greeting: string;
  readonly opening: string;
  /** What they gave, one line each. */
  readonly lines: readonly string[];
  readonly paragraphs: readonly string[];
}

/** Every sentence of a letter. Another language is another object of this type. */
const letterMessages = {
  greeting: (donor: string) => `Dear ${donor},`,
  thanks: (association: string) => `Thank you for your gift to ${association}:`,
  thanksOfYear: (association: string, year: number) =>
    `Thank you for your gifts to ${association} in ${year}:`,
  line: (date: string, what: string) => `${date}: ${what}`,
  inReturn: (paid: string, what: string, value: string, gift: string) =>
    `${paid}. You received ${what}, with a value of ${value} by our good-faith estimate. Your gift is ${gift}.`,
  total: (amount: string) => `Your gifts of money come to ${amount}.`,
  deductible:
    'For federal income tax, what you can deduct of a payment is limited to the part above the value of what you received.',
  nothing: 'We gave you no goods or services in return.',
  nothingElse: 'We gave you no other goods or services in return.',
  goods: 'We don’t put a value on donated goods: that’s for you to decide.',
  keep: 'Please keep this letter with your tax records.',
};

/** Returns the words of a letter, the same on paper and in an email. */
export function letterText(letter: LetterContent): LetterText {
  const { donor, association, year, kind, gifts, goods, amount, closing } = letter;
  const { thanks, thanksOfYear, nothing, nothingElse, ...words } = letterMessages;
  const returned = gifts.filter(({ inReturn }) => inReturn !== undefined);
  const isOne = kind === 'gift' && gifts.length + goods.length === 1;
  const inOrder = [...gifts.map(giftLine), ...goods.map(goodsLine)].toSorted(
    byText(({ date }) => date),
  );
  return {
    greeting: words.greeting(donor),
    opening: isOne ? thanks(association) : thanksOfYear(association, year),
    lines: inOrder.map(({ text }) => text),
    paragraphs: [
      ...(gifts.length > 1 ? [words.total(formatCents(amountOf(amount)))] : []),
      ...(returned.length > 0 ? [words.deductible] : []),
      returned.length > 0 ? nothingElse : nothing,
      ...(goods.length > 0 ? [words.goods] : []),
      words.keep,
      ...(closing === '' ? [] : [closing]),
    ],
  };
}

function giftLine(gift: LetterGift) {
  const { date, amount, inReturn } = gift;
  const paid = formatCents(amountOf(amount));
  const what =
    inReturn === undefined
      ? paid
      : letterMessages.inReturn(
          paid,
          inReturn.what,
          formatCents(amountOf(inReturn.value)),
          formatCents(partOf(gift)),
        );
  return { date, text: letterMessages.line(formatDate(date), what) };
}

function goodsLine({ date, description }: LetterGoods) {
  return { date, text: letterMessages.line(formatDate(date), description) };
}
