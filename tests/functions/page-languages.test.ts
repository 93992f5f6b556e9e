import { LANGUAGE_TAGS, LANGUAGES } from '@pa-ledger/domain/language';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../ops/base/paths.ts';
import { SITE_PAGES } from '../../web/tools/pages.ts';
import { textsIn } from '../support/texts-in.ts';

const DIST = path.join(ROOT, 'web/dist');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

// The build's own file.
const manifest = JSON.parse(
  readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8'),
) as Readonly<Record<string, Chunk>>;

/** All that a page loads, at once or later. */
function filesOf(name: string, found = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[name];
  if (chunk === undefined || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
    filesOf(next, found);
  return found;
}

/** The modules with the texts of the public pages; English has those that another language has beside it. */
const translated = globSync('{web,domain}/src/**/*-messages.es.ts', { cwd: ROOT });
const modulesIn = (language: string) =>
  translated.map((file) => file.replace('.es.ts', language === 'en' ? '.ts' : `.${language}.ts`));

/** Texts that are told apart from names in the code. */
async function sentencesIn(language: string): Promise<readonly string[]> {
  const modules = await Promise.all(
    modulesIn(language).map((file) => import(path.join(ROOT, file)) as Promise<object>),
  );
  return textsIn(modules.map((module) => ({ ...module })))
    .map(([, text]) => text)
    .filter((text) => text.length > 20 && text.includes(' '));
}

const folderOf = (language: keyof typeof LANGUAGES) =>
  LANGUAGES[language].path === '' ? '' : `${LANGUAGES[language].path.slice(1)}/`;

it.each(LANGUAGE_TAGS)('no page in "%s" loads a text of another language', async (language) => {
  const folder = folderOf(language);
  const pages = SITE_PAGES.filter(
    ({ html, shell }) => shell !== null && html === `${folder}${path.basename(html)}`,
  );
  expect(pages.length).toBeGreaterThanOrEqual(5);
  const files = new Set(pages.flatMap(({ html }) => [...filesOf(html)]));
  const code = [...files].map((file) => readFileSync(path.join(DIST, file), 'utf8')).join('\n');
  const own = await sentencesIn(language);
  // So that the search would find one.
  expect(own.filter((text) => code.includes(text)).length).toBeGreaterThan(50);
  for (const other of LANGUAGE_TAGS.filter((tag) => tag !== language)) {
    const foreign = (await sentencesIn(other)).filter((text) => !own.includes(text));
    expect(foreign.filter((text) => code.includes(text))).toEqual([]);
  }
});
