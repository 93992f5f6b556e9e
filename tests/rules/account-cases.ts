import { LEDGER_RECORDS, type Document } from '../fixtures/ledger-records.ts';
import type { RulesEnvironment } from './environment.ts';
import { OPEN, lockAs } from './closed-cases.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { forgetEntries, save } from './recorded.ts';

/** What a browser may try with the accounts of entries, and whether it may: threat #125. */

type Collection = 'manualExpenses' | 'revenueItems' | 'transfers';

export interface AccountCase {
  readonly title: string;
  readonly collection: Collection;
  /** What `settings/books` says; null without it. */
  readonly books: Document | null;
  readonly after: Document;
  readonly expected: Outcome;
}

/** Two accounts: one from July 1 on, and one from August 1 on. */
export async function openAccounts({ server }: RulesEnvironment): Promise<void> {
  await server.doc('accounts/july').set({ openingDate: '2026-07-01' });
  await server.doc('accounts/august').set({ openingDate: '2026-08-01' });
}

const FROM_JULY = { ...OPEN, accountsFrom: '2026-07-01' };
const none = (date: string): Document => ({ date });
const named = (accountId: unknown, date: string): Document => ({ accountId, date });

type Row = readonly [title: string, after: Document, expected: Outcome];

/** What is added: a function moves what is there. */
const ENTRIES: readonly Row[] = [
  ['before the accounts names none', none('2026-06-30'), 'allowed'],
  ['on their first day names one', none('2026-07-01'), 'denied'],
  ['after it names one', none('2026-09-01'), 'denied'],
  ['names one from its opening day on', named('july', '2026-07-01'), 'allowed'],
  ['names none that opens later', named('august', '2026-07-31'), 'denied'],
  ['names the later one on its day', named('august', '2026-08-01'), 'allowed'],
  ['names none that does not exist', named('gone', '2026-09-01'), 'denied'],
  ['names none that is no id', named('a b', '2026-09-01'), 'denied'],
  ['before the accounts names none of them', named('july', '2026-06-30'), 'denied'],
];

const { fromFundId: _from, toFundId: _to, ...BARE } = LEDGER_RECORDS.transfers;
const pair = (from: string, to: string, date = '2026-08-01'): Document => ({
  fromAccountId: from,
  toAccountId: to,
  date,
});
const FUNDS = { fromFundId: 'main', toFundId: 'grants' };

/** Between accounts alone where the funds are left out. */
const TRANSFERS: readonly Row[] = [
  ['between funds names no account', { ...FUNDS, date: '2026-09-01' }, 'allowed'],
  ['between two accounts', pair('july', 'august'), 'allowed'],
  ['between funds and accounts', { ...FUNDS, ...pair('july', 'august') }, 'allowed'],
  ['before one of them opens', pair('july', 'august', '2026-07-31'), 'denied'],
  ['before the other one opens', pair('august', 'july', '2026-07-31'), 'denied'],
  ['to the same account', pair('july', 'july'), 'denied'],
  ['from an account to nothing', { fromAccountId: 'july', date: '2026-08-01' }, 'denied'],
  ['to an account from nothing', { toAccountId: 'july', date: '2026-08-01' }, 'denied'],
  ['from a fund to an account', { fromFundId: 'main', toAccountId: 'july' }, 'denied'],
  ['from a fund to nothing', { fromFundId: 'main' }, 'denied'],
  ['to a fund from nothing', { toFundId: 'main' }, 'denied'],
  ['to an account that is no id', pair('july', 'a b'), 'denied'],
  ['from an account that is no id', pair('a b', 'july'), 'denied'],
  ['to an account that does not exist', pair('july', 'gone'), 'denied'],
  ['of nothing', { date: '2026-08-01' }, 'denied'],
];

export const ACCOUNT_CASES: readonly AccountCase[] = [
  ...(['revenueItems', 'manualExpenses'] as const).flatMap((collection) =>
    ENTRIES.map(([title, after, expected]) => ({
      title: `${collection}: an entry ${title}`,
      collection,
      books: FROM_JULY,
      after,
      expected,
    })),
  ),
  ...[null, OPEN, { ...OPEN, accountsFrom: null }].map((books, at): AccountCase => ({
    title: `without accounts an entry names none, as books ${at + 1} say`,
    collection: 'revenueItems',
    books,
    after: none('2026-09-01'),
    expected: 'allowed',
  })),
  ...TRANSFERS.map(([title, after, expected]): AccountCase => ({
    title: `a transfer ${title}`,
    collection: 'transfers',
    books: FROM_JULY,
    after,
    expected,
  })),
];

/** Tries a case as an administrator. */
export async function tryAccount(
  rules: RulesEnvironment,
  { collection, books, after }: AccountCase,
): Promise<Outcome> {
  const path = `${collection}/named`;
  const order: Document = collection === 'transfers' ? BARE : LEDGER_RECORDS[collection];
  await forgetEntries(rules, path);
  await lockAs(rules, books);
  await rules.server.doc(path).delete();
  return outcomeOf(() => save(rules, 'A4', path, { ...order, ...after, version: 1 }));
}
