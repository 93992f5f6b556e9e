import { LANGUAGES, type Language } from '@pa-ledger/domain/language';

/** What an address of the public pages is after the language's folder: `/status` is `/es/status` in Spanish. */
export type PublicPath = `/${string}`;

/** Returns an address in a language. */
export function addressIn(language: Language, path: PublicPath): string {
  return `${LANGUAGES[language].path}${path}`;
}

const FOLDERS = Object.values(LANGUAGES).flatMap(({ path }) => (path === '' ? [] : [path]));

/** Returns a path without its language's folder; `/` for the folder itself. */
export function withoutLanguage(pathname: string): PublicPath {
  const isIn = (folder: string) => pathname === folder || pathname.startsWith(`${folder}/`);
  const rest = pathname.slice(FOLDERS.find(isIn)?.length ?? 0);
  return `/${rest.replace('/', '')}`;
}

/** The parts of an address that a page needs to give its own in another language. */
export type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** A page that's there in every language. */
export interface PublicPage {
  readonly path: PublicPath;
  /** Returns what its current address is after the language's folder, to open in another language. */
  readonly current: (place: Place) => PublicPath;
}

/** Returns a page whose address stays the same but for the language. */
export function pageAt(path: PublicPath): PublicPage {
  return {
    path,
    current: ({ pathname, search, hash }) => {
      const own = withoutLanguage(pathname);
      // Hosting serves at `/` the language that the browser prefers.
      return `${own === '/' ? path : own}${search}${hash}`;
    },
  };
}
