import { SITE_PAGES } from './pages.ts';

/**
 * Has Chromium (from 136 on) compile a whole file while it comes, beside the page, instead of each function when it is first
 * called, which stops the page. For any other browser it is a comment. Source: V8's 'explicit compile hints'.
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** A library that comes late, and of which a page calls little. */
const SELDOM_CALLED = 'pdfjs';

/** What people load next after a page, by its files' names. */
const NEXT: ReadonlySet<string> = new Set(
  SITE_PAGES.flatMap(({ then }) => then.flatMap(({ modules }) => modules)),
);

/** A built file, as Rolldown tells of it. */
interface BuiltFile {
  readonly name: string;
  readonly isDynamicEntry: boolean;
}

/** Returns what a built file begins with: the hint if a page opens with it, so that what comes later takes no memory for nothing. */
export function compileAhead({ name, isDynamicEntry }: BuiltFile): string {
  const isLater = name === SELDOM_CALLED || (isDynamicEntry && !NEXT.has(name));
  return isLater ? '' : HINT;
}
