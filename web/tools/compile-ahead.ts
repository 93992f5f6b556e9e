/**
 * Has Chromium (from 136 on) compile a whole file while it comes, beside the page, instead of each function when it is first
 * called, which stops the page. For any other browser it is a comment. Source: V8's 'explicit compile hints'.
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** Libraries that come late and of which a page calls little: to compile them whole would take memory for nothing. */
const SELDOM_CALLED = /\/node_modules\/(?:@mui\/x-charts|jspdf|pdfjs-dist)\//;

/** Returns what a built file begins with. @param moduleIds what it was built from. */
export function compileAhead({ moduleIds }: { readonly moduleIds: readonly string[] }): string {
  return moduleIds.some((id) => SELDOM_CALLED.test(id)) ? '' : HINT;
}
