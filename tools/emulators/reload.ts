import { existsSync, watch } from 'node:fs';
import path from 'node:path';
import { reasonOf } from '../../ops/base/failure.ts';
import { HOST } from '../../ops/base/ports.ts';
import { BUILT_FUNCTIONS, refreshFunctionsFolder } from './functions-folder.ts';
import type { Suite } from './suite.ts';

/** A build writes several files. The reload comes this long after the last one, in ms. */
const QUIET = 400;

/** Loads the functions again after each build. */
export function reloadOnBuild({ folders, ports }: Suite, interrupted: AbortSignal): void {
  const url = `http://${HOST}:${ports.hub}/functions/enableBackgroundTriggers`;
  onBuild(BUILT_FUNCTIONS, interrupted, async () => {
    try {
      refreshFunctionsFolder(folders.functions);
      const { ok, statusText } = await fetch(url, { method: 'PUT' });
      console.log(ok ? 'Functions loaded anew.' : `Functions not loaded: ${statusText}`);
    } catch (error) {
      // Another build has begun. Its last file starts this again.
      console.log(`Functions not loaded: ${reasonOf(error)}`);
    }
  });
}

/** Calls back after each build into a folder, which must exist and stay, until the caller stops it. */
export function onBuild(built: string, interrupted: AbortSignal, call: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  watch(built, { signal: interrupted }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // The last file of a build.
      if (!interrupted.aborted && existsSync(path.join(built, 'package.json'))) void call();
    }, QUIET);
  });
}
