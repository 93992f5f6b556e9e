import { pollUntil } from '../functions/support/poll-until.ts';
import type { Driver, ElementReference } from './driver.ts';

/** How long the page may take to show what somebody waits for, in ms. */
const TIMEOUT_MS = 60_000;
const PAUSE_MS = 200;

/** Types into a field, by its label. */
export async function fill(driver: Driver, label: string, text: string): Promise<void> {
  await driver.type(await field(driver, label), text);
}

/** Chooses files in a field, by its label. */
export async function choose(
  driver: Driver,
  label: string,
  files: readonly string[],
): Promise<void> {
  await driver.attach(await field(driver, label), files);
}

/** Clicks on a button, by its label, its text or a part of it, as soon as it can be clicked. */
export async function press(driver: Driver, name: string): Promise<void> {
  await driver.press(await soon(driver, `button "${name}"`, () => driver.find(buttonNamed, name)));
}

/** Waits for a text on the page. */
export async function see(driver: Driver, text: string): Promise<void> {
  await until(driver, `text "${text}"`, () => driver.run(pageSays, text));
}

/** Waits until a condition holds in the page. */
export async function until(
  driver: Driver,
  what: string,
  holds: () => Promise<boolean>,
): Promise<void> {
  await soon(driver, what, async () => (await holds()) || null);
}

/** The field with a label, which is waited for. */
export function field(driver: Driver, label: string): Promise<ElementReference> {
  return soon(driver, `field "${label}"`, () => driver.find(fieldLabeled, label));
}

async function soon<Found>(
  driver: Driver,
  what: string,
  find: () => Promise<Found | null>,
): Promise<Found> {
  let shown = '';
  const found = await pollUntil(
    async () => {
      const now = await find();
      if (now === null) shown = await driver.run(() => document.body.innerText);
      return now;
    },
    (value) => value !== null,
    () => `The page has no ${what}: ${shown.replaceAll(/\s+/g, ' ')}`,
    TIMEOUT_MS,
    PAUSE_MS,
  );
  if (found === null) throw new Error(`The page has no ${what}.`);
  return found;
}

// These run in the page.

function fieldLabeled(label: string): Element | null {
  const labels = [...document.querySelectorAll('label')];
  return labels.find(({ textContent }) => textContent.trim() === label)?.control ?? null;
}

function buttonNamed(name: string): Element | null {
  const buttons = [...document.querySelectorAll('button')].filter(({ disabled }) => !disabled);
  return (
    buttons.find(({ ariaLabel, textContent }) => [ariaLabel, textContent.trim()].includes(name)) ??
    buttons.find(({ textContent }) => textContent.includes(name)) ??
    null
  );
}

function pageSays(text: string): boolean {
  return document.body.innerText.includes(text);
}
