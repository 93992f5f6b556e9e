import type { Page } from '@playwright/test';
import { expect } from './memory-books.ts';

/** Shows an address without loading the panel anew, and waits until what it shows has come. */
export async function show(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, `/admin/${address}`);
  // The page that was there before goes with the next frame.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.waitForFunction(
    () =>
      document.querySelector('main :is(h2, h3, dl, [role="alert"])') !== null &&
      document.querySelector('main .MuiSkeleton-root, main [aria-busy="true"]') === null,
  );
}

/** Returns the names of what a page offers: buttons, links with their addresses, choices of its menus, and inputs. */
export async function controlsOf(page: Page): Promise<readonly string[]> {
  const found = await page.locator('main').evaluate((main) => {
    const textOf = (element: Element) =>
      (element instanceof HTMLElement ? element.innerText : '').replaceAll(/\s+/g, ' ').trim();
    const nameOf = (element: Element): string => {
      const by = (element.getAttribute('aria-labelledby') ?? '').split(' ');
      const labels = by.flatMap((id) => document.getElementById(id) ?? []).map(textOf);
      const own = 'labels' in element ? [...((element.labels ?? []) as NodeList)] : [];
      return (
        element.getAttribute('aria-label') ??
        [...labels, ...own.map((label) => textOf(label as Element))].join(' ').trim()
      );
    };
    return (
      [...main.querySelectorAll('button, a[href], input, select, textarea, [role="switch"]')]
        // A tab only leads to another page.
        .filter((element) => !element.matches('[role="tab"]'))
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => {
          const isInput = element.matches('input, select, textarea, [role="switch"]');
          const name = nameOf(element) || (isInput ? '' : textOf(element));
          const kind = isInput ? `input ${element.getAttribute('type') ?? ''}`.trim() : 'press';
          return `${kind}: ${name}${element instanceof HTMLAnchorElement ? ` → ${element.getAttribute('href')}` : ''}`;
        })
    );
  });
  const more = page.locator('main').getByRole('button', { name: 'More actions' });
  const choices: string[] = [];
  for (const button of await more.all()) {
    await button.click();
    const menu = page.getByRole('menu');
    choices.push(...(await menu.getByRole('menuitem').allInnerTexts()));
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
  return [...found, ...choices.map((name) => `press: ${name}`)];
}

/** What a press would do to the books. Of links, what their address opens counts too. */
const CHANGES = [
  /^press: (?:add|edit|delete|import|undo|take back|pay|void|confirm|reconcile|ratify|record|adopt|close|reopen|write|upload|recalculate|send|resend|ask|decide|approve|reject|set|change|give|mark|remove|select|start|arrange|new|attach|enter|put|sign|mail|review|choose (?!columns)|save|assign|not a duplicate|refund|outstanding|signers|spoil|settle|leave|use|bounced check|vendor refund)\b(?!.* → blob:)/i,
  /^press: more$/i,
  /(?:\/new|\/edit|\/pay-run)(?:\?|$)|[?&](?:new|set)\b/,
];

/** The inputs that only look for something. */
const LOOKS =
  /^input[ a-z]*: ?(?:$|.*\b(?:search|words|order|filter|sort|status|category|fund|from|to|after|before|kind|person|account|month|year|period|day|show|compare))/i;

/** Everyone writes findings, which are beside the books. */
const OF_EVERYONE = ['press: Write a finding'];

/** Returns which of a page's controls change the books. */
export function changing(controls: readonly string[]): readonly string[] {
  const others = controls.filter((control) => !OF_EVERYONE.includes(control));
  return others.filter(
    (control) =>
      CHANGES.some((pattern) => pattern.test(control)) ||
      /^input (?:checkbox|file|radio)/.test(control) ||
      (control.startsWith('input') && !LOOKS.test(control)),
  );
}
