import { createStore } from '../../app/store.ts';

/** Where this browser keeps that the single keys are off. */
const KEPT = 'pa-ledger:single-keys';

/** Whether single keys do anything; whoever speaks to the browser, or often hits a key by accident, switches them off. */
export const singleKeys = createStore(localStorage.getItem(KEPT) !== 'off');

/** Switches the single keys on or off, in this browser. */
export function switchSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, 'off');
  singleKeys.set(isOn);
}

/** What has a key says so by this attribute: `/`, `n`, or, on a record's page, `j` and `k`. */
export const withKey = (key: '/' | 'n' | 'j' | 'k') => ({ 'data-key': key });

/** What a key belongs to while it has the focus: what is typed into, and what has choices. */
const TAKES_KEYS = 'input, textarea, select, [contenteditable], [role="listbox"]';
/** Dialogs, menus, and drawers are in front of the page; while one fades out it's hidden from screen readers already. */
const IN_FRONT = '.MuiModal-root:not([aria-hidden="true"]), dialog[open]';
/** What opens a row, or else what it offers first. */
const IN_ROW = 'a[href], button';

/**
 * Listens for the single keys until the returned function is called.
 * @param onHelp shows the list of keys.
 */
export function listenForSingleKeys(onHelp: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (!singleKeys.view() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.defaultPrevented || event.isComposing) return;
    if (target instanceof Element && target.closest(TAKES_KEYS) !== null) return;
    if (document.querySelector(IN_FRONT) !== null) return;
    if (!act(key, onHelp)) return;
    event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}

/** Does what a key is for. @returns whether it is for anything here. */
function act(key: string, onHelp: () => void): boolean {
  if (key === '?') {
    onHelp();
    return true;
  }
  if (key === '/' || key === 'n') return press(key);
  if (key === 'j' || key === 'k') return press(key) || focusRow(key === 'j' ? 1 : -1);
  return false;
}

/** Presses what has the key; an input gets the focus instead. */
function press(key: string): boolean {
  const [found] = shown(`[data-key="${CSS.escape(key)}"]`);
  if (found === undefined) return false;
  if (found instanceof HTMLInputElement) found.select();
  found.focus();
  if (!(found instanceof HTMLInputElement)) found.click();
  return true;
}

/** Moves the focus to the next row of a list, or to the one before; to the first one from elsewhere. */
function focusRow(step: 1 | -1): boolean {
  const rows = shown('main tbody > tr').filter((row) => row.querySelector(IN_ROW) !== null);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = at === -1 ? rows[0] : rows[at + step];
  const place = row?.querySelector<HTMLElement>(IN_ROW);
  if (!place) return false;
  place.focus();
  row?.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Returns what is in sight of what a selector finds, in its order. */
function shown(selector: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.getClientRects().length > 0,
  );
}
