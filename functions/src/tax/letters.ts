import {
  calendarYearOf,
  giftOf,
  type InKindEntry,
  type RevenueEntry,
} from '@pa-ledger/domain/tax/donor-gifts';
import { bookRules } from '@pa-ledger/domain/book-rules';
import { letterInTheWay } from '@pa-ledger/domain/tax/donors';
import {
  letterAmount,
  letterNumber,
  letterNumbersOf,
  serialOf,
  type Letter,
  type LetterGift,
  type LetterGoods,
  type LetterKind,
} from '@pa-ledger/domain/tax/letter';
import { isEmailAddress } from '@pa-ledger/domain/people/email';
import { amountOf, cents, dollarsFromCents, sumCents } from '@pa-ledger/domain/money/money';
import { organization } from '@pa-ledger/domain/organization';
import { actorFields, type Person } from '@pa-ledger/domain/people/person';
import { nameKeyOf } from '@pa-ledger/domain/people/same-person';
import { SENT_LINK_PAUSE_MS } from '@pa-ledger/domain/limits';
import { textOf } from '@pa-ledger/domain/untyped';
import { dateAt, type Instant } from '@pa-ledger/domain/time/dates';
import type { DocumentSnapshot, Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import { readCurrent } from '../firestore/data-version.ts';
import { DONORS, IN_KIND_GIFTS, LETTERS, REVENUE_ITEMS } from '../firestore/paths.ts';
import { letterOfRequest, lettersNumbered, lettersTo, returnsOf } from '../firestore/queries.ts';
import { timestamp } from '../firestore/timestamps.ts';
import { storeChange } from '../journal/journal.ts';
import { addMail } from '../outbox/outbox.ts';
import { DomainError } from '../platform/domain-error.ts';
import { sha256Hex } from '../platform/hashes.ts';
import type { Services } from '../platform/services.ts';

/** A letter as it's stored. */
export type StoredLetter = Letter<Timestamp>;

/** A letter that a person asks for. */
export interface WantedLetter {
  /** Made by the page: asked for twice, it's written once. */
  readonly request: string;
  readonly kind: LetterKind;
  readonly donor: string;
  readonly year: number;
  readonly entries: readonly WantedEntry[];
  /** Tidied; empty for none. */
  readonly closing: string;
  /** Whether it's emailed right away. */
  readonly send: boolean;
}

/** A gift that a letter acknowledges. */
export interface WantedEntry {
  readonly collection: typeof REVENUE_ITEMS | typeof IN_KIND_GIFTS;
  readonly id: string;
  /** What the donor got in return, tidied, if that's worth something. */
  readonly inReturn?: string | undefined;
}

/**
 * Writes a letter from what the books say now, with the next number of its year, the journal, and its email, in one commit.
 * @returns its number; the earlier letter's if the page asked before.
 * @throws DomainError `letterChanged` if an entry isn't the donor's gift of that year anymore, `letterExists`, or
 * `donorWithoutEmail`.
 */
export async function writeLetter(
  wanted: WantedLetter,
  by: Person,
  { db, clock }: Services,
): Promise<string> {
  const donorId = sha256Hex(nameKeyOf(wanted.donor));
  return db.runTransaction(async (transaction) => {
    const [[donor], asked, last, letters, { gifts, goods }] = await Promise.all([
      readCurrent(transaction, db.collection(DONORS).doc(donorId)),
      transaction.get(letterOfRequest(db, wanted.request)),
      transaction.get(lettersNumbered(db, letterNumbersOf(wanted.year)).limit(1)),
      transaction.get(lettersTo(db, donorId)),
      readGifts(transaction, db, wanted),
    ]);
    const [earlier] = asked.docs;
    if (earlier !== undefined) return earlier.id;
    requireNone(letters.docs.map(storedLetter), wanted);
    const at = clock();
    const number = letterNumber(wanted.year, serialOf(last.docs[0]?.id ?? '') + 1);
    const letter: StoredLetter = {
      number,
      year: wanted.year,
      kind: wanted.kind,
      donor: wanted.donor,
      donorId,
      address: textOf(donor.get('address')),
      association: organization.associationName,
      taxId: bookRules.tax.taxId ?? '',
      gifts,
      goods,
      amount: letterAmount(gifts),
      closing: wanted.closing,
      writtenOn: dateAt(at, organization.timeZone),
      request: wanted.request,
      by,
      at: timestamp(at),
      sent: wanted.send ? sentTo(requireEmail(donor), by, at) : null,
      voided: null,
      version: 1,
    };
    const change = { before: null, after: { ...letter } };
    storeChange(transaction, db, { collection: LETTERS, document: number }, change, { by, at });
    mailLetter(transaction, db, letter, at);
    return number;
  });
}

/**
 * Emails a letter to the donor's address on record, once an hour.
 * @throws DomainError `unknownLetter`, `letterVoided`, `letterJustSent`, `donorWithoutEmail`, or `letterChanged` if the books no
 * longer say what it says, such as after a check bounced.
 */
export async function sendLetter(number: string, by: Person, services: Services) {
  await changeLetter(number, by, services, async (before, donor, at, transaction) => {
    if (before.voided !== null) throw new DomainError('letterVoided');
    if (before.sent !== null && at < before.sent.at.toMillis() + SENT_LINK_PAUSE_MS)
      throw new DomainError('letterJustSent');
    await requireSame(transaction, services.db, before);
    return { sent: sentTo(requireEmail(donor), by, at) };
  });
}

/** Voids a letter for a reason; its number stays used. Again, it changes nothing. @throws DomainError `unknownLetter`. */
export async function voidLetter(number: string, reason: string, by: Person, services: Services) {
  await changeLetter(number, by, services, ({ voided }) =>
    Promise.resolve(voided === null ? { voided: { reason, by } } : null),
  );
}

/** Changes what happened to a letter, never what it says. @param changed null changes nothing. */
async function changeLetter(
  number: string,
  by: Person,
  { db, clock }: Services,
  changed: (
    before: StoredLetter,
    donor: DocumentSnapshot,
    at: Instant,
    transaction: Transaction,
  ) => Promise<Partial<Pick<StoredLetter, 'sent' | 'voided'>> | null>,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [stored] = await readCurrent(transaction, db.collection(LETTERS).doc(number));
    if (!stored.exists) throw new DomainError('unknownLetter');
    const donor = await transaction.get(db.collection(DONORS).doc(storedLetter(stored).donorId));
    const before = storedLetter(stored);
    const at = clock();
    const change = await changed(before, donor, at, transaction);
    if (change === null) return;
    const after = { ...before, ...change, version: before.version + 1 };
    const place = { collection: LETTERS, document: number };
    storeChange(transaction, db, place, { before: { ...before }, after }, { by, at });
    if (change.sent !== undefined) mailLetter(transaction, db, after, at);
  });
}

/** Reads a letter; only this file writes it. */
export function storedLetter(stored: DocumentSnapshot): StoredLetter {
  return stored.data() as StoredLetter;
}

function mailLetter(transaction: Transaction, db: Firestore, letter: StoredLetter, at: Instant) {
  const { number, sent, version } = letter;
  if (sent === null) return;
  const subject = { kind: 'letter', id: number } as const;
  const mail = { subject, purpose: 'donorLetter', to: sent.to, step: null } as const;
  addMail(transaction, db, { ...mail, turn: String(version) }, at);
}

function sentTo(to: string, by: Person, at: Instant) {
  return { ...actorFields(by), at: timestamp(at), to };
}

function requireEmail(donor: DocumentSnapshot): string {
  const email = textOf(donor.get('email'));
  if (!isEmailAddress(email)) throw new DomainError('donorWithoutEmail');
  return email;
}

/** @throws DomainError `letterExists`, with the number of the letter that has these gifts, or this year, already. */
function requireNone(letters: readonly StoredLetter[], { year, kind, entries }: WantedLetter) {
  const ofYear = letters.filter((letter) => letter.year === year);
  const found = letterInTheWay(
    ofYear,
    kind,
    entries.map(({ id }) => id),
  );
  if (found === null) return;
  const sentence = `Letter ${found.number} says this already. Void it first, then write a new one.`;
  throw new DomainError('letterExists', { sentence });
}

/** @throws DomainError `letterChanged` if the books no longer say what a letter says. */
async function requireSame(transaction: Transaction, db: Firestore, letter: StoredLetter) {
  const { donor, year, gifts, goods, amount } = letter;
  const ofGifts = gifts.map(({ id, inReturn }): WantedEntry => {
    return { collection: REVENUE_ITEMS, id, inReturn: inReturn?.what };
  });
  const ofGoods = goods.map(({ id }): WantedEntry => ({ collection: IN_KIND_GIFTS, id }));
  const entries = [...ofGifts, ...ofGoods];
  const now = await readGifts(transaction, db, { donor, year, entries });
  if (letterAmount(now.gifts) !== amount) throw new DomainError('letterChanged');
}

/**
 * Reads what a letter acknowledges.
 * @throws DomainError `letterChanged` if an entry is gone, someone else's, of another year, a service, or no gift anymore.
 */
async function readGifts(
  transaction: Transaction,
  db: Firestore,
  { donor, year, entries }: Pick<WantedLetter, 'donor' | 'year' | 'entries'>,
): Promise<{ readonly gifts: readonly LetterGift[]; readonly goods: readonly LetterGoods[] }> {
  const found = await transaction.getAll(
    ...entries.map(({ collection, id }) => db.collection(collection).doc(id)),
  );
  const isTheirs = (entry: Pick<RevenueEntry, 'donor' | 'date'>) =>
    nameKeyOf(entry.donor ?? '') === nameKeyOf(donor) && calendarYearOf(entry.date) === year;
  const read = await Promise.all(
    entries.map(async ({ collection, id, inReturn = '' }, index) => {
      const data = found[index]?.data();
      if (data === undefined) throw new DomainError('letterChanged');
      if (collection === IN_KIND_GIFTS) {
        // The rules make sure of the shape.
        const goods = { ...data, id } as InKindEntry;
        if (!isTheirs(goods) || goods.kind !== 'goods') throw new DomainError('letterChanged');
        return { goods: { id, date: goods.date, description: goods.description } };
      }
      const { docs } = await transaction.get(returnsOf(db, REVENUE_ITEMS, id));
      const back = sumCents(docs.map((document) => amountOf(document.get('amount'))));
      // So do they here.
      const gift = giftOf({ ...data, id } as RevenueEntry, cents(0 - back));
      const isTold = gift?.inReturn === 0 || inReturn !== '';
      if (gift === null || !isTheirs(gift) || gift.gift <= 0 || !isTold)
        throw new DomainError('letterChanged');
      const amount = dollarsFromCents(gift.paid);
      const value = dollarsFromCents(gift.inReturn);
      const { date } = gift;
      return {
        gift: { id, date, amount, ...(value > 0 && { inReturn: { what: inReturn, value } }) },
      };
    }),
  );
  return {
    gifts: read.flatMap(({ gift }) => (gift === undefined ? [] : [gift])),
    goods: read.flatMap(({ goods }) => (goods === undefined ? [] : [goods])),
  };
}
