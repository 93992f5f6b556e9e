import { watch } from 'node:fs';
import { BUILT_FUNCTIONS, refreshFunctionsFolder } from './functions-folder.ts';
import { reloadFunctions } from './hub.ts';
import type { Suite } from './suite.ts';

/** A build writes several files; they are taken together, this long after the last one, in ms. */
const QUIET = 400;

/**
 * Loads the functions anew whenever they were built anew.
 * @returns a function that ends it.
 */
export function reloadOnBuild(suite: Pick<Suite, 'folders' | 'ports'>): () => void {
  let timer: NodeJS.Timeout | undefined;
  const reload = async (): Promise<void> => {
    try {
      refreshFunctionsFolder(suite.folders.functions);
      await reloadFunctions(suite.ports);
      console.log('Functions loaded anew.');
    } catch (error) {
      // A build may be under way; its last file brings us here again.
      console.log(
        `Functions not loaded: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };
  const watcher = watch(BUILT_FUNCTIONS, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void reload(), QUIET);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
