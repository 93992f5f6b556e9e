import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyTree, type TreeCopy } from '../../tools/testing/tree-copy.ts';
import { runProgram } from '../support/run-program.ts';

/*
 * A language that nobody needs, added to a copy of the tree as docs/spanish.md, 'How to add a third language', says. Its texts
 * are the Spanish ones with another letter at the beginning of words, so that one is told from the other.
 */

const TAG = 'eo';
const NAME = 'Esperanto';
/** What its words begin with. */
const MARK = 'x';

let tree: TreeCopy;
const at = (file: string) => path.join(tree.root, file);
const read = (file: string) => readFileSync(at(file), 'utf8');

function change(file: string, before: string | RegExp, after: string): void {
  const text = read(file);
  const changed = text.replace(before, after);
  if (changed === text) throw new Error(`${file} has no ${String(before)}.`);
  writeFileSync(at(file), changed);
}

/** Returns a module of the Spanish as one of the new language. */
function translated(text: string): string {
  return text
    .replaceAll(/\bspanish(?=[A-Z])/gu, 'esperanto')
    .replaceAll(/\bSPANISH_/gu, 'ESPERANTO_')
    .replaceAll(/\bspanish\b/gu, 'esperanto')
    .replaceAll('./spanish.ts', './esperanto.ts')
    .replaceAll(/\.es(?=(?:\.ts)?')/gu, `.${TAG}`)
    .replaceAll("'es'", `'${TAG}'`);
}

/** Begins each word but the first with the mark, in texts that begin with a capital letter: as long as before. */
const marked = (text: string) =>
  text.replaceAll(/(?<=(?:[:?=>+]|return)\s*['`])[A-ZÁÉÍÓÚÑ¿¡][^'`$\n]*/gu, (words) =>
    words.replaceAll(/(?<= )\p{L}/gu, MARK),
  );

function copyTexts(): void {
  for (const file of globSync('{domain,functions,web}/src/**/*.es.ts', { cwd: tree.root }))
    writeFileSync(at(file.replace('.es.ts', `.${TAG}.ts`)), marked(translated(read(file))));
}

function makeBundlesAndEntries(): void {
  for (const file of globSync('web/src/*/spanish.ts', { cwd: tree.root }))
    writeFileSync(at(file.replace('spanish.ts', 'esperanto.ts')), translated(read(file)));
  cpSync(at('web/es'), at(`web/${TAG}`), { recursive: true });
  for (const file of globSync(`web/${TAG}/*.html`, { cwd: tree.root }))
    writeFileSync(
      at(file),
      read(file).replace('lang="es"', `lang="${TAG}"`).replace('start.es.ts', `start.${TAG}.ts`),
    );
  change('web/tools/pages.ts', "es: 'spanish'", `es: 'spanish', ${TAG}: 'esperanto'`);
}

/** Copies the rewrites and headers of the Spanish pages. */
function serve(): void {
  const config = JSON.parse(read('firebase.json')) as {
    readonly hosting: Record<'rewrites' | 'headers', Record<string, unknown>[]>;
  };
  for (const list of [config.hosting.rewrites, config.hosting.headers]) {
    const own = list.filter((entry) => /\/es\b/u.test(String(entry['source'] ?? entry['regex'])));
    const copies = own.map(
      (entry) =>
        JSON.parse(JSON.stringify(entry).replaceAll(/\/es\b/gu, `/${TAG}`)) as (typeof list)[0],
    );
    list.push(...copies);
  }
  writeFileSync(at('firebase.json'), JSON.stringify(config, null, 2));
}

function speak(): void {
  const file = 'functions/src/words.ts';
  const imports = [...read(file).matchAll(/^import [^;]*\.es(?:\.ts)?';\n/gmu)].map(([one]) => one);
  const [table = ''] = /^ {2}es: \{\n[^]*?^ {2}\},\n/mu.exec(read(file)) ?? [];
  change(file, table, `${table}${translated(table).replace('  es: {', `  ${TAG}: {`)}`);
  change(file, /^/u, translated(imports.join('')));
}

beforeAll(() => {
  // The build is the one that people load; a test's own would be React's for developers.
  vi.stubEnv('NODE_ENV', 'production');
  tree = copyTree();
  change(
    'domain/src/language.ts',
    "path: '/es' },",
    `path: '/es' },\n  ${TAG}: { name: '${NAME}', locale: '${TAG}', path: '/${TAG}' },`,
  );
});
afterAll(() => tree.remove());

const types = (workspace: string) =>
  runProgram([at('node_modules/typescript/bin/tsc'), '--noEmit', '-p', at(workspace)], tree.root);

describe('a third language', () => {
  it('does not compile before each step is done', async () => {
    expect((await types('functions')).said).toContain('functions/src/words.ts');
    expect((await types('web')).said).toContain('web/tools/pages.ts');
  });

  it('compiles once it is there', async () => {
    copyTexts();
    makeBundlesAndEntries();
    serve();
    speak();
    for (const workspace of ['domain', 'functions', 'web'])
      expect((await types(workspace)).said, workspace).toBe('');
  });

  it('names a text that is missing', async () => {
    const file = `web/src/status/status-messages.${TAG}.ts`;
    const whole = read(file);
    change(file, /^ {2}title: .*\n/mu, '');
    expect((await types('web')).said).toContain('title');
    writeFileSync(at(file), whole);
  });

  it('has pages of its own, within the limits of size, in which no other language is', async () => {
    const built = await runProgram([at('tools/run.mjs'), 'build'], tree.root);
    expect(built.code, built.said).toBe(0);
    const page = read(`web/dist/${TAG}/index.html`);
    expect(page).toContain(`<html lang="${TAG}"`);
    expect(page).toMatch(new RegExp(` ${MARK}\\p{L}* ${MARK}`, 'u'));
    expect(page).toContain('English');
    expect(page).toContain('Español');
    expect(read('web/dist/index.html')).toContain(NAME);
    expect(read(`web/dist/preferred/${TAG}/index.html`)).toBe(page);
    const { code, said } = await runProgram(
      [
        at('node_modules/vitest/vitest.mjs'),
        'run',
        '--project',
        'functions',
        '--project',
        'unit',
        'tests/functions/page-languages.test.ts',
        'tools/emulators/config.test.ts',
      ],
      tree.root,
    );
    expect(code, said).toBe(0);
  });
});
