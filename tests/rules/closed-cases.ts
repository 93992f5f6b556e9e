import { serverTimestamp } from 'firebase/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { fieldsAt, LEDGER_RECORDS, recordId, type Document } from '../fixtures/ledger-records.ts';
import type { RulesEnvironment } from './environment.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { addForgetting, addStored, forgetEntries, remove, save } from './recorded.ts';

/** Everything that a browser may try with what belongs to a closed year, and whether it may. */

export const OPEN = { opensOn: null, closedThrough: null, closedYear: null, closing: null };
const runningUntil = (ms: number) => ({
  year: '2025',
  through: '2026-06-30',
  token: 'press',
  since: Timestamp.fromMillis(0),
  until: Timestamp.fromMillis(ms),
});
const SOON = Date.now() + 60 * 60 * 1000;

/** `settings/books` by what it says, and whether it holds the year 2025, which ends on June 30. */
const STATES: readonly (readonly [says: string, books: Document | null, holds: boolean])[] = [
  ['nothing', null, false],
  ['open', OPEN, false],
  ['the year before closed', { ...OPEN, closedThrough: '2025-06-30', closedYear: '2024' }, false],
  ['closing', { ...OPEN, closing: runningUntil(SOON) }, true],
  ['a closing that ran out', { ...OPEN, closing: runningUntil(Date.now() - 1) }, false],
  ['closed', { ...OPEN, closedThrough: '2026-06-30', closedYear: '2025' }, true],
  [
    'closed, and a closing that ran out',
    { ...OPEN, closedThrough: '2026-06-30', closedYear: '2025', closing: runningUntil(0) },
    true,
  ],
];

/** The year 2026 is being closed, and 2025 never was. */
export const CLOSING_NEXT: Document = {
  ...OPEN,
  closing: { ...runningUntil(SOON), year: '2026', through: '2027-06-30' },
};

/** The collections of what a browser writes into a year, and the fields that say which. */
export const COLLECTIONS = [
  ...(['revenueItems', 'manualExpenses', 'transfers'] as const).map((name) => ({
    name,
    id: () => 'held',
    inside: { date: '2026-06-30' },
    outside: { date: '2026-07-01' },
    canMove: name === 'transfers',
    canDelete: name === 'transfers',
  })),
  ...(['budgetItems', 'incomeItems', 'budgets', 'fundBalances'] as const).map((name) => ({
    name,
    id: (document: Document) => recordId(name, 'held', document),
    inside: { fiscalYear: '2025' },
    outside: { fiscalYear: '2026' },
    canMove: false,
    canDelete: true,
  })),
];

/** Where something is before and after; null is nowhere. */
const MOVES = [
  ['create', null, 'inside'],
  ['change', 'inside', 'inside'],
  ['delete', 'inside', null],
  ['move in', 'outside', 'inside'],
  ['move out', 'inside', 'outside'],
  ['create outside', null, 'outside'],
  ['change outside', 'outside', 'outside'],
  ['delete outside', 'outside', null],
] as const;

type Place = 'inside' | 'outside' | null;

export interface ClosedCase {
  /** What `settings/books` says. */
  readonly says: string;
  readonly books: Document | null;
  readonly move: string;
  readonly before: Place;
  readonly after: Place;
  readonly expected: Outcome;
}

type Collection = (typeof COLLECTIONS)[number];

/** Returns every move in every state, each with what comes of it. */
export function casesOf({ canMove, canDelete }: Collection): ClosedCase[] {
  return STATES.flatMap(([says, books, holds]) =>
    MOVES.filter(([, before, after]) =>
      after === null ? canDelete : canMove || before === null || before === after,
    ).map(([move, before, after]): ClosedCase => {
      const isHeld = holds && [before, after].includes('inside');
      return { says, books, move, before, after, expected: isHeld ? 'denied' : 'allowed' };
    }),
  );
}

/** Tries a case as an administrator. */
export async function tryCase(
  rules: RulesEnvironment,
  { name, id, inside, outside }: Collection,
  { books, before, after }: Pick<ClosedCase, 'books' | 'before' | 'after'>,
): Promise<Outcome> {
  const places = { inside, outside };
  const at = before ?? after;
  const path = `${name}/${id(at === null ? {} : places[at])}`;
  const withVersion = (place: 'inside' | 'outside', version: number, time: unknown) =>
    fieldsAt(path, { ...LEDGER_RECORDS[name], ...places[place], version }, time);
  const batch = rules.server.batch();
  addForgetting(batch, rules, path);
  const stored = before === null ? null : withVersion(before, 1, Timestamp.fromMillis(0));
  addStored(batch, rules, path, stored);
  addStored(batch, rules, 'settings/books', books);
  await batch.commit();
  const version = before === null ? 1 : 2;
  return outcomeOf(() =>
    after === null
      ? remove(rules, 'A4', path)
      : save(rules, 'A4', path, withVersion(after, version, serverTimestamp())),
  );
}

/** Stores what is closed; null is nothing. */
export async function lockAs(rules: RulesEnvironment, books: Document | null): Promise<void> {
  if (books === null) await rules.server.doc('settings/books').delete();
  else await rules.server.doc('settings/books').set(books);
}

/** Books that begin in the midst of a year: days before and after a write, and what comes of it. */
export const OPENINGS = [
  ['2026-08-14', null, 'denied'],
  ['2026-08-15', null, 'allowed'],
  ['2026-08-14', '2026-08-15', 'denied'],
] as const;

/** Writes a transfer of a day into books that begin on August 15. @param before its day before; null if it is new. */
export async function tryOpening(
  rules: RulesEnvironment,
  date: string,
  before: string | null,
): Promise<Outcome> {
  const path = 'transfers/held';
  await lockAs(rules, { ...OPEN, opensOn: '2026-08-15' });
  await forgetEntries(rules, path);
  const document = { ...LEDGER_RECORDS.transfers, version: 1 };
  if (before === null) await rules.server.doc(path).delete();
  else await rules.server.doc(path).set({ ...document, date: before });
  const after = { ...document, date, version: before === null ? 1 : 2 };
  return outcomeOf(() => save(rules, 'A4', path, after));
}
