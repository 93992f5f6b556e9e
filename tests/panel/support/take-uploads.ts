import type { Page, Request } from '@playwright/test';

/** A file that the page has sent to Storage. */
export interface Upload {
  readonly path: string;
  /** All of it, once it was taken. */
  readonly bytes: Buffer;
}

const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Expose-Headers': '*',
};
const STATUS = 'X-Goog-Upload-Status';

/**
 * Answers uploads as Storage does: a small file comes at once, a larger one in pieces.
 * @param isFree whether the place of an upload is free, by how many were tried until now.
 * @returns those that were tried, in their order.
 */
export async function takeUploads(
  page: Page,
  isFree: (count: number) => boolean = () => true,
): Promise<readonly Upload[]> {
  const json = {
    projectId: 'demo-panel',
    apiKey: 'none',
    appId: 'none',
    storageBucket: 'demo-panel',
  };
  await page.route('**/__/firebase/init.json', (route) => route.fulfill({ json }));
  const uploads: Upload[] = [];
  await page.route('**/v0/b/**', (route) => {
    const request = route.request();
    if (request.method() !== 'POST') return route.fulfill({ headers: HEADERS });
    const path = new URL(request.url()).searchParams.get('name') ?? '';
    const command = request.headers()['x-goog-upload-command'];
    if (command === undefined || command === 'start') {
      uploads.push({ path, bytes: command === undefined ? partOf(request) : Buffer.alloc(0) });
      if (!isFree(uploads.length))
        return route.fulfill({ status: 403, headers: HEADERS, json: { error: { code: 403 } } });
    }
    if (command === 'start') {
      const headers = { ...HEADERS, [STATUS]: 'active', 'X-Goog-Upload-URL': request.url() };
      return route.fulfill({ headers });
    }
    if (command !== undefined) {
      const { bytes = Buffer.alloc(0) } = uploads.pop() ?? {};
      const piece = request.postDataBuffer() ?? Buffer.alloc(0);
      uploads.push({ path, bytes: Buffer.concat([bytes, piece]) });
    }
    const status = command === 'upload' ? 'active' : 'final';
    const stored = { name: path, bucket: 'demo-panel', contentType: 'image/png' };
    return route.fulfill({ headers: { ...HEADERS, [STATUS]: status }, json: stored });
  });
  return uploads;
}

/** Returns the file in a message of two parts: what is said of it, and itself. */
function partOf(request: Request): Buffer {
  const body = request.postDataBuffer() ?? Buffer.alloc(0);
  const blank = Buffer.from('\r\n\r\n');
  const start = body.indexOf(blank, body.indexOf(blank) + blank.length) + blank.length;
  return body.subarray(start, body.lastIndexOf('\r\n--'));
}
