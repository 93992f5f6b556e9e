/** Where the shell in the HTML has room for words before React is there. */
export const SHELL_MESSAGE_ID = 'first-words';
export const SHELL_ADVICE_ID = 'first-advice';

/**
 * Says something in the shell that the build has put into the HTML, so that nobody waits for React to be told what is
 * known. Does nothing once React has drawn the page itself.
 */
export function showInShell(words: string, advice = ''): void {
  say(SHELL_MESSAGE_ID, words);
  say(SHELL_ADVICE_ID, advice);
}

function say(id: string, text: string): void {
  const place = document.getElementById(id);
  if (place !== null) place.textContent = text;
}
