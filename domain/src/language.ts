interface LanguageFacts {
  /** Its name for itself. */
  readonly name: string;
  /** How its people write dates, as a tag for `Intl`. */
  readonly locale: string;
  /** What its pages' addresses begin with. */
  readonly path: string;
}

/** The languages of the public pages and emails. The panel is in English. `docs/spanish.md` says how another one is added. */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-US', path: '' },
  es: { name: 'Español', locale: 'es-US', path: '/es' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Language = keyof typeof LANGUAGES;

// The keys of a constant table are its own literal keys.
export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as Language[];

/** The language of addresses, records, and people that name none. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

/** Returns whether a value is one of the languages. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

/** Returns the language that a record or a person has. @param stored absent means English. */
export function languageOf(stored: unknown): Language {
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}

/**
 * Returns the language that an `Accept-Language` header prefers among ours (RFC 9110, 12.5.4).
 * @param header such as `es-MX,es;q=0.9,en;q=0.8`; English if it's absent or names none of ours.
 */
export function preferredLanguage(header: string | null | undefined): Language {
  const [preferred] = (header ?? '')
    .split(',')
    .map(weighed)
    .filter(({ tag, weight }) => isLanguage(tag) && weight > 0)
    // A stable sort: of equal weights, the first named.
    .sort((one, other) => other.weight - one.weight);
  return languageOf(preferred?.tag);
}

/** A tag such as `es-MX`, of which only the language counts, and maybe its weight. */
const RANGE = /^\s*([a-z]+)(?:-[\w-]+)?\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/i;

function weighed(range: string): { readonly tag: string | undefined; readonly weight: number } {
  const [, tag, weight = '1'] = RANGE.exec(range) ?? [];
  return { tag: tag?.toLowerCase(), weight: Number(weight) };
}
