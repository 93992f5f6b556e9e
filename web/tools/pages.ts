/* Without this list an address of the site would be 'Page not found', in the build and while developing. */

import { LANGUAGE_TAGS, LANGUAGES, type Language } from '@pa-ledger/domain/language';

/** One entry of the site. */
export interface SitePage {
  /** The entry, beside vite.config.ts. */
  readonly html: string;
  /** The addresses under which Hosting serves it. */
  readonly path: RegExp;
  /** The page's first look, which is written into the HTML at build time; null: only script draws the page. */
  readonly shell: Shell | null;
  /** Where Hosting looks for what a browser that prefers the language gets instead of the English file; null: nowhere. */
  readonly preferred: string | null;
  /** The address of each language for search engines; empty: they don't list the page. */
  readonly alternates: readonly (readonly [language: string, path: string])[];
}

interface Shell {
  readonly module: string;
  readonly component: string;
  /** Where the page's words come from, and what they're called there. */
  readonly words: readonly [module: string, name: string];
  /** Its address after the language's folder; null if it offers no other language. */
  readonly path: string | null;
}

/** What each page's module with all words of a language is called, and the words in it. */
const BUNDLES: Readonly<Record<Language, string>> = { en: 'english', es: 'spanish' };

/** A page that's there in each language. */
interface PublicPage {
  /** The entry, in the language's folder. */
  readonly html: string;
  readonly folder: string;
  readonly component: string;
  readonly path: Shell['path'];
  /** Its addresses after the language's folder. */
  readonly addresses: string;
  /** Whether Hosting serves it at an address that names no language, in the one that the browser prefers. */
  readonly isPreferred?: true;
  /** Whether search engines list it. */
  readonly isListed?: true;
}

const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    html: 'index.html',
    folder: 'submit',
    component: 'SubmitPage',
    path: '/submit',
    addresses: '(/submit)?',
    isPreferred: true,
    isListed: true,
  },
  {
    html: 'approve.html',
    folder: 'approve',
    component: 'ApprovePage',
    path: '/approve',
    addresses: '/approve(/.*)?',
  },
  {
    html: 'status.html',
    folder: 'status',
    component: 'StatusPage',
    path: '/status',
    addresses: '/status',
  },
  {
    html: 'correct.html',
    folder: 'correct',
    component: 'CorrectPage',
    path: '/correct',
    addresses: '/correct',
  },
  {
    html: '404.html',
    folder: 'not-found',
    component: 'NotFoundPage',
    path: null,
    addresses: '/404\\.html',
    isPreferred: true,
  },
];

export const SITE_PAGES: readonly SitePage[] = [
  ...LANGUAGE_TAGS.flatMap((language) => PUBLIC_PAGES.map((page) => pageIn(language, page))),
  {
    html: 'admin.html',
    path: /^\/admin(\/.*)?$/,
    shell: null,
    preferred: null,
    alternates: [],
  },
];

function pageIn(language: Language, page: PublicPage): SitePage {
  const { html, folder, component, path, addresses, isPreferred, isListed } = page;
  const start = LANGUAGES[language].path;
  const bundle = BUNDLES[language];
  return {
    html: `${start}/${html}`.slice(1),
    path: new RegExp(`^${start}${addresses}/?$`),
    shell: {
      module: `src/${folder}/${component}.tsx`,
      component,
      words: [`src/${folder}/${bundle}.ts`, bundle],
      path,
    },
    // As `i18n` in firebase.json says.
    preferred: isPreferred === undefined ? null : `preferred/${language}/${html}`,
    alternates: isListed === undefined || path === null ? [] : alternatesOf(path),
  };
}

/** `/` is in the language that the browser prefers. */
function alternatesOf(path: string): SitePage['alternates'] {
  return [
    ['x-default', '/'],
    ...LANGUAGE_TAGS.map((tag) => [tag, `${LANGUAGES[tag].path}${path}`] as const),
  ];
}
