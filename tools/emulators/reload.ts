import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { reasonOf } from '../../ops/base/failure.ts';
import { BUILT_FUNCTIONS, refreshFunctionsFolder } from './functions-folder.ts';
import { reloadFunctions } from './hub.ts';
import type { Suite } from './suite.ts';

/** A build writes several files; the reload comes this long after the last one, in ms. */
const QUIET = 400;

/**
 * Loads the functions again after each build.
 * @returns a function that ends it.
 */
export function reloadOnBuild(suite: Pick<Suite, 'folders' | 'ports'>): () => void {
  return onBuild(BUILT_FUNCTIONS, async () => {
    try {
      refreshFunctionsFolder(suite.folders.functions);
      await reloadFunctions(suite.ports);
      console.log('Functions loaded anew.');
    } catch (error) {
      // Another build has begun; its last file starts this again.
      console.log(`Functions not loaded: ${reasonOf(error)}`);
    }
  });
}

/**
 * Calls back after each build into a folder, which must exist and stay.
 * @returns a function that ends it.
 */
export function onBuild(built: string, call: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(built, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // The last file of a build.
      if (existsSync(path.join(built, 'package.json'))) void call();
    }, QUIET);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
