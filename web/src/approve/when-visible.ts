/** The part of `document` that says whether the page is visible. */
export interface VisibilitySource extends EventTarget {
  readonly visibilityState: DocumentVisibilityState;
  /** Not in every browser. */
  readonly prerendering?: boolean;
}

const EVENTS = ['visibilitychange', 'prerenderingchange'];

/**
 * Resolves once the page is visible to a person: a tab opened in the background or a page that the browser prerenders
 * must not act by itself.
 */
export function whenVisible(page: VisibilitySource): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (page.visibilityState !== 'visible' || page.prerendering === true) return;
      for (const event of EVENTS) page.removeEventListener(event, check);
      resolve();
    };
    for (const event of EVENTS) page.addEventListener(event, check);
    check();
  });
}
