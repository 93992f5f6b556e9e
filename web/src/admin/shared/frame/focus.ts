/** The id of the panel under the tabs. */
export const PANEL_ID = 'admin-panel';

/** Moves the focus to the panel, because what had it (a row, a form) is gone. */
export function focusPanel(): void {
  document.getElementById(PANEL_ID)?.focus({ preventScroll: true });
}
