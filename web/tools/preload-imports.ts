import type { Plugin } from 'vite';

/**
 * Where an HTML entry wants the links, with the name of the one dynamic import that it wants if there are others; an entry
 * without it gets none. They belong behind the script itself, for the browser fetches in the order of the page.
 */
const PLACE = /<!--preload-imports(?:: (?<name>\w+))?-->/;

/** What of a built chunk tells which others it needs. */
interface Needs {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/**
 * Lets the browser fetch what an entry's script imports dynamically together with the script itself: `/approve` sends
 * its request from a tiny script, and the page must not wait for that script to have run.
 */
export function preloadImports(): Plugin {
  return {
    name: 'pa-ledger:preload-imports',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { chunk, bundle }) {
        const place = PLACE.exec(html);
        if (!chunk || !bundle || place === null) return html;
        const chunkOf = (file: string) => {
          const found = bundle[file];
          return found?.type === 'chunk' ? found : undefined;
        };
        const name = place.groups?.['name'];
        const wanted = chunk.dynamicImports.filter(
          (file) => name === undefined || chunkOf(file)?.name === name,
        );
        const links = filesBehind({ ...chunk, dynamicImports: wanted }, chunkOf).map(
          (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
        );
        return html.replace(PLACE, () => links.join('\n    '));
      },
    },
  };
}

/** The files that the dynamic imports of `entry` bring, beyond those that it imports itself. */
export function filesBehind(
  entry: Needs,
  chunkOf: (file: string) => Needs | undefined,
): readonly string[] {
  const known = [entry.fileName, ...entry.imports];
  const files = new Set<string>();
  const queue = [...entry.dynamicImports];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (files.has(file) || known.includes(file)) continue;
    files.add(file);
    queue.push(...(chunkOf(file)?.imports ?? []));
  }
  return [...files];
}
