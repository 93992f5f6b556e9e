import type { Plugin } from 'vite';
import { SITE_PAGES } from './pages.ts';

/**
 * Has Chromium (from 136 on) compile a whole file while it comes, beside the page, instead of each function when it is first
 * called, which stops the page. For any other browser it is a comment. Source: V8's 'explicit compile hints'.
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** What people load next after a page, by its files' names. */
const NEXT: ReadonlySet<string> = new Set(
  SITE_PAGES.flatMap(({ then }) => then.flatMap(({ modules }) => modules)),
);

/** A built script, as Rolldown tells of it. */
interface BuiltScript {
  readonly name: string;
  readonly isEntry: boolean;
  /** The files that it imports statically. */
  readonly imports: readonly string[];
}

/** Has what a page opens with compiled ahead. What comes later is not: it would take memory for functions that nobody calls. */
export function compileAhead(): Plugin {
  return {
    name: 'pa-ledger:compile-ahead',
    apply: 'build',
    generateBundle: {
      // Vite puts its own line before a file's code. A file's name does not tell whether it has the comment: it does the same.
      order: 'post',
      handler: (_options, bundle) => {
        const scripts = Object.entries(bundle).flatMap(([file, built]) =>
          built.type === 'chunk' ? [[file, built] as const] : [],
        );
        const opening = openingFiles(new Map(scripts));
        for (const [file, script] of scripts) {
          if (opening.has(file)) script.code = `${HINT}\n${script.code}`;
        }
      },
    },
  };
}

/** Returns the files that pages open with, and what people load next: with all that these import. */
export function openingFiles(scripts: ReadonlyMap<string, BuiltScript>): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [...scripts].flatMap(([file, { name, isEntry }]) =>
    isEntry || NEXT.has(name) ? [file] : [],
  );
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    queue.push(...(scripts.get(file)?.imports ?? []));
  }
  return found;
}
