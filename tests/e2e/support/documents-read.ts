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
    const note = (text: string): void => {
      for (const [, name] of text.matchAll(/"name":\s*"[^"]*\/documents\/([^"]+)"/g)) {
        if (name !== undefined) window.documentsRead.push(name);
      }
    };
    const original = window.fetch;
    window.fetch = async (...request) => {
      const response = await original(...request);
      if (response.url.includes('/Listen/channel')) void read(response.clone());
      return response;
    };
    async function read(response: Response): Promise<void> {
      const decoder = new TextDecoder();
      let rest = '';
      const reader = response.body?.getReader();
      for (;;) {
        const part = await reader?.read().catch(() => undefined);
        if (part === undefined || part.done) break;
        const text = rest + decoder.decode(part.value, { stream: true });
        // A chunk may end in the midst of a name.
        const end = text.lastIndexOf('\n') + 1;
        note(text.slice(0, end));
        rest = text.slice(end);
      }
      note(rest);
    }
  });
}

/** How many documents of a collection were brought since the last call. */
export function takeDocumentsRead(page: Page, collection: string): Promise<number> {
  return page.evaluate((prefix) => {
    const names = window.documentsRead;
    window.documentsRead = [];
    return names.filter((name) => name.startsWith(prefix)).length;
  }, `${collection}/`);
}
