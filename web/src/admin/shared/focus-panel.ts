/** The panel under the tabs. */
export const PANEL_ID = 'admin-panel';

/** Puts the focus on the panel: what had it (a row, a form) is gone. */
export function focusPanel(): void {
  document.getElementById(PANEL_ID)?.focus({ preventScroll: true });
}
