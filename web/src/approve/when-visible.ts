/** The part of `document` that tells whether a person can be looking. */
export interface VisibilitySource extends EventTarget {
  readonly visibilityState: DocumentVisibilityState;
  /** Not in every browser. */
  readonly prerendering?: boolean;
}

const EVENTS = ['visibilitychange', 'prerenderingchange'];

/**
 * Settles once the page is in front of a person: a tab opened in the background or a page that the browser renders
 * ahead must not act by itself.
 */
export function whenVisible(page: VisibilitySource): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (page.visibilityState !== 'visible' || page.prerendering === true) return;
      for (const event of EVENTS) page.removeEventListener(event, look);
      resolve();
    };
    for (const event of EVENTS) page.addEventListener(event, look);
    look();
  });
}
