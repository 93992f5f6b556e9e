import { keepYear } from '../shared/years/keep-year.ts';

/*
 * The text that's searched is in the fragment of the page's address, `/admin/search#q=…`: no request carries it, so it's in no
 * log, and Back and a reload keep it.
 */

const PAGE = '/admin/search';

/** Returns the address of the page with a text's results. @param query the present one, whose year is kept. */
export function searchAddress(text: string, query: string) {
  return { pathname: PAGE, search: keepYear(query), hash: fragmentOf(text) };
}

/** Returns the fragment for a text; '' without one. */
export function fragmentOf(text: string): string {
  return text === '' ? '' : `#q=${encodeURIComponent(text)}`;
}

/** Returns the text in a fragment; '' without one. */
export function textIn(fragment: string): string {
  return new URLSearchParams(fragment.replace(/^#/, '').replaceAll('+', '%2B')).get('q') ?? '';
}
