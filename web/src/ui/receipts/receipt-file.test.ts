import { describe, expect, it } from 'vitest';
import { fileForUrl, loadReceipt } from './receipt-file.ts';

const { signal } = new AbortController();
const PDF = { slot: 2, type: 'application/pdf' } as const;
const FAILED = { ok: false };

describe('loadReceipt', () => {
  it('gives the file the type that it was submitted with, whatever the answer says (#48)', async () => {
    const page = new Response('<script>alert(1)</script>', {
      headers: { 'Content-Type': 'text/html' },
    });
    const asked: number[] = [];
    const file = await loadReceipt(
      (slot) => {
        asked.push(slot);
        return Promise.resolve(page);
      },
      PDF,
      signal,
    );
    expect(asked).toEqual([2]);
    expect(file.ok && file.blob.type).toBe('application/pdf');
  });

  it('fetches nothing of another type (#48)', async () => {
    // A document that someone could store if they got past the server.
    const page = { slot: 0, type: 'text/html' };
    let asked = false;
    const fetchReceipt = () => {
      asked = true;
      return Promise.resolve(new Response('<script>alert(1)</script>'));
    };
    expect(await loadReceipt(fetchReceipt, page, signal)).toEqual(FAILED);
    expect(asked).toBe(false);
  });

  it('says that it failed', async () => {
    expect(
      await loadReceipt(() => Promise.resolve(new Response('', { status: 403 })), PDF, signal),
    ).toEqual(FAILED);
    expect(await loadReceipt(() => Promise.reject(new TypeError()), PDF, signal)).toEqual(FAILED);
  });
});

describe('fileForUrl', () => {
  it('gives a PDF no address that a browser opens in its own view (#99)', async () => {
    const pdf = new Blob(['%PDF-1.4'], { type: 'application/pdf' });
    const addressed = fileForUrl(pdf);
    expect(addressed.type).toBe('application/octet-stream');
    expect(await addressed.text()).toBe('%PDF-1.4');
  });

  it('leaves a picture as it is', () => {
    const picture = new Blob(['x'], { type: 'image/jpeg' });
    expect(fileForUrl(picture)).toBe(picture);
  });
});
