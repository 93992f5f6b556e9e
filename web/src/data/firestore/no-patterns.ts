/**
 * Stands in the built site for `re2js`, which Firestore's SDK loads whole (40 kB) for one thing: the patterns of
 * pipelines (`like`, `regex_contains`, `regex_match`), tried on documents in the browser. The panel asks by queries, and
 * the linter refuses `firebase/firestore/pipelines`, the only way to a pipeline.
 */
export const RE2JS = {
  /** @throws Error always: a pattern must never seem to be one that matches nothing. */
  compile(): never {
    throw new Error(
      'The patterns of pipelines are left out: see resolve.alias in web/vite.config.ts.',
    );
  },
};
