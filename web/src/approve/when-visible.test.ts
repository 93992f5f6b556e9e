import { describe, expect, it } from 'vitest';
import { whenVisible } from './when-visible.ts';

/** A page whose state a test turns. */
class TestPage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  prerendering = false;
}

/** Whether the promise has settled by now. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), Promise.resolve(false).then((no) => no)]);
}

describe('whenVisible', () => {
  it('settles at once for a page that is looked at', async () => {
    expect(await isSettled(whenVisible(new TestPage()))).toBe(true);
  });

  it('waits for a tab in the background', async () => {
    const page = new TestPage();
    page.visibilityState = 'hidden';
    const visible = whenVisible(page);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(await isSettled(visible)).toBe(false);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(await isSettled(visible)).toBe(true);
  });

  it('waits for a page that is rendered ahead, whatever its visibility', async () => {
    const page = new TestPage();
    page.prerendering = true;
    const visible = whenVisible(page);
    page.dispatchEvent(new Event('visibilitychange'));
    expect(await isSettled(visible)).toBe(false);
    page.prerendering = false;
    page.dispatchEvent(new Event('prerenderingchange'));
    expect(await isSettled(visible)).toBe(true);
  });
});
