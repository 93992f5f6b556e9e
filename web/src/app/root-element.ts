/** Returns the element that has the page. @throws Error if the HTML has no `#root`. */
export function rootElement(): HTMLElement {
  const container = document.getElementById('root');
  if (container === null) throw new Error('The page has no #root.');
  return container;
}
