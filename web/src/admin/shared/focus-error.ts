/** Puts the focus on the first field that has an error, once it is drawn. */
export function focusFirstError(within: HTMLElement | null): void {
  requestAnimationFrame(() => {
    within?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
