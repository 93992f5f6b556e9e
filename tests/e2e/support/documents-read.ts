import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The names of the documents that listeners have brought. */
    documentsRead: string[];
  }
}

/** Notes which documents the page's listeners bring over the wire; to be called before the page is opened. */
export async function watchDocuments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.documentsRead = [];
    const original = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const response = await original(...request);
      if (response.url.includes('/Listen/channel')) void read(response.clone());
      return response;
    };
    async function read(response: Response): Promise<void> {
      const decoder = new TextDecoder();
      const reader = response.body?.getReader();
      let unread = '';
      for (;;) {
        const part = await reader?.read().catch(() => undefined);
        if (part?.value === undefined) return;
        unread += decoder.decode(part.value, { stream: true });
        // A name may go on in the next part; what follows the last whole one is kept for it.
        let end = 0;
        for (const found of unread.matchAll(/"name":\s*"[^"]*\/documents\/([^"]+)"/g)) {
          if (found[1] !== undefined) window.documentsRead.push(found[1]);
          end = found.index + found[0].length;
        }
        unread = unread.slice(end);
      }
    }
  });
}

/** Without another document for this long, in ms, all that were on their way have been noted. */
const QUIET_MS = 500;

/**
 * How many documents were brought since the last call. They are noted a little after they are shown.
 * @param collection counts its documents alone.
 */
export function takeDocumentsRead(page: Page, collection?: string): Promise<number> {
  return page.evaluate(
    async ([prefix, quiet]) => {
      for (let before = -1; before !== window.documentsRead.length;) {
        before = window.documentsRead.length;
        await new Promise((resolve) => setTimeout(resolve, quiet));
      }
      const names = window.documentsRead;
      window.documentsRead = [];
      return names.filter((name) => name.startsWith(prefix)).length;
    },
    [collection === undefined ? '' : `${collection}/`, QUIET_MS] as const,
  );
}
