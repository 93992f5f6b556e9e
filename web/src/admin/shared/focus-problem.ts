/** Puts the focus on the first field that has a problem, once it is drawn. */
export function focusFirstProblem(within: HTMLElement | null): void {
  requestAnimationFrame(() => {
    within?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
