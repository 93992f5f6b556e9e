import { expect, it } from 'vitest';
import { isLanguage, languageOf, LANGUAGES, LANGUAGE_TAGS, preferredLanguage } from './language.ts';

it.each([
  ['es', 'es'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['en;q=0.5, ES-us ; q=0.7', 'es'],
  ['es;q=0.8,en;q=0.8', 'es'],
  ['fr-CA,fr;q=0.9,es;q=0.2', 'es'],
  ['es;q=0', 'en'],
  ['es;q=soon', 'en'],
  ['fr,de;q=0.5', 'en'],
  ['constructor', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [null, 'en'],
  [undefined, 'en'],
])('the header %j prefers %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});

it.each([
  ['es', true],
  ['en', true],
  ['fr', false],
  ['toString', false],
  [undefined, false],
  [7, false],
])('%j as a language: %s', (value, known) => {
  expect(isLanguage(value)).toBe(known);
  expect(languageOf(value)).toBe(known ? value : 'en');
});

it('every language has addresses of its own, and dates of its own', () => {
  expect(LANGUAGE_TAGS).toEqual(['en', 'es']);
  for (const { path, locale } of Object.values(LANGUAGES)) {
    expect(path).toMatch(/^(\/[a-z]+)?$/);
    expect(Intl.DateTimeFormat.supportedLocalesOf(locale)).toEqual([locale]);
  }
});
