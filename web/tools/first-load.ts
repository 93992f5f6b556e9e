import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What a page's load brings. */
export interface FirstLoad {
  readonly scripts: number;
  /** JavaScript in kB (1,000 bytes) of brotli, each file compressed by itself. */
  readonly kb: number;
  /** The files, as paths below the site's root. */
  readonly files: readonly string[];
}

/**
 * Weighs the JavaScript of a page's first load in a built site.
 * @param dist the built site's folder.
 * @param html the page, below it.
 * @param later modules that the page imports dynamically and that count as well, by their names.
 * @throws Error when one of them was not built.
 */
export function firstLoadWeight(
  dist: string,
  html: string,
  later: readonly string[] = [],
): FirstLoad {
  const read = (path: string): string => readFileSync(join(dist, path), 'utf8');
  const dynamic = later.map((name) => chunkNamed(dist, name));
  const files = withImports([...firstLoadFiles(read(html), read), ...dynamic], read);
  const kb = files.reduce((sum, path) => sum + brotliKb(join(dist, path)), 0);
  return { scripts: files.length, kb, files };
}

/** Weighs the script of a page with all that it imports statically: what must be there before it does anything. */
export function scriptWeight(dist: string, html: string): number {
  const read = (path: string): string => readFileSync(join(dist, path), 'utf8');
  const files = withImports(pathsOf(read(html), SCRIPT), read);
  return files.reduce((sum, path) => sum + brotliKb(join(dist, path)), 0);
}

/** What was weighed: to compress a file takes up to three seconds, and most are in several loads. */
const weights = new Map<string, number>();

/** The weight of a built file in kB (1,000 bytes) of brotli; it is read once. */
export function brotliKb(file: string): number {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const kb = brotliCompressSync(readFileSync(file)).length / 1000;
  weights.set(file, kb);
  return kb;
}

/** All script files of a built site, as paths below its root; also those in folders, and modules that say so. */
export function scriptFiles(dist: string): readonly string[] {
  return readdirSync(join(dist, 'assets'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.m?js$/.test(name))
    .map((name) => `/assets/${name}`);
}

/** The name of the module that a file was built from, without its hash: `/assets/auth-1a2B3c4D.js` is `auth`. */
export function moduleNameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/(?:-[\w-]{8})?\.m?js$/, '');
}

function chunkNamed(dist: string, name: string): string {
  const found = scriptFiles(dist).find((path) => moduleNameOf(path) === name);
  if (found === undefined) throw new Error(`The build has no file of ${name}.`);
  return found;
}

const SCRIPT = /<script\b[^>]*\bsrc="(?<path>[^"]+)"/g;
const PRELOAD = /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="(?<path>[^"]+)"/g;
/** `import … from "./x.js"`, `export … from "./x.js"`, `import "./x.js"`; not `import("./x.js")`. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](?<path>\.[^"']+)["']/g;

/**
 * The script files that a page loads before anybody does anything: those its HTML names and whatever they import
 * statically, each once.
 * @param read gives a file's text by its path below the site's root, e.g. `/assets/x.js`.
 */
export function firstLoadFiles(html: string, read: (path: string) => string): readonly string[] {
  return withImports([...pathsOf(html, SCRIPT), ...pathsOf(html, PRELOAD)], read);
}

/** Script files and whatever they import statically, each once. @param read as above. */
function withImports(paths: readonly string[], read: (path: string) => string): readonly string[] {
  const files = new Set<string>();
  const queue = [...paths];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (files.has(path)) continue;
    files.add(path);
    queue.push(...importsOf(path, read));
  }
  return [...files];
}

/** The script files that one imports statically. @param read as above. */
export function importsOf(path: string, read: (path: string) => string): readonly string[] {
  const base = `http://site${path}`;
  return pathsOf(read(path), STATIC_IMPORT).map((relative) => new URL(relative, base).pathname);
}

function pathsOf(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), (match) => match.groups?.['path'] ?? '');
}
