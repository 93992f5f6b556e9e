import type { SearchCollection } from '@pa-ledger/domain/search/entries';
import { hasTerms, rarestOf, searchTermsOf, type Term } from '@pa-ledger/domain/search/terms';
import type { Failure } from '../../data/failure.ts';
import { listenPage } from '../../data/listen.ts';
import type { Cursor, Page, RowQuery } from '../../data/row-query.ts';
import { findSubmitters } from '../expenses/list/contact-search.ts';
import { firstOf } from '../shared/records/first-of.ts';
import { readHit, type Hit } from './hits.ts';
import { entriesOfSubmitters, entriesWithWord } from '../shared/records/search-query.ts';
import { mayNow } from '../shared/rights/own-person.ts';

/** What a search found. */
export interface Found {
  /** The latest first. */
  readonly hits: readonly Hit[];
  /** Whether there may be more, further back. */
  readonly more: boolean;
}

export const NOTHING: Found = { hits: [], more: false };

/** The entries of one page; the rules give a hundred at once, and one more says whether there are any. */
export const PAGE = 50;

/** We look back so far by ourselves until there's anything that has the other words too. */
const MOST_PAGES = 4;

/** The contacts that are read for one text. */
const MOST_CONTACTS = 30;

/** Returns whether a text has anything to look for. */
export function isSearchable(text: string): boolean {
  return searchTermsOf(text).length > 0;
}

/**
 * Finds the records that have every term of a text: the server looks for the rarest, and the rest is compared here.
 * @param collections what to search: who approves is apart.
 * @param pages how far to look back, in pages of `PAGE` entries.
 */
export async function findHits(
  text: string,
  collections: readonly SearchCollection[],
  pages: number,
): Promise<Found | Failure> {
  const terms = searchTermsOf(text);
  const queries = (rarestOf(terms) ?? []).flatMap((word) =>
    collections.map((collection) => entriesWithWord(word, collection)),
  );
  const found = await Promise.all(
    queries.map((query) => readPages(query, pages, ({ words }) => hasTerms(words, terms))),
  );
  const byId = new Map<string, Hit>();
  let more = false;
  for (const one of found) {
    if ('why' in one) return one;
    more ||= one.more;
    for (const hit of one.hits) byId.set(hit.id, hit);
  }
  return { hits: latestFirst([...byId.values()]), more };
}

/**
 * Finds the expenses whose submitter's address has a word of a text: contacts are kept apart, so they're asked first.
 * @param known what was found otherwise, and isn't told again.
 */
export async function findByAddress(text: string, known: readonly Hit[]): Promise<readonly Hit[]> {
  if (!/\p{L}/u.test(text) || !mayNow('readContacts')) return [];
  const found = await findSubmitters(text, MOST_CONTACTS);
  // It's only an addition to what was found.
  if ('why' in found || found.submitters.size === 0) return [];
  const terms = searchTermsOf(text);
  const others = new Set(known.map(({ id }) => id));
  const page = await readPages(
    entriesOfSubmitters([...found.submitters.keys()]),
    1,
    (hit) => !others.has(hit.id) && hasTerms(wordsWith(hit, found.submitters), terms),
  );
  return 'why' in page ? [] : page.hits.map((hit) => ({ ...hit, isByAddress: true }));
}

/** The words of an expense, and of its submitter's contacts. */
function wordsWith(
  { words, submitterId }: Hit,
  submitters: ReadonlyMap<string, readonly string[]>,
): Readonly<Record<string, unknown>> {
  const own = submitters.get(submitterId ?? '') ?? [];
  return { ...words, ...Object.fromEntries(own.map((word): [string, Term] => [word, []])) };
}

/** Reads so many pages of what's wanted of a query, and some more until there's anything. */
async function readPages(
  query: RowQuery,
  pages: number,
  isWanted: (hit: Hit) => boolean,
): Promise<Found | Failure> {
  const hits: Hit[] = [];
  let after: Cursor | null = null;
  for (let read = 1; ; read++) {
    const page: Page<Hit> | Failure = await firstOf((onChange) =>
      listenPage({ ...query, size: PAGE, after }, readHit, onChange),
    );
    if ('why' in page) return page;
    hits.push(...page.rows.filter((hit) => hasPage(hit) && isWanted(hit)));
    after = page.next;
    const isEnough = read >= pages && (hits.length > 0 || read >= MOST_PAGES);
    if (after === null || isEnough) return { hits, more: after !== null };
  }
}

/** Whether the signed-in person can open what was found: people and approvers are in User Management. */
function hasPage({ kind }: Hit): boolean {
  return (kind !== 'people' && kind !== 'approvers') || mayNow('readContacts');
}

function latestFirst(hits: readonly Hit[]): readonly Hit[] {
  return hits.toSorted((one, other) =>
    one.order < other.order ? 1 : -Number(one.order > other.order),
  );
}
