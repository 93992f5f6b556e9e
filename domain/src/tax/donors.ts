import { amountOf, sumCents, type Cents } from '../money/money.ts';
import { nameKeyOf } from '../people/same-person.ts';
import { byText, compareNames } from '../text/sort.ts';
import {
  calendarYearOf,
  reasonForGift,
  reasonForInKind,
  type Gift,
  type InKindEntry,
} from './donor-gifts.ts';
import type { Letter, LetterKind } from './letter.ts';

/** What was given in a calendar year, and the letters about it. */
export interface DonorBooks {
  readonly gifts: readonly Gift[];
  readonly inKind: readonly InKindEntry[];
  readonly letters: readonly Letter<unknown>[];
}

/** A gift that needs a letter and has none. */
export type Due =
  | { readonly reason: 'gift' | 'inReturn'; readonly gift: Gift }
  | { readonly reason: 'goods'; readonly goods: InKindEntry };

/** What someone gave in a calendar year. */
export interface DonorYear {
  /** The same for all spellings of the name. */
  readonly key: string;
  /** As last written. */
  readonly name: string;
  /** In the order of their days, as all lists here. */
  readonly gifts: readonly Gift[];
  /** Of all gifts of money. */
  readonly amount: Cents;
  readonly goods: readonly InKindEntry[];
  /** Services and the use of a place: in no figure and in no letter. */
  readonly services: readonly InKindEntry[];
  readonly letters: readonly Letter<unknown>[];
  readonly due: readonly Due[];
}

/** Returns who gave in a calendar year, or has a letter about it, by name. */
export function donorsOf(year: number, books: DonorBooks): readonly DonorYear[] {
  const isOfYear = ({ date }: { readonly date: Gift['date'] }) => calendarYearOf(date) === year;
  const gifts = byDonor(books.gifts.filter(isOfYear));
  const inKind = byDonor(books.inKind.filter(isOfYear));
  const letters = byDonor(books.letters.filter((letter) => letter.year === year));
  const keys = new Set([...gifts.keys(), ...inKind.keys(), ...letters.keys()]);
  return [...keys]
    .map((key) =>
      donorYear(key, {
        gifts: inOrder(gifts.get(key) ?? []),
        inKind: inOrder(inKind.get(key) ?? []),
        letters: (letters.get(key) ?? []).toSorted(byText(({ number }) => number)),
      }),
    )
    .toSorted((one, other) => compareNames(one.name, other.name));
}

function donorYear(key: string, { gifts, inKind, letters }: DonorBooks): DonorYear {
  const written = letters.map(({ writtenOn, donor }) => ({ date: writtenOn, donor }));
  const goods = inKind.filter(({ kind }) => kind === 'goods');
  const told = new Set(letters.filter(isInForce).flatMap(entriesIn));
  return {
    key,
    name: inOrder([...written, ...gifts, ...inKind]).reduce((_, { donor }) => donor.trim(), key),
    gifts,
    amount: sumCents(gifts.map(({ gift }) => gift)),
    goods,
    services: inKind.filter(({ kind }) => kind === 'services'),
    letters,
    due: [...gifts.flatMap(dueGift), ...goods.flatMap(dueGoods)].filter(
      (due) => !told.has(dueId(due)),
    ),
  };
}

function dueGift(gift: Gift): readonly Due[] {
  const reason = reasonForGift(gift);
  return reason === 'gift' || reason === 'inReturn' ? [{ reason, gift }] : [];
}

function dueGoods(goods: InKindEntry): readonly Due[] {
  return reasonForInKind(goods) === null ? [] : [{ reason: 'goods', goods }];
}

/** Returns the id of the entry that needs a letter. */
export function dueId(due: Due): string {
  return due.reason === 'goods' ? due.goods.id : due.gift.id;
}

/** Returns whether a letter still counts. */
export function isInForce({ voided }: Pick<Letter<unknown>, 'voided'>): boolean {
  return voided === null;
}

/** Returns the ids of the entries that a letter acknowledges. */
export function entriesIn({ gifts, goods }: Pick<Letter<unknown>, 'gifts' | 'goods'>) {
  return [...gifts, ...goods].map(({ id }) => id);
}

/**
 * Returns whether a letter in force no longer says what the books say: an entry was changed, deleted, or given back since. A
 * letter of the year is also behind if it lacks a gift.
 */
export function isBehind(letter: Letter<unknown>, { gifts, goods }: DonorYear): boolean {
  if (!isInForce(letter)) return false;
  const giftById = new Map(gifts.map((gift) => [gift.id, gift]));
  const goodsById = new Map(goods.map((entry) => [entry.id, entry]));
  const isSame =
    letter.gifts.every(({ id, date, amount, inReturn }) => {
      const now = giftById.get(id);
      const value = amountOf(inReturn?.value);
      return now?.date === date && now.paid === amountOf(amount) && now.inReturn === value;
    }) &&
    letter.goods.every(({ id, date, description }) => {
      const now = goodsById.get(id);
      return now?.date === date && now.description === description;
    });
  const told = entriesIn(letter);
  const inYear = gifts.filter(({ gift }) => gift > 0).length + goods.length;
  return !isSame || (letter.kind === 'year' && told.length < inYear);
}

/**
 * Returns the letter in force that keeps another one from being written: of the same gifts, or of the same year.
 * @param letters the donor's, of the year.
 */
export function letterInTheWay(
  letters: readonly Letter<unknown>[],
  kind: LetterKind,
  entries: readonly string[],
): Letter<unknown> | null {
  const same = letters.filter((letter) => isInForce(letter) && letter.kind === kind);
  const found = same.find(
    (letter) => kind === 'year' || entriesIn(letter).some((id) => entries.includes(id)),
  );
  return found ?? null;
}

function byDonor<T extends { readonly donor: string }>(entries: readonly T[]) {
  return Map.groupBy(entries, ({ donor }) => nameKeyOf(donor));
}

function inOrder<T extends { readonly date: Gift['date'] }>(entries: readonly T[]): readonly T[] {
  return entries.toSorted(byText(({ date }) => date));
}
