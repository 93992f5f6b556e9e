import { createStore, type Store } from './store.ts';

/*
 * After a deploy, the files of the build before are gone: a page that was opened before it may ask for one. It keeps
 * what was typed and offers a reload, and never reloads by itself.
 */

const missing = createStore(false);

/** Whether code that the page needs now could not be loaded. */
export const missingCode: Store<boolean> = missing;

/** Loads code for something that can be tried again. @throws Error that the browser gives when it cannot be loaded. */
export async function loadNeeded<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    const code = await load();
    missing.set(false);
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
  return load().catch(() => {
    missing.set(true);
    return new Promise<Code>(() => undefined);
  });
}
