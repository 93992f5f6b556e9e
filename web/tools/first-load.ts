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
export function withImports(
  paths: readonly string[],
  read: (path: string) => string,
): readonly string[] {
  const files = new Set<string>();
  const queue = [...paths];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (files.has(path)) continue;
    files.add(path);
    const base = `http://site${path}`;
    const imported = pathsOf(read(path), STATIC_IMPORT);
    queue.push(...imported.map((relative) => new URL(relative, base).pathname));
  }
  return [...files];
}

function pathsOf(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), (match) => match.groups?.['path'] ?? '');
}
