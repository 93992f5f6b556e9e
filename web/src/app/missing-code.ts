import { createStore, type Store } from './store.ts';

/*
 * After a deploy, the files of the build before are gone: a page that was opened before it may ask for one. It keeps
 * what was typed and offers a reload, and never reloads by itself.
 */

const missing = createStore(false);
/** Whether a part never comes, whatever else is loaded. */
let isPartLost = false;

/** Whether code that the page needs now could not be loaded. */
export const missingCode: Store<boolean> = missing;

/** Loads code for something that can be tried again. @throws Error that the browser gives when it cannot be loaded. */
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
 * Loads code for a part of a page. Where that fails, the part never comes, so that nothing else of the page goes: an
 * error would take away the whole page, with what was typed in it.
 */
export function loadPart<Code>(load: () => Promise<Code>): Promise<Code> {
  return loadFresh(load).catch(() => {
    isPartLost = true;
    missing.set(true);
    return new Promise<Code>(() => undefined);
  });
}

/**
 * Loads code. Hosting answers for a missing file with the headers of its address, so a browser remembers for a year that
 * it is missing; once an earlier build is back, so is the file.
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

/** Asks past the browser's cache for the files that were missing since then. @returns whether one of them is there. */
async function askForMissingFiles(since: number): Promise<boolean> {
  // The entries of this type.
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const missed = resources.filter(
    ({ startTime, responseStatus }) => startTime >= since && responseStatus === 404,
  );
  const addresses = [...new Set(missed.map(({ name }) => name))];
  const answers = await Promise.all(addresses.map((file) => fetch(file, { cache: 'reload' })));
  return answers.some(({ ok }) => ok);
}
