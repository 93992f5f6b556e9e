import { organization } from '@pa-ledger/domain/organization';
import type { Page } from '@playwright/test';
import { globSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../ops/base/paths.ts';
import { EVENT, OFFICE } from '../../functions/support/association.ts';
import { expectToFit } from './expect-to-fit.ts';
import { expect } from './test.ts';

/** A word of at least three letters; `It’s` is one. */
const WORD = /[\p{L}’']{3,}/gu;

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

/** A text in the code of a function, which may take something from elsewhere. */
const LITERAL = /(?<mark>['"`])(?<text>(?:\\.|(?!\k<mark>)[^\\])*)\k<mark>/gsu;

/** Returns the words of a messages object, and of the sentences that its functions make. */
function wordsIn(messages: unknown): readonly string[] {
  if (typeof messages === 'string') return wordsOf(messages);
  if (typeof messages === 'function')
    return [...String(messages).matchAll(LITERAL)].flatMap(({ groups }) =>
      wordsOf((groups?.['text'] ?? '').replaceAll(/\$\{[^}]*\}/gu, ' ')),
    );
  if (typeof messages !== 'object' || messages === null) return [];
  return Object.values(messages).flatMap(wordsIn);
}

/** Every module with the Spanish of the public pages, each beside its English. */
const SPANISH = globSync('{web,domain}/src/**/*-messages.es.ts', { cwd: ROOT });

async function wordsOfAll(files: readonly string[]): Promise<ReadonlySet<string>> {
  const modules = await Promise.all(
    files.map((file) => import(path.join(ROOT, file)) as Promise<object>),
  );
  return new Set(modules.flatMap((module) => wordsIn({ ...module })));
}

/** What people named and typed: it stays in their language. */
const NAMES = [
  organization.schoolName,
  organization.associationName,
  organization.contactEmail ?? '',
  OFFICE.name,
  EVENT.name,
].flatMap(wordsOf);

let english: Promise<readonly string[]> | null = null;

/** The words of the English texts that no Spanish one has. */
async function onlyEnglish(): Promise<readonly string[]> {
  const [own, other] = await Promise.all([
    wordsOfAll(SPANISH),
    wordsOfAll(SPANISH.map((file) => file.replace('.es.ts', '.ts'))),
  ]);
  return [...other].filter((word) => !own.has(word) && !NAMES.includes(word));
}

/** Returns all that the page says, also to a screen reader, but for the names of other languages and of categories. */
function saidOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const ATTRIBUTES = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
    const said = [document.title];
    const read = (element: Element): void => {
      const { lang } = element instanceof HTMLElement ? element : { lang: '' };
      if (lang !== '' && lang !== document.documentElement.lang) return;
      if (element.matches('script, style, noscript, template, optgroup > option')) return;
      for (const name of ATTRIBUTES) said.push(element.getAttribute(name) ?? '');
      for (const child of element.childNodes) {
        if (child instanceof Text) said.push(child.data);
        else if (child instanceof Element) read(child);
      }
    };
    read(document.body);
    return said.join('\n');
  });
}

/**
 * Checks that a page is Spanish through and through, and fits at 320 pixels.
 * @param typed what people typed, in whatever language.
 */
export async function expectSpanish(
  page: Page,
  what: string,
  typed: readonly string[] = [],
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const words = await (english ??= onlyEnglish());
  // So that the search would find one.
  expect(words.length).toBeGreaterThan(300);
  const own = new Set(typed.flatMap(wordsOf));
  const said = new Set(wordsOf(await saidOn(page)));
  expect(
    words.filter((word) => said.has(word) && !own.has(word)),
    `English words on ${what}`,
  ).toEqual([]);
  const size = page.viewportSize();
  await expectToFit(page, what);
  if (size !== null) await page.setViewportSize(size);
}
