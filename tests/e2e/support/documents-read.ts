import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** The names of the documents that listeners have received. */
    documentsRead: string[];
  }
}

/**
 * Records which documents the page's listeners receive, before the page gets them, so that everything shown is recorded.
 * Call it before the page is opened.
 */
export async function watchDocuments(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.documentsRead = [];
    const original = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const response = await original(...request);
      if (response.body === null || !response.url.includes('/Listen/channel')) return response;
      const { status, statusText, headers } = response;
      return new Response(response.body.pipeThrough(noted()), { status, statusText, headers });
    };
    function noted(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
      const decoder = new TextDecoder();
      let unread = '';
      return new TransformStream({
        transform: (part, passed) => {
          unread += decoder.decode(part, { stream: true });
          // A name may go on in the next part; what follows the last whole one is kept for it.
          let end = 0;
          for (const found of unread.matchAll(/"name":\s*"[^"]*\/documents\/([^"]+)"/g)) {
            if (found[1] !== undefined) window.documentsRead.push(found[1]);
            end = found.index + found[0].length;
          }
          unread = unread.slice(end);
          passed.enqueue(part);
        },
      });
    }
  });
}

/**
 * Returns the number of documents that were received since the last call.
 * @param collection counts only its documents.
 */
export function takeDocumentsRead(page: Page, collection?: string): Promise<number> {
  const prefix = collection === undefined ? '' : `${collection}/`;
  return page.evaluate((start) => {
    const names = window.documentsRead;
    window.documentsRead = [];
    return names.filter((name) => name.startsWith(start)).length;
  }, prefix);
}
