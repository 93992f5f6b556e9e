/** The elements of the prerendered HTML that show a message before React is loaded. */
export const SHELL_MESSAGE_ID = 'first-words';
export const SHELL_ADVICE_ID = 'first-advice';

/**
 * Shows a message in the prerendered HTML, so people can read a result before React loads. Does nothing
 * once React has rendered the page.
 */
export function showInShell(message: string, advice = ''): void {
  setText(SHELL_MESSAGE_ID, message);
  setText(SHELL_ADVICE_ID, advice);
}

function setText(id: string, text: string): void {
  const element = document.getElementById(id);
  if (element !== null) element.textContent = text;
}
