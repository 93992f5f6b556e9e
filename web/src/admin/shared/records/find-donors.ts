import { nameKeyOf } from '@pa-ledger/domain/people/same-person';
import { textIn } from '@pa-ledger/domain/untyped';
import { listenPage } from '../../../data/listen.ts';
import type { Page, RowQuery } from '../../../data/row-query.ts';
import { firstOf } from './first-of.ts';

/** As many entries are asked for: someone who gives each week has some 50 a year. */
const ENTRIES = 60;

/** The most names that are proposed at once. */
const NAMES = 8;

/** Returns the query of revenue whose donor's name begins so, to the letter. */
export function donorsQuery(beginning: string): RowQuery {
  return {
    collection: 'revenueItems',
    filters: [
      { field: 'donor', op: '>=', value: beginning },
      // Behind every name that begins so.
      { field: 'donor', op: '<', value: `${beginning}\uF8FF` },
    ],
    orderBy: { field: 'donor', direction: 'asc' },
  };
}

/** Finds earlier donors whose name begins as typed, or with a capital. */
export async function findDonors(typed: string): Promise<readonly string[]> {
  const text = typed.trimStart();
  const capital = text.slice(0, 1).toUpperCase() + text.slice(1);
  const found = await Promise.all([...new Set([text, capital])].map(namesFrom));
  // One spelling of each.
  const names = new Map(found.flat().map((name) => [nameKeyOf(name), name]));
  return [...names.values()].slice(0, NAMES);
}

async function namesFrom(beginning: string): Promise<readonly string[]> {
  const page = await firstOf<Page<string>>((onChange) =>
    listenPage(
      { ...donorsQuery(beginning), size: ENTRIES, after: null },
      (_id, fields) => textIn(fields, 'donor'),
      onChange,
    ),
  );
  return 'why' in page ? [] : page.rows;
}
