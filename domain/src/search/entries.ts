import { rolesIn, settingsFrom } from '../approvers/approver-settings.ts';
import { depositedIn, depositTotal, depositWords } from '../bank/deposit.ts';
import { amountOf, cents, centsFromDollars, type Cents } from '../money/money.ts';
import { submitterMark } from '../expenses/search-words.ts';
import { purposesIn } from '../payments/recorded-payment.ts';
import { normalizeEmail } from '../people/email.ts';
import { onOneLine } from '../text/text.ts';
import { beginningsIn, MAX_SEARCH_WORDS } from '../text/words.ts';
import { isCalendarDate, type CalendarDate } from '../time/dates.ts';
import { membersOf, textIn, textOf } from '../untyped.ts';
import { amountWords, dayWords } from './facts.ts';

/*
 * What search knows of each record: a document of the collection `search`, with the words that find it and the lines
 * that it's shown with. None of it comes from a contact. Who approves is in a collection of its own, `approverSearch`,
 * because not everyone who reads the books may read who approves.
 */

/** The collections whose documents are found; `settings` has the approvers. */
export const SEARCHED_COLLECTIONS = [
  'expenses',
  'payments',
  'revenueItems',
  'manualExpenses',
  'deposits',
  'transfers',
  'categories',
  'people',
  'settings',
] as const;
export type SearchedCollection = (typeof SEARCHED_COLLECTIONS)[number];

/** What a found record is: its collection, or `approvers` for one of those in the settings. */
export type SearchKind = Exclude<SearchedCollection, 'settings'> | 'approvers';

/** The collections of what search knows. */
export const SEARCH_COLLECTIONS = ['search', 'approverSearch'] as const;
export type SearchCollection = (typeof SEARCH_COLLECTIONS)[number];

/** Returns the collection that a kind's entries are in. */
export function searchCollectionOf(kind: SearchKind): SearchCollection {
  return kind === 'approvers' ? 'approverSearch' : 'search';
}

/** A document of one of them. */
export interface SearchEntry {
  readonly kind: SearchKind;
  /** At most `LONGEST_LINE` characters, as is the other line. */
  readonly title: string;
  readonly detail: string;
  /** In cents; null for what has none. */
  readonly cents: number | null;
  readonly checkNumber: string | null;
  readonly date: CalendarDate | null;
  /** Its day, so that the latest come first; what has none comes before all days. */
  readonly order: string;
  /** An expense's status, or `voided`, `mistake`, `archived`; null otherwise. */
  readonly state: string | null;
  /** Of an expense, whose contact may find it; null otherwise. */
  readonly submitterId: string | null;
  /**
   * At most `MAX_WORDS`, each with the entry's `order`: what has a word is found by ordering by it, the latest first. A map
   * costs as many index entries as a list and needs no index of our own, and the emulators look through a list forty times
   * as long.
   */
  readonly words: Readonly<Record<string, string>>;
}

/** Such a document with its id. */
export type IdentifiedEntry = readonly [id: string, entry: SearchEntry];

/** The most characters of a line that's shown. */
export const LONGEST_LINE = 120;

/** An amount, found in two ways, and two days, each found in four. */
const MOST_FACTS = 10;

/** The most words of an entry, whatever anyone types into a record. */
export const MAX_WORDS = MAX_SEARCH_WORDS + MOST_FACTS;

/** Behind every day. */
const BEFORE_ALL_DAYS = '9';

/** The one document of the settings that has people in it. */
const APPROVERS = 'approvers';

/** What an entry is made of. */
interface Parts extends Partial<
  Pick<SearchEntry, 'detail' | 'checkNumber' | 'state' | 'submitterId'>
> {
  readonly title: string;
  readonly cents?: Cents | null;
  readonly date?: unknown;
  /** Another day that it's found by. */
  readonly alsoOn?: unknown;
  /** What it's found by besides, the most wanted first: its words, or texts that have them. */
  readonly texts: readonly string[] | { readonly words: readonly string[] };
}

/** Returns the id of an entry: of a record, its collection's name and its own id. */
export function searchIdOf(kind: SearchKind, id: string): string {
  return `${kind}~${id}`;
}

/** Returns the id of the record that an entry is of. */
export function recordIdIn(searchId: string): string {
  return searchId.slice(searchId.indexOf('~') + 1);
}

/**
 * Returns what search should know of a document, from its stored fields: one entry, or one for each person in the settings.
 * @param fields undefined when there's no such document: then it's nothing.
 */
export function searchEntriesOf(
  collection: SearchedCollection,
  id: string,
  fields: Readonly<Record<string, unknown>> | undefined,
): readonly IdentifiedEntry[] {
  if (fields === undefined) return [];
  if (collection === 'settings') return id === APPROVERS ? approverEntries(fields) : [];
  return [[searchIdOf(collection, id), entryOf(collection, PARTS[collection](fields))]];
}

const PARTS: Readonly<
  Record<
    Exclude<SearchedCollection, 'settings'>,
    (fields: Readonly<Record<string, unknown>>) => Parts
  >
> = {
  expenses(fields) {
    const submission = membersOf(fields['submission']);
    const payment = membersOf(fields['payment']);
    const [paidTo, name] = [textIn(submission, 'paidTo'), textIn(submission, 'name')];
    const description = textIn(submission, 'description');
    return {
      title: paidTo,
      detail: name === paidTo ? description : `${name}: ${description}`,
      cents: centsFromDollars(fields['payable']),
      checkNumber: textIn(payment, 'checkNumber'),
      date: submission['expenseDate'],
      alsoOn: payment['date'],
      state: textIn(fields, 'status'),
      submitterId: textIn(fields, 'submitterId'),
      // The list of expenses searches in the same words, and by the mark of a submitter.
      texts: { words: textsIn(fields['searchWords']).filter(isWord) },
    };
  },
  payments(fields) {
    const [payee, checkNumber] = [textIn(fields, 'payee'), textIn(fields, 'checkNumber')];
    const lines: readonly unknown[] = Array.isArray(fields['lines']) ? fields['lines'] : [];
    const purposes = purposesIn(lines);
    const total = lines.reduce<number>((sum, line) => sum + amountOf(membersOf(line)['amount']), 0);
    const isVoided = Object.keys(membersOf(fields['voided'])).length > 0;
    const isMistake = Object.keys(membersOf(fields['mistake'])).length > 0;
    return {
      title: payee,
      detail: purposes,
      cents: cents(total),
      checkNumber,
      date: fields['date'],
      alsoOn: membersOf(fields['voided'])['date'],
      state: isMistake ? 'mistake' : isVoided ? 'voided' : '',
      texts: [...numberTexts(checkNumber), payee, purposes],
    };
  },
  revenueItems(fields) {
    const [description, reference] = [textIn(fields, 'description'), textIn(fields, 'reference')];
    const donor = textIn(fields, 'donor');
    return {
      ...dated(fields),
      title: description,
      detail: donor === '' ? reference : donor,
      texts: [...numberTexts(reference), description, donor],
    };
  },
  manualExpenses(fields) {
    const [paidTo, checkNumber] = [textIn(fields, 'paidTo'), textIn(fields, 'checkNumber')];
    const [description, reference] = [textIn(fields, 'description'), textIn(fields, 'reference')];
    return {
      ...dated(fields),
      title: paidTo,
      detail: description,
      checkNumber,
      texts: [...numberTexts(checkNumber), ...numberTexts(reference), paidTo, description],
    };
  },
  deposits(fields) {
    const items = depositedIn(fields);
    const slip = textIn(fields, 'slip');
    const people = textsIn(fields['countedBy']);
    return {
      title: depositWords(fields['slip'], items.length),
      detail: people.join(' and '),
      cents: depositTotal(items),
      date: fields['date'],
      texts: [...numberTexts(slip), ...people, 'deposit'],
    };
  },
  transfers(fields) {
    const description = textIn(fields, 'description');
    return { ...dated(fields), title: description, texts: [description] };
  },
  categories(fields) {
    const name = textIn(fields, 'name');
    return { title: name, state: fields['archived'] === true ? 'archived' : '', texts: [name] };
  },
  people(fields) {
    const [name, email] = [textIn(fields, 'name'), textIn(fields, 'email')];
    return {
      title: name === '' ? email : name,
      detail: name === '' ? '' : email,
      texts: [name, email],
    };
  },
};

function dated({ date, amount }: Readonly<Record<string, unknown>>): Pick<Parts, 'cents' | 'date'> {
  return { date, cents: centsFromDollars(amount) };
}

/** People also type a number without what separates its parts. */
function numberTexts(number: string): readonly string[] {
  return [number, number.replace(/[^\p{L}\p{N}]/gu, '')];
}

function isWord(word: string): boolean {
  return !word.startsWith(submitterMark(''));
}

function textsIn(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.map(textOf) : [];
}

/** What approves: one entry for each address, with all that it does. */
function approverEntries(fields: Readonly<Record<string, unknown>>): readonly IdentifiedEntry[] {
  const roles = new Map<string, string[]>();
  for (const [address, role] of rolesIn(settingsFrom(fields))) {
    const email = normalizeEmail(address);
    if (email !== '') roles.set(email, [...(roles.get(email) ?? []), role]);
  }
  return [...roles].map(([email, own]) => [
    // An address may have a slash, and no document's id has one.
    searchIdOf('approvers', encodeURIComponent(email)),
    entryOf('approvers', { title: email, detail: own.join(', '), texts: [email, ...own] }),
  ]);
}

function entryOf(kind: SearchKind, parts: Parts): SearchEntry {
  const { title, detail = '', checkNumber = '', state = '', submitterId = '' } = parts;
  const { cents: amount = null, texts } = parts;
  const [date = null, ...others] = [parts.date, parts.alsoOn].map((day) =>
    isCalendarDate(day) ? day : null,
  );
  const days = [date, ...others].filter((day) => day !== null);
  const facts = [...(amount === null ? [] : amountWords(amount)), ...days.flatMap(dayWords)];
  const words = 'words' in texts ? texts.words.slice(0, MAX_SEARCH_WORDS) : beginningsIn(texts);
  const order = date ?? BEFORE_ALL_DAYS;
  return {
    kind,
    title: lineOf(title),
    detail: lineOf(detail),
    cents: amount,
    checkNumber: filled(checkNumber),
    date,
    order,
    state: filled(state),
    submitterId: filled(submitterId),
    words: Object.fromEntries([...facts, ...words].map((word) => [word, order])),
  };
}

function filled(text: string | null): string | null {
  return text === '' ? null : text;
}

/** Returns a text on one line, cut to fit. */
function lineOf(text: string): string {
  const line = onOneLine(text, ' ').replaceAll(/\s+/gu, ' ').trim();
  const characters = Array.from(line);
  if (characters.length <= LONGEST_LINE) return line;
  return `${characters
    .slice(0, LONGEST_LINE - 1)
    .join('')
    .trimEnd()}…`;
}
