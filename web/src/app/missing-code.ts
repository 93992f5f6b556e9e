import { createStore, type Store } from './store.ts';

/*
 * A deploy removes the previous build's files, and a page opened before it may still ask for one. Such a page keeps what the
 * person typed and offers a reload, but never reloads by itself.
 */

const missing = createStore(false);
/** Whether a part failed to load and won't appear. */
let isPartLost = false;

/** Whether code that the page needs now failed to load. */
export const missingCode: Store<boolean> = missing;

/** Loads code for something that the person can retry. @throws the browser's Error if it can't load. */
export async function loadNeeded<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    const code = await loadFresh(load);
    missing.set(isPartLost);
    return code;
  } catch (error) {
    missing.set(true);
    throw error;
  }
}

/**
 * Loads code for a part of a page. If that fails, the part never appears, but the rest of the page stays: an error would take
 * down the whole page, with everything typed in it.
 */
export function loadPart<Code>(load: () => Promise<Code>): Promise<Code> {
  return loadFresh(load).catch(() => {
    isPartLost = true;
    missing.set(true);
    return new Promise<Code>(() => undefined);
  });
}

/**
 * Loads code. Hosting answers for a missing file with the headers of its address, so a browser remembers for a year that it's
 * missing, even after a rollback brings the file back.
 */
async function loadFresh<Code>(load: () => Promise<Code>): Promise<Code> {
  const begun = performance.now();
  try {
    return await load();
  } catch (error) {
    if (!(await askForMissingFiles(begun).catch(() => false))) throw error;
    return load();
  }
}

/**
 * Imports a file; if it failed, from an address that differs by its query, since some browsers don't fetch one again that failed once.
 * What the file itself imports keeps its address, so nothing runs twice.
 * @param load an `import()` and nothing else. @throws its error if the file can't be loaded now either.
 */
export async function importAgain<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\S+\.js/u.exec(error instanceof Error ? error.message : '') ?? [];
    if (address === undefined) throw error;
    try {
      // The file that was asked for.
      return (await import(/* @vite-ignore */ `${address}?${performance.now()}`)) as Code;
    } catch {
      throw error;
    }
  }
}

/** Bypasses the browser's cache for the files missing since then. @returns whether one of them is there. */
async function askForMissingFiles(since: number): Promise<boolean> {
  // All entries of type 'resource' have this form.
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const missed = resources.filter(
    ({ startTime, responseStatus }) => startTime >= since && responseStatus === 404,
  );
  const addresses = [...new Set(missed.map(({ name }) => name))];
  const answers = await Promise.all(addresses.map((file) => fetch(file, { cache: 'reload' })));
  return answers.some(({ ok }) => ok);
}
