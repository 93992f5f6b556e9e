import { LEDGER_RECORDS, type Document } from '../fixtures/ledger-records.ts';
import type { RulesEnvironment } from './environment.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { forgetEntries, remove, save } from './recorded.ts';

/** What a browser may do with entries, of which some give something back and some may be given back: threats #121 and #145. */

export interface ReturnCase {
  readonly title: string;
  readonly path: string;
  /** What is stored, beside an entry in order; null where there is none. */
  readonly before: Document | null;
  /** What it becomes; null deletes. */
  readonly after: Document | null;
  readonly expected: Outcome;
}

type Row = readonly [
  title: string,
  id: string,
  before: Document | null,
  after: Document | null,
  expected: Outcome,
];

const RETURN = 'cider-returned-aB3dE5fG7hJ9kL1mN2pQ';

const ROWS: readonly Row[] = [
  ['a return is added', RETURN, null, { amount: -5 }, 'denied'],
  ['a return becomes more', RETURN, { amount: -5 }, { amount: -6 }, 'denied'],
  ['a return becomes less', RETURN, { amount: -5 }, { amount: -4 }, 'denied'],
  ['a return gets other words', RETURN, { amount: -5 }, { amount: -5, reference: '7' }, 'denied'],
  ['a return is deleted', RETURN, { amount: -5 }, null, 'denied'],
  ['an entry becomes less', 'cider', { amount: 40 }, { amount: 39.99 }, 'denied'],
  ['an entry becomes negative', 'cider', { amount: 40 }, { amount: -40 }, 'denied'],
  ['an entry is deleted', 'cider', { amount: 40 }, null, 'denied'],
  ['an entry is added', 'cider', null, { amount: 40 }, 'allowed'],
  ['a negative entry is added', 'cider', null, { amount: -40 }, 'allowed'],
  ['an entry becomes more', 'cider', { amount: 40 }, { amount: 40.01 }, 'denied'],
  ['an entry gets another day', 'cider', {}, { date: '2026-10-18' }, 'denied'],
  ['an entry gets an account', 'cider', {}, { accountId: 'bank' }, 'denied'],
  ['an entry loses its account', 'cider', { accountId: 'bank' }, {}, 'denied'],
  ['an entry gets another category', 'cider', {}, { categoryId: 'office' }, 'allowed'],
  ['an entry gets another fund', 'cider', {}, { fundId: 'grants' }, 'allowed'],
  ['an entry gets other words', 'cider', { amount: 40 }, { amount: 40, reference: '7' }, 'allowed'],
  ['an entry is only called so', 'cider-returned-', null, { amount: -5 }, 'allowed'],
];

const OPEN = { kind: 'given', eventOn: '2026-10-17', left: 40 };
const GIVEN = { advance: OPEN };
const SETTLEMENT = 'cider-settled-aB3dE5fG7hJ9kL1mN2pQ';

const CHECK = { method: 'check', checkNumber: '1042' };

const CONFIRMED = { by: 'b@example.com', byUid: 'B', at: 0 };
const KEPT = { confirmed: CONFIRMED };

/** How a manual expense was paid, and who confirmed it. */
const PAID: readonly Row[] = [
  ['one with a number is added', 'cider', null, CHECK, 'denied'],
  ['a check without a number is added', 'cider', null, { method: 'check' }, 'denied'],
  ['one paid in cash is added', 'cider', null, { method: 'cash' }, 'allowed'],
  [
    'a check stored without a number gets other words',
    'cider',
    { method: 'check' },
    { method: 'check', paidTo: 'Hill' },
    'allowed',
  ],
  ['one gets a number', 'cider', { method: 'check' }, CHECK, 'denied'],
  ['one gets another number', 'cider', CHECK, { ...CHECK, checkNumber: '7' }, 'denied'],
  ['one loses its number', 'cider', CHECK, { method: 'check' }, 'denied'],
  ['one gets another method', 'cider', { method: 'check' }, { method: 'cash' }, 'denied'],
  ['one with a number is deleted', 'cider', CHECK, null, 'denied'],
  ['one is added as confirmed', 'cider', null, { confirmed: CONFIRMED }, 'denied'],
  ['one is confirmed', 'cider', {}, { confirmed: CONFIRMED }, 'denied'],
  [
    'a confirmed one stays so',
    'cider',
    { confirmed: CONFIRMED },
    { ...KEPT, paidTo: 'H' },
    'denied',
  ],
  ['an advance is added', 'cider', null, GIVEN, 'denied'],
  ['an entry becomes an advance', 'cider', {}, GIVEN, 'denied'],
  ['an advance gets other words', 'cider', GIVEN, { ...GIVEN, paidTo: 'H' }, 'denied'],
  ['an advance is no longer one', 'cider', GIVEN, {}, 'denied'],
  ['less of an advance is left', 'cider', GIVEN, { advance: { ...OPEN, left: 1 } }, 'denied'],
  ['an advance is deleted', 'cider', GIVEN, null, 'denied'],
  ['what settles an advance is added', SETTLEMENT, null, {}, 'denied'],
  ['what settles an advance gets other words', SETTLEMENT, {}, { paidTo: 'H' }, 'denied'],
  ['a confirmed one no longer is', 'cider', { confirmed: CONFIRMED }, { paidTo: 'H' }, 'allowed'],
  ['one with a number gets other words', 'cider', CHECK, { ...CHECK, paidTo: 'Hill' }, 'allowed'],
];

const casesIn = (collection: string, rows: readonly Row[]): ReturnCase[] =>
  rows.map(([title, id, before, after, expected]) => ({
    title: `${collection}: ${title}`,
    path: `${collection}/${id}`,
    before,
    after,
    expected,
  }));

export const RETURN_CASES: readonly ReturnCase[] = [
  ...casesIn('revenueItems', ROWS),
  ...casesIn('manualExpenses', [...ROWS, ...PAID]),
];

/** Tries a case as an administrator. */
export async function tryReturn(
  rules: RulesEnvironment,
  { path, before, after }: ReturnCase,
): Promise<Outcome> {
  const order = path.startsWith('revenueItems/')
    ? LEDGER_RECORDS.revenueItems
    : LEDGER_RECORDS.manualExpenses;
  await forgetEntries(rules, path);
  if (before === null) await rules.server.doc(path).delete();
  else await rules.server.doc(path).set({ ...order, ...before, version: 1 });
  return outcomeOf(() =>
    after === null
      ? remove(rules, 'A4', path)
      : save(rules, 'A4', path, { ...order, ...after, version: before === null ? 1 : 2 }),
  );
}
